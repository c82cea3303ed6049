// A video or a map as it stands in the finished HTML: a picture, a button and a link.
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import { headerRules } from '../../src/hosts/rules.ts';
import type { ManifestSection } from '../../src/model/manifest.generated.ts';
import { manifestText, siteOf } from '../manifest/real-manifest.ts';
import { resolved } from './example-sections.ts';

await loadAllSections();

const { page, facts } = resolved([
  {
    type: 'embed',
    heading: 'See us',
    kind: 'youtube',
    url: 'https://youtu.be/aqz-KE-bpKQ',
    image: { src: '/images/yard.webp', alt: 'A yard.' },
    button_label: 'Play on YouTube',
    link_label: 'Watch it there',
  } as ManifestSection,
]);

it('loads nothing from the other website before the press, and is a link without a script', () => {
  const { body } = renderPage(page, facts, 2026);
  expect(body).toMatch(/<button type="button"[^>]*>.*?Play on YouTube<\/button>/);
  expect(body).toMatch(/<a href="https:\/\/youtu\.be\/aqz-KE-bpKQ" target="_blank"/);
  expect(body).not.toMatch(/<iframe|youtube-nocookie/);
});

it('is refused neither its beginning nor the full screen by a header of the page', () => {
  const features = headerRules(siteOf(manifestText), '')[0]?.headers['Permissions-Policy'];
  expect(features).not.toMatch(/autoplay|fullscreen|picture-in-picture/);
});
