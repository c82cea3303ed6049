// A gallery as it stands in the finished HTML.
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import type { ManifestSection } from '../../src/model/manifest.generated.ts';
import { resolved } from './example-sections.ts';

await loadAllSections();

const yard = (alt: string) => ({ src: '/images/yard.webp', alt });
const { page, facts } = resolved([
  {
    type: 'gallery',
    heading: 'Our work',
    items: [
      { image: yard('A lawn.'), caption: 'In June' },
      { image: yard('Afterward.'), before: yard('Before.') },
    ],
  } as ManifestSection,
]);
const { body } = renderPage(page, facts, 2026);
const list = /<ul[^>]*>(<li[^>]*><button.*?)<\/ul>/s.exec(body)?.[1] ?? '';

it('loads each picture when it comes near, and enlarges one by a button', () => {
  expect(list.match(/loading="lazy"/g)).toHaveLength(3);
  expect(list).toMatch(
    /<button type="button" aria-haspopup="dialog" aria-label="Enlarge: A lawn\."/,
  );
  expect(body).toMatch(/<dialog [^>]*aria-label="Our work"/);
});

it('has a slider between before and after, which arrow keys and fingers move', () => {
  expect(list).toMatch(
    /alt="Afterward\.".*alt="Before\.".*<input type="range"[^>]*aria-label="How/s,
  );
  expect(list.match(/<button/g)).toHaveLength(1);
});
