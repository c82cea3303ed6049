// Videos and maps: the frame for an address that a person copies from the browser.
import { expect, it } from 'vitest';
import { frameAddress } from '../../src/model/embeds.ts';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=3s',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
])('a video of YouTube plays without its cookies: %s', (url) => {
  expect(frameAddress('youtube', url)).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  );
});

it('a video of Vimeo is asked not to track', () => {
  expect(frameAddress('vimeo', 'https://vimeo.com/76979871')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
});

it('a map shows the place that the address has in its middle', () => {
  expect(frameAddress('map', 'https://www.openstreetmap.org/#map=16/41.85230/-79.31870')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=-79.32870%2C41.84730%2C-79.30870%2C41.85730&marker=41.8523%2C-79.3187',
  );
});

it('an address of another page, or of another kind, has no frame', () => {
  expect(frameAddress('youtube', 'https://www.youtube.com/@lakeside')).toBeUndefined();
  expect(frameAddress('vimeo', 'https://youtu.be/aqz-KE-bpKQ')).toBeUndefined();
  expect(frameAddress('youtube', 'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ')).toBe(
    undefined,
  );
  expect(frameAddress('map', 'https://www.openstreetmap.org/way/1')).toBeUndefined();
});
