// The files for crawlers, and for people who find a security fault: sitemap.xml, robots.txt, security.txt.
import type { Site, SiteFacts } from '../../model/site.ts';
import { lastChange, type PageDates } from '../page-dates.ts';
import type { OutputFile } from '../render/page-files.ts';

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
      const versions = (page.seo?.alternates ?? []).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return `  <url><loc>${facts.origin}${page.path}</loc>${lastmod}${versions.join('')}</url>`;
    });
  const hasVersions = urls.some((url) => url.includes('<xhtml:'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasVersions ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: crawlers may read everything except the stand-in pages. */
export function robotsTxt({ origin }: SiteFacts): string {
  return `User-agent: *\nDisallow: /stand-in/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Its address: https://www.rfc-editor.org/rfc/rfc9116#section-3 */
const PATH = '/.well-known/security.txt';

/**
 * The file by RFC 9116; none where the manifest names no contact. It expires with the beginning of this month in a year,
 * because the standard advises less than a year, and every build of a month gives the same file.
 */
export function securityTxt({ facts, security }: Site, now: Date): OutputFile[] {
  const { security_contact: contact } = security;
  if (!contact) return [];
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const text = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${facts.locale.slice(0, 2)}`,
    `Canonical: ${facts.origin}${PATH}`,
    '',
  ].join('\n');
  return [{ path: PATH, text }];
}
