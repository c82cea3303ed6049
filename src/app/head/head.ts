// The head of a page as data: title, description, canonical, social cards and structured data.
import type { ResolvableHead } from 'unhead/types';
import { localFacts, type Page, type Seo, type SiteFacts } from '../../model/site.ts';
import { scriptJson } from '../../model/text/escape.ts';
import { STRUCTURED_DATA } from '../embedded.ts';

/** unhead's list of link relations does not know this one, which the specification asks for. */
const PUBLISHER = 'publisher' as 'author';

/** The head of a page; empty for a page without an SEO record. */
export function headOf(page: Page, facts: SiteFacts): ResolvableHead {
  const { seo, structured_data } = page;
  const { company, locale, publisher } = localFacts(page, facts);
  if (!seo) return {};
  const { title, description, canonical, robots, type, image, image_details, keywords } = seo;
  const { alternates = [] } = seo;
  return {
    title,
    link: [
      { rel: 'canonical', href: canonical },
      ...alternates.map((version) => ({ rel: 'alternate' as const, ...version })),
      ...(publisher ? [{ rel: PUBLISHER, href: publisher }] : []),
    ],
    meta: [
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords' as const, content: keywords }] : []),
      { name: 'robots', content: robots },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:type', content: type },
      ...(image ? pictureTags(image, image_details) : []),
      { property: 'og:site_name', content: company.name },
      { property: 'og:locale', content: locale },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
    ],
    script: structured_data
      ? [
          {
            id: STRUCTURED_DATA,
            type: 'application/ld+json',
            innerHTML: scriptJson(structured_data),
          },
        ]
      : [],
  };
}

/** The picture for link previews, and what they can say about it before it has loaded. */
function pictureTags(image: string, details: Seo['image_details']) {
  return [
    { property: 'og:image', content: image } as const,
    { name: 'twitter:image', content: image } as const,
    ...(details
      ? ([
          { property: 'og:image:width', content: String(details.width) },
          { property: 'og:image:height', content: String(details.height) },
          { property: 'og:image:alt', content: details.alt },
          { name: 'twitter:image:alt', content: details.alt },
        ] as const)
      : []),
  ];
}
