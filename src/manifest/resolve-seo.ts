// Fills in the SEO record of a page: what the manifest leaves out follows from the page and the site.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Section, Seo } from '../model/site.ts';
import type { ExpandedPage } from './expand-pages.ts';

/** The complete SEO record of a page; addresses in it are absolute. */
export function resolveSeo(
  { path, seo }: ExpandedPage,
  sections: Section[],
  { site, company }: Manifest,
): Seo {
  const hero = sections.find((section) => section.type === 'hero');
  const image =
    seo.image ?? (hero && 'image' in hero ? hero.image?.src : undefined) ?? company.image;
  return {
    title: seo.meta_title,
    description: seo.meta_description,
    canonical: seo.canonical_url ?? site.origin + path,
    robots: seo.robots ?? 'index, follow',
    type: seo.page_type ?? 'website',
    image: absolute(image, site.origin),
    ...(seo.keywords && { keywords: seo.keywords }),
  };
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
