// The sitemap: which pages it names, and the day on which each of them last changed.
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '../../../src/model/site.ts';
import { sitemap } from '../../../src/node/output/crawler-files.ts';
import {
  lastChange,
  type PageDates,
  readPageDates,
  updatePageDates,
  writePageDates,
} from '../../../src/node/page-dates.ts';
import { type Edit, edited, manifestText, pageAt, siteOf } from '../../manifest/real-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const site = siteOf(manifestText);
const changedBy = (...edits: Edit[]): Site => siteOf(edited(edits).text);

const MAY = new Date('2026-05-02T12:00:00Z');
const JUNE = new Date('2026-06-11T12:00:00Z');
const inMay = updatePageDates(site, {}, MAY);

/** The paths in a sitemap, each with its day. */
function listed(from: Site, dates?: PageDates): Map<string, string | undefined> {
  const entries = [
    ...sitemap(from, dates).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g),
  ];
  return new Map(entries.map(([, loc = '', day]) => [loc.slice(from.facts.origin.length), day]));
}

const robots = (value: string): Edit => ({
  find: ['- path: /pay-bill/', 'service: billing'],
  write: `service: billing\n${value}`,
});

describe('the sitemap', () => {
  test('names every page under its full address, and not the not-found page', () => {
    expect([...listed(site).keys()]).toEqual(site.pages.map(({ page }) => page.path));
    expect(listed(site).has('/404.html')).toBe(false);
  });

  test.each([
    ['that search engines may not list', 'robots: noindex, follow'],
    ['that is closed to them altogether', 'robots: none'],
    ['whose main address is another one', 'canonical_url: https://www.example.com/pay/'],
  ])('leaves out a page %s', (_, line) => {
    const paths = [...listed(changedBy(robots(line))).keys()];
    expect(paths).not.toContain('/pay-bill/');
    expect(paths).toHaveLength(site.pages.length - 1);
  });

  test('is a file that search engines can read', () => {
    const [first] = site.pages;
    expect(sitemap({ ...site, pages: first ? [first] : [] }, inMay)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.cattaraugusvalleyhauling.example/</loc><lastmod>2026-05-02</lastmod></url>
</urlset>
`,
    );
  });
});

describe('the day of the last change', () => {
  const changed = changedBy({
    find: ['- path: /about/', 'heading: Built Local for Western New York'],
    write: 'heading: Built Local',
  });

  test('stays while the page stays as it is', () => {
    const days = listed(site, updatePageDates(site, inMay, JUNE));
    expect([...new Set(days.values())]).toEqual(['2026-05-02']);
  });

  test('stays while holidays pass', () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: MAY });
    const before = updatePageDates(siteOf(manifestText), {}, MAY);
    vi.setSystemTime('2026-09-20T12:00:00Z');
    const moved = siteOf(manifestText).pages.filter(({ page }) => !lastChange(page, before));
    expect(moved.map(({ path }) => path)).toEqual([]);
  });

  test('moves for the page that has changed and for no other', () => {
    const days = listed(changed, updatePageDates(changed, inMay, JUNE));
    const moved = [...days].filter(([, day]) => day === '2026-06-11').map(([path]) => path);
    expect(moved).toEqual(['/about/']);
  });

  test('moves on the page that shows what has changed in a town’s entry, and not on the town’s other page', () => {
    const grown = changedBy({
      find: ['- id: salamanca', 'residents_badge: "5,900+"'],
      write: 'residents_badge: "5,800+"',
    });
    const moved = grown.pages.filter(({ page }) => !lastChange(page, inMay));
    expect(moved.map(({ page }) => page.path)).toEqual(['/residential-trash-pickup/ny/salamanca/']);
  });

  test('is left out for a page that has changed since the days were noted', () => {
    const days = listed(changed, inMay);
    expect(days.get('/about/')).toBeUndefined();
    expect(days.get('/contact/')).toBe('2026-05-02');
  });

  test('stays when the pictures of a page are made in another way', () => {
    const page = pageAt(site, '/about/');
    const variants = { hash: 'a1b2c3', preview: 'data:image/webp;base64,AA' };
    const [hero, ...others] = page.sections.map((section) => JSON.parse(JSON.stringify(section)));
    hero.image.variants = variants;
    expect(lastChange({ ...page, sections: [hero, ...others] }, inMay)).toBe('2026-05-02');
  });

  const root = temporaryFolder();

  test('stands in a file of its own, and nowhere where there is none', () => {
    const project = { dates: join(root, 'dates.json') };
    expect(readPageDates(project)).toEqual({});
    writePageDates(project, inMay);
    expect(readPageDates(project)).toEqual(inMay);
  });
});
