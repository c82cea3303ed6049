// A video or a map as it stands in the finished HTML: a picture, a button and a link.
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import { headerRules } from '../../src/hosts/rules.ts';
import type { ManifestSection } from '../../src/model/manifest.generated.ts';
import type { PageSource, Site } from '../../src/model/site.ts';
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

it('lets the video begin and fill the screen in its frame, and no other website', () => {
  const site = siteOf(manifestText);
  const features = (pages: PageSource[]) =>
    headerRules({ ...site, pages } as Site, '')[0]?.headers['Permissions-Policy'];
  expect(features([{ ...site.pages[0], page } as PageSource])).toContain(
    'fullscreen=(self "https://www.youtube-nocookie.com")',
  );
  expect(features(site.pages)).toContain('fullscreen=()');
});
