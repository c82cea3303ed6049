// Town pages of one service that share too much of their text: search engines show only one of them.
import type { Finding } from '../../problem.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import type { Rule } from '../rule.ts';
import { movableTwins } from './movable-towns.ts';
import { NOT_READ } from './own-texts.ts';
import { END_OF_TEXT, sentenceHashes } from './sentences.ts';

/**
 * The measure: common sentences of two pages without their towns' names, divided by the sentences of the shorter page.
 * A sentence has at least four words. From one half on, the pages are too much alike.
 */
export const LIMIT = 0.5;

/** The sentences of a page, without the names that make otherwise equal sentences differ. */
export function sentencesOf(page: ExpandedPage): Set<number> {
  // The pages of unchanged towns come by again with the next save.
  page.sentences ??= sentencesIn(page);
  return page.sentences;
}

function sentencesIn({ leaves, town }: ExpandedPage): Set<number> {
  const read = leaves.filter(({ key }) => !NOT_READ.has(key)).map(({ value }) => value);
  const text = read.join(END_OF_TEXT);
  return sentenceHashes(town ? text.replaceAll(town.name, '') : text);
}

/** The share of sentences that two pages have in common, from 0 to 1. */
export function similarity(a: Set<number>, b: Set<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const sentence of small) if (large.has(sentence)) common++;
  return small.size === 0 ? 0 : common / small.size;
}

interface TownPageText {
  page: ExpandedPage;
  sentenceHashes: Set<number>;
}

/**
 * Finds for each page the most similar earlier page. The first page with a sentence represents all others with it. A
 * thousand different towns therefore do not need half a million comparisons.
 */
function nearestTwin(texts: TownPageText[]) {
  const firstWith = new Map<number, number>();
  return texts.flatMap(({ page, sentenceHashes }, index) => {
    const rivals = new Set<number>();
    for (const sentence of sentenceHashes) {
      const rival = firstWith.get(sentence);
      if (rival === undefined) firstWith.set(sentence, index);
      else rivals.add(rival);
    }
    const twins = [...rivals].map((rival) => {
      const other = texts[rival] as TownPageText;
      return { page, other: other.page, share: similarity(sentenceHashes, other.sentenceHashes) };
    });
    const [worst] = twins.sort((a, b) => b.share - a.share);
    // Two towns with one slug are reported for that.
    return worst && worst.share >= LIMIT && worst.other.path !== worst.page.path ? [worst] : [];
  });
}

export const similarTowns: Rule = ({ expansion: { pages }, manifest: { towns } }) => {
  const positions = new Map(towns.map((town, index) => [town, index]));
  // A new town comes below the one that it was copied from; a region comes last.
  const age = ({ town }: ExpandedPage) =>
    !town || town.kind === 'region' ? -1 : (positions.get(town) ?? 0);
  const templateOf = ({ pointer, town }: ExpandedPage) => town && pointer.join('/');
  const place = ({ town, service }: ExpandedPage) => ({
    pointer: ['towns', (town && positions.get(town)) ?? 0, service ?? ''],
    at: 'key' as const,
  });
  const templates = new Set(pages.flatMap((page) => templateOf(page) ?? []));
  return [...templates].flatMap((template): Finding[] => {
    const alike = pages
      .filter((page) => templateOf(page) === template)
      .sort((a, b) => age(a) - age(b));
    const twins = nearestTwin(alike.map((page) => ({ page, sentenceHashes: sentencesOf(page) })));
    const copies = new Set(twins.map(({ page }) => page));
    return [
      ...twins.map(({ page, other, share }) => ({
        kind: 'similar-town-pages' as const,
        ...place(page),
        facts: {
          page: page.path,
          other: other.path,
          share,
          otherTown: other.town?.name,
          naming: leftOvers(page, other),
        },
      })),
      ...movableTwins(alike.filter((page) => !copies.has(page))).map(({ page, other, share }) => ({
        kind: 'movable-town-pages' as const,
        ...place(page),
        facts: { page: page.path, other: other.path, share },
      })),
    ];
  });
};

/** The number of a copied page's texts that still name the other town. */
const leftOvers = ({ leaves }: ExpandedPage, { town }: ExpandedPage): number =>
  town ? leaves.filter(({ value }) => value.includes(town.name)).length : 0;
