// The two files that crawlers ask for first.
import type { Site, SiteFacts } from '../../model/site.ts';
import { lastChange, type PageDates } from '../page-dates.ts';

/**
 * sitemap.xml with exactly the pages that may be indexed. Nothing is escaped: the schema admits no `&` and no `<` in
 * the site's origin and in a page's path.
 * @param dates when each page last changed; a page that they do not know has no `lastmod`
 */
export function sitemap({ pages, facts }: Site, dates: PageDates = {}): string {
  const urls = pages
    .filter(({ indexable }) => indexable)
    .map(({ page }) => {
      const date = lastChange(page, dates);
      const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
      return `  <url><loc>${facts.origin}${page.path}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: crawlers may read everything except the stand-in pages. */
export function robotsTxt({ origin }: SiteFacts): string {
  return `User-agent: *\nDisallow: /stand-in/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
