// Search titles and descriptions that search engines would cut off.
import type { Rule } from './rule.ts';

/** Characters that search results show before they cut, by field. */
const LIMITS = { meta_title: 60, meta_description: 160 } as const;

const NAMES = { meta_title: 'search title', meta_description: 'search description' } as const;

export const seoLengths: Rule = ({ expansion: { pages } }) =>
  pages.flatMap(({ seo, path, leaves }) =>
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).flatMap((field) => {
      const text = seo[field];
      if (text.length <= LIMITS[field]) return [];
      return [
        {
          code: field === 'meta_title' ? 'long-title' : 'long-description',
          severity: 'warning' as const,
          pointer: leaves.find(({ key }) => key === field)?.pointer ?? [],
          message: `The ${NAMES[field]} of ${path} has ${text.length} characters; search engines show about ${LIMITS[field]}.`,
          hint: 'Say it in fewer words.',
        },
      ];
    }),
  );
