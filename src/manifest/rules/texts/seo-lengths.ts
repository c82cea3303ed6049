// Search titles and descriptions that search engines would cut off.

import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

interface Length {
  path: string;
  field: keyof typeof LIMITS;
  length: number;
}

const WORDY = 'in every village along the lake, whether it snows, rains or shines there';

export const { messages, found } = defineMessages({
  'long-search-text': {
    title: 'A search title or description that is too long',
    severity: 'warning',
    sentence: ({ path, field, length }: Length) =>
      `The search ${field === 'meta_title' ? 'title' : 'description'} of ${path} has ${length} characters; search engines show about ${LIMITS[field]}.`,
    hint: () => 'Say it in fewer words.',
    bad: [
      `pages./lawn-care/.seo.meta_title: Lawn Care ${WORDY}`,
      `pages./lawn-care/.seo.meta_description: Lawn care ${WORDY}, and pickup ${WORDY}.`,
    ],
  },
});

/** Characters that search results show before they cut, by field. */
const LIMITS = { meta_title: 60, meta_description: 160 } as const;

export const check: Rule = ({ expansion: { pages } }) =>
  pages.flatMap(({ seo, path, leaves }) =>
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).flatMap((field) => {
      const text = seo[field];
      if (text.length <= LIMITS[field]) return [];
      const pointer = leaves.find(({ key }) => key === field)?.pointer ?? [];
      return [found('long-search-text', pointer, { path, field, length: text.length })];
    }),
  );
