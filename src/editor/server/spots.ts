// The texts and sections that can be pointed at on a page, with their places in the manifest.

import type { LoadedSite } from '../../files/load-site.ts';
import type { Pointer } from '../../manifest/problem.ts';
import type { ExpandedPage } from '../../manifest/site/expand/expand-pages.ts';
import type { Leaf } from '../../manifest/site/expand/leaf.ts';
import { MOST_CITIES, townWords } from '../../manifest/site/expand/words.ts';
import type { PageSpots, TextSpot } from '../page/protocol.ts';

/** The spots of the page at a path; undefined when there is no such page. */
export function pageSpots(
  { expansion, source }: Pick<LoadedSite, 'expansion' | 'source'>,
  path: string,
): PageSpots | undefined {
  const page = expansion?.pages.find((candidate) => candidate.path === path);
  if (!page || !expansion) return undefined;
  const lineOf = (pointer: Pointer) => source.placeOf({ pointer }).line;
  const spots = (leaves: Leaf[]) => leaves.map((leaf) => spotOf(leaf, lineOf));
  // The entries of all towns are parts of every page's expansion, but not shown on it.
  const shared = expansion.sharedLeaves.filter(({ pointer: [part] }) => part !== 'towns');
  return {
    path,
    pointer: page.pointer,
    ...townOf(page, source.data),
    placeholders: placeholdersOf(page, expansion.shared.company, expansion.towns.length),
    sections: page.sections.map(({ data: { type }, pointer }) => ({
      type,
      pointer,
      line: lineOf(pointer),
    })),
    texts: spots(page.leaves),
    shared: spots(shared),
  };
}

function spotOf({ pointer, value }: Leaf, lineOf: (pointer: Pointer) => number): TextSpot {
  return { pointer, value, line: lineOf(pointer) };
}

function townOf({ town }: ExpandedPage, data: unknown): { town?: Pointer } {
  if (!town) return {};
  const { towns } = data as { towns: { slug: string }[] };
  return { town: ['towns', towns.findIndex(({ slug }) => slug === town.slug)] };
}

function placeholdersOf(
  { town }: ExpandedPage,
  company: Parameters<typeof townWords>[1],
  count: number,
): Record<string, string> {
  return town ? townWords(town, company, count > MOST_CITIES) : {};
}
