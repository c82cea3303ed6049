// Fills in the SEO record of a page: the page and the site provide the missing fields.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Page, Section, Seo } from '../../../model/site.ts';
import type { ExpandedPage } from '../expand/expand-pages.ts';
import { siteLanguage } from '../languages.ts';
import { alternatesOf, type PageVersions } from './page-versions.ts';

/** The size of the build's pictures for link previews, in pixels, as networks require it. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/**
 * With more towns, link previews of town pages share the picture of the page above them: drawing each takes about a tenth
 * of a second.
 */
const MAX_TOWN_PICTURES = 100;

/**
 * The complete SEO record of a page; addresses in it are absolute.
 * @param seoAt the finished record of the page at a path
 */
export function resolveSeo(
  { path, parent, town, seo }: ExpandedPage,
  sections: Section[],
  {
    manifest: { site, company, towns },
    versions: allVersions,
    seoAt,
  }: { manifest: Manifest; versions: PageVersions; seoAt(path: string): Seo | undefined },
): Seo {
  const sharing = town && !seo.image && towns.length > MAX_TOWN_PICTURES;
  const above = sharing ? seoAt(parent ?? '/') : undefined;
  const image = above?.image ?? absolute(seo.image ?? socialPicturePath(path), site.origin);
  const made = { ...SOCIAL_SIZE, alt: describe(sections, company.name) };
  const versions = allVersions.get(path);
  const details = above ? above.image_details : !seo.image && made;
  return {
    title: seo.meta_title,
    description: seo.meta_description,
    canonical: seo.canonical_url ?? site.origin + path,
    robots: seo.robots ?? 'index, follow',
    type: seo.page_type ?? 'website',
    ...(versions && { alternates: alternatesOf(versions, siteLanguage({ site }), site.origin) }),
    image,
    ...(details && { image_details: details }),
    ...(seo.keywords && { keywords: seo.keywords }),
  };
}

/**
 * The address of the picture that the build makes for a page: `/pay-bill/` has `/social/pay-bill.jpg`. Paths have no
 * underscore, so no two pages share a picture. The name does not begin with one, because Jekyll drops such files.
 */
export function socialPicturePath(path: string): string {
  const name = path.replace(/\.html$/, '').replace(/^\/|\/$/g, '');
  return `/social/${name.replaceAll('/', '_') || 'home_'}.jpg`;
}

/** The alternative text of the picture that the build makes: its text, and that of the page's picture. */
function describe(sections: Section[], company: string): string {
  const [hero] = sections;
  const words = `${company}: ${hero?.heading ?? ''}`;
  const alt = hero && 'image' in hero ? hero.image?.alt : undefined;
  return alt ? `${words}. ${alt}` : words;
}

/** Whether search engines may list the page under its own address. */
export function isIndexable({ path, seo }: Page, origin: string): boolean {
  if (!seo) return false;
  const words = seo.robots.toLowerCase().split(/[\s,]+/);
  return !words.includes('noindex') && !words.includes('none') && seo.canonical === origin + path;
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
