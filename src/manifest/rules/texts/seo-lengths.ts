// Search titles and descriptions that search engines would cut off.
import type { Rule } from '../rule.ts';

/** Characters that search results show before they cut, by field. */
const LIMITS = { meta_title: 60, meta_description: 160 } as const;

export const seoLengths: Rule = ({ expansion: { pages } }) =>
  pages.flatMap(({ seo, path, leaves }) =>
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).flatMap((field) => {
      const text = seo[field];
      if (text.length <= LIMITS[field]) return [];
      return [
        {
          kind: field === 'meta_title' ? 'long-title' : 'long-description',
          pointer: leaves.find(({ key }) => key === field)?.pointer ?? [],
          facts: { path, length: text.length, limit: LIMITS[field] },
        },
      ];
    }),
  );
