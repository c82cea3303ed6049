// Town pages that would both stay true if their towns exchanged names: search engines call them doorway pages.
import type { Town } from '../../../model/manifest.generated.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import { type OwnTexts, ownTexts, rarePairs } from './own-texts.ts';

/**
 * The measure: the share of a town's own sentences that another town could say of itself, and of those of the other
 * town, the smaller one. The town's texts for the service have at least half of the pairs of neighboring words of such a
 * sentence, and all of its names; both are compared without the names of the two towns. From one third on, nothing but
 * the name keeps the pages apart. The twelve town pages of the first site have at most one sixth.
 */
export const MOVABLE_LIMIT = 1 / 3;

/** A town with fewer sentences of its own is not judged by them. */
const FEWEST_SENTENCES = 5;

/** Pages with a smaller share of common rare pairs are not compared: that takes longer. */
const WORTH_COMPARING = 0.25;

/** The smaller share of sentences that each of two towns could say of itself, from 0 to 1. */
export function movableShare(one: OwnTexts, other: OwnTexts): number {
  return Math.min(shareFor(one, other), shareFor(other, one));
}

function shareFor({ sentences }: OwnTexts, other: OwnTexts): number {
  if (sentences.length < FEWEST_SENTENCES) return 0;
  const movable = sentences.filter(
    ({ pairs, names }) =>
      pairs.filter((pair) => other.pairs.has(pair)).length >= pairs.length / 2 &&
      names.every((name) => other.words.has(name)),
  );
  return movable.length / sentences.length;
}

/** A town's page, and the town and the service that it is about. */
type PageOfTown = ExpandedPage & { town: Town; service: string };

const isTownPage = (page: ExpandedPage): page is PageOfTown =>
  page.town !== undefined && page.service !== undefined;

/** The facts about a town's texts for a service. */
interface Known {
  rarePairs: string[];
  /** The last comparison with another town. */
  compared?: { with: Town; share: number };
}

/** By town and service. Unchanged towns come by again with the next save: at 100 towns that saves half of a check. */
const known = new WeakMap<Town, Map<string, Known>>();

function knownOf({ town, service }: PageOfTown): Known {
  const services = known.get(town) ?? new Map<string, Known>();
  const facts = services.get(service) ?? { rarePairs: rarePairs(town, service) };
  known.set(town, services.set(service, facts));
  return facts;
}

function shareOf(page: PageOfTown, { town, service }: PageOfTown): number {
  const facts = knownOf(page);
  if (facts.compared?.with !== town) {
    const share = movableShare(ownTexts(page.town, page.service), ownTexts(town, service));
    facts.compared = { with: town, share };
  }
  return facts.compared.share;
}

/** Finds for each page the earlier page with most of its rare pairs of words, if the two can exchange their names. */
export function movableTwins(pages: ExpandedPage[]) {
  const firstWith = new Map<string, PageOfTown>();
  return pages.filter(isTownPage).flatMap((page) => {
    const pairs = knownOf(page).rarePairs;
    const common = new Map<PageOfTown, number>();
    for (const pair of pairs) {
      const rival = firstWith.get(pair);
      if (rival) common.set(rival, (common.get(rival) ?? 0) + 1);
      else firstWith.set(pair, page);
    }
    const [[other, count] = []] = [...common].sort(([, a], [, b]) => b - a);
    if (!other || count === undefined || count < pairs.length * WORTH_COMPARING) return [];
    const share = shareOf(page, other);
    return share >= MOVABLE_LIMIT ? [{ page, other, share }] : [];
  });
}
