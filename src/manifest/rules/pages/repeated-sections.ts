// No page has the same section twice.
import type { Finding, Pointer } from '../../problem.ts';
import type { Rule } from '../rule.ts';

/** A second hero is a fault of its own, and so are questions with the same ids. */
const TOLD_ELSEWHERE = new Set(['hero', 'faq', 'holiday-schedule']);

export const repeatedSections: Rule = ({ manifest: { pages, town_pages = [], not_found } }) => [
  ...pages.flatMap((page, index) => repeatedIn(page, ['pages', index])),
  ...town_pages.flatMap((page, index) => repeatedIn(page, ['town_pages', index])),
  ...repeatedIn(not_found, ['not_found']),
];

interface TypedSection {
  type: string;
  id?: string;
}

function repeatedIn({ sections }: { sections: TypedSection[] }, page: Pointer): Finding[] {
  const seen = new Map<string, TypedSection>();
  return sections.flatMap((section, index): Finding[] => {
    const { type, id, ...rest } = section;
    const said = JSON.stringify([type, { ...rest, tone: undefined }]);
    const earlier = seen.get(said);
    if (!earlier) seen.set(said, section);
    // Two ids that are the same are a fault of their own.
    if (!earlier || TOLD_ELSEWHERE.has(type) || (id !== undefined && id === earlier.id)) return [];
    return [{ kind: 'repeated-section', pointer: [...page, 'sections', index], facts: {} }];
  });
}
