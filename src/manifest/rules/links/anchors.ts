// The links of pages, and the places on pages that links may name.
import { hasTextLink, TEXT_LINK } from '../../../model/text/text-links.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';

/** A link: its target and its pointer. Within a text, the target is also the part to mark. */
export type Link = Pick<Leaf, 'value' | 'pointer'> & { part?: string };

export const linksWithin = ({ value, pointer }: Pick<Leaf, 'value' | 'pointer'>): Link[] =>
  [...value.matchAll(TEXT_LINK)].map(([, , to = '']) => ({ value: to, pointer, part: to }));

/** Returns a function that finds the links of a leaf: its value if the field is a link, or the links within its text. */
export const linksOf = ({ linkFields, addressFields, linkedTextFields }: ManifestSchema) => {
  const textFields = new Set([...linkedTextFields].flatMap((name) => [name, `${name}[]`]));
  return (leaf: Leaf): Link[] => {
    const { key, value } = leaf;
    if (linkFields.has(key) || addressFields.has(key)) return [leaf];
    if (!textFields.has(key) || !hasTextLink(value)) return [];
    return linksWithin(leaf);
  };
};

/** Section types whose questions have anchors of their own. */
const WITH_QUESTIONS = ['faq', 'holiday-schedule'];

/** The anchors that links may point at: the ids of a page's sections and of its questions, as texts with their place. */
export function anchorsOf({ sections }: Pick<ExpandedPage, 'sections'>): Leaf[] {
  return sections.flatMap(({ data, leaves, pointer }) => {
    const withQuestions = WITH_QUESTIONS.includes(data.type);
    if (data.id === undefined && !withQuestions) return [];
    const ids = leaves.filter(({ key }) => key === 'id');
    return withQuestions ? ids : ids.filter((leaf) => leaf.pointer.length === pointer.length + 1);
  });
}

/** By path: the ids that links to the page may name. */
export function anchorsByPath(pages: ExpandedPage[]): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const page of pages) {
    const pageAnchors = anchors.get(page.path) ?? new Set();
    for (const { value } of anchorsOf(page)) pageAnchors.add(value);
    anchors.set(page.path, pageAnchors);
  }
  return anchors;
}
