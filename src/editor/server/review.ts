// The review: what was done since the last publication, step by step, as visitors notice it, each with an id to take it back.
import { createHash } from 'node:crypto';
import { capital } from '../../manifest/messages/phrases.ts';
import type { ExpandedPage } from '../../manifest/site/expand/expand-pages.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import type { PageSource, Site } from '../../model/site.ts';
import { compareVersions, NO_CHANGE } from '../document/compare/compare-versions.ts';
import type { SiteVersion } from '../document/compare/site-names.ts';
import { type EditHistory, OUTSIDE, type TextStep } from '../document/history.ts';
import { mergeTexts } from '../document/join-texts.ts';
import {
  editsTo,
  overlapsOrTouches,
  stepsSince,
  type UndoUnit,
  type WithoutSteps,
  withEdits,
  withoutSteps,
} from '../document/take-back.ts';
import type { Review, ReviewEntry, ShownDiagnostic } from '../protocol.ts';
import { outdatedSince } from './shown-diagnostics.ts';
import { hashText, type ShownSite } from './store.ts';

type ReviewSite = Pick<ShownSite, 'check' | 'longestReview'>;

/** One thing that was done. */
interface Part extends ReviewEntry {
  /** The step in words. */
  step: string;
  /** The pages that look another way; undefined where there was no time to look. */
  pages?: string[];
  /** The text without it. */
  text: string;
}

/** The most time for telling steps apart and what visitors notice of each, in milliseconds; the others have the words for undo. */
const REVIEW_TIME_LIMIT_MS = 15_000;

const endOf = ({ longestReview }: ReviewSite) =>
  performance.now() + (longestReview ?? REVIEW_TIME_LIMIT_MS);

/** The words for steps for which there was no time. */
const TOO_MANY = 'made more changes than can be shown one by one';

/** What a text changes, and which texts of it are not true any more. */
interface Compared {
  parts: Part[];
  outdated: ShownDiagnostic[];
  /** Whether there was no time for some of it: the next request goes on. */
  isPartial?: boolean;
}

/** What visitors notice between an earlier text and that of a history; undefined where the earlier one has errors. */
type Noticed = Pick<Part, 'sentences' | 'pages' | 'pictures'> | undefined;

/** What has been compared with a text, by the earlier text. */
type Comparisons = Map<string, Noticed>;

/** The last review of each site: a press on Publish asks for it again. */
const reviewCache = new WeakMap<
  ReviewSite,
  Compared & { published: string; text: string; compared: Comparisons }
>();

/** Compares the text of a history with a published one, as visitors of a site notice it. The last comparison is kept. */
export function compareDraft(published: string, history: EditHistory, site: ReviewSite): Compared {
  const { text } = history;
  let latest = reviewCache.get(site);
  if (latest?.published !== published || latest.text !== text) latest = undefined;
  if (latest && !latest.isPartial) return latest;
  const end = endOf(site);
  const plain = normalizeLineEnds(published);
  const steps = stepsSince(history, plain, end);
  const before = (text: string) => site.check(text, { isEarlier: true }).diagnostics;
  const findOutdated = () => {
    const [old, { diagnostics: fresh, source }] = [before(published), site.check(text)];
    // What was so in a publication that somebody has gone back to is no news either.
    const earlier = steps.filter(({ session }) => session?.startsWith(GO_BACK));
    const known = earlier.flatMap(({ after }) => (performance.now() < end ? before(after) : []));
    return outdatedSince([...old, ...known], fresh, source);
  };
  const { outdated = findOutdated(), compared = new Map() } = latest ?? {};
  const comparing = comparisonsWith(text, site, end, compared);
  const parts = reviewParts(history, comparing, steps, plain);
  const now = { published, text, parts, outdated, compared, isPartial: comparing.isPartial };
  reviewCache.set(site, now);
  return now;
}

/** The session of a step that goes back to a publication, before its id. */
export const GO_BACK = 'go-back ';

/** What a publication has brought, as it can be taken back out of the text of today. */
export function publicationParts(
  [before, after]: [before: string, after: string],
  history: EditHistory,
  site: ReviewSite,
): Part[] {
  const [limit, text] = [endOf(site), normalizeLineEnds(history.text)];
  const comparing = comparisonsWith(text, site, limit);
  const steps = stepsSince(history, before, limit);
  const end = steps.findLastIndex((step) => step.after === after) + 1;
  if (end > 0 && steps[0]?.before === before)
    return reviewParts(history, comparing, steps, before, steps.slice(0, end));
  // It was made elsewhere, or long ago.
  const joined = mergeTexts(after, before, text);
  if ('clash' in joined) return [];
  const step = { words: 'all of this publication', edits: editsTo(after, before) };
  return [partFor(step, joined.text, comparing.noticed(joined.text))];
}

/** Compares earlier texts with one, as long as there is time. What was compared once is known. */
function comparisonsWith(
  text: string,
  site: ReviewSite,
  end: number,
  compared: Comparisons = new Map(),
) {
  const versionOf = (text: string): SiteVersion | undefined => {
    const checked = site.check(text, { edits: false, isEarlier: true });
    return checked.site && { data: checked.source.data, site: checked.site };
  };
  let latest: [SiteVersion | undefined] | undefined;
  const comparing = {
    end,
    isPartial: false,
    isInTime: () => performance.now() < end,
    noticed(earlier: string): Noticed {
      const key = hashText(earlier);
      if (compared.has(key)) return compared.get(key);
      if (!comparing.isInTime()) {
        comparing.isPartial = true;
        return undefined;
      }
      latest ??= [versionOf(text)];
      const [now] = latest;
      const before = now && versionOf(earlier);
      const noticed = before && now && noticedBetween(before, now);
      compared.set(key, noticed);
      return noticed;
    },
  };
  return comparing;
}

function noticedBetween(before: SiteVersion, now: SiteVersion): Noticed {
  const changed = changedPages(before.site, now.site);
  const pictures = picturesChangedIn(changed);
  return {
    sentences: compareVersions(before, now),
    pages: changed.map(({ path }) => path),
    ...(pictures && { pictures }),
  };
}

/** The names of pages by their addresses: that of a town's page says for which service it is. */
export function pageTitles(pages: Pick<ExpandedPage, 'path' | 'label' | 'parent'>[] = []) {
  const labels = new Map(pages.map(({ path, label }) => [path, label]));
  const above = (parent = '') => (labels.has(parent) ? `: ${labels.get(parent)}` : '');
  return new Map(pages.map(({ path, label, parent }) => [path, `${label}${above(parent)}`]));
}

/** The review as people read it. `labels` has the names of pages by their addresses. */
export function groupByPage(parts: Part[], labels: Map<string, string>): Review['groups'] {
  const groups = new Map<string, Review['groups'][number]>();
  for (const { step: _, pages, text: __, ...entry } of parts) {
    const [path] = pages ?? [];
    const isOne = pages?.length === 1 && path !== undefined;
    const title = isOne ? (labels.get(path) ?? path) : pages?.length === 0 ? ELSEWHERE : SEVERAL;
    const key = isOne ? path : title;
    const group = groups.get(key) ?? { title, ...(isOne && { path }), entries: [] };
    groups.set(key, { ...group, entries: [...group.entries, entry] });
  }
  return [...groups.values()];
}

const SEVERAL = 'Several pages';
const ELSEWHERE = 'Not on a page';

/**
 * The parts of a review, in the order in which they were done.
 * @param all the steps since the published text
 * @param asked those of them that are meant
 */
function reviewParts(
  history: EditHistory,
  comparing: ReturnType<typeof comparisonsWith>,
  all: UndoUnit[],
  published: string,
  asked = all,
): Part[] {
  const text = normalizeLineEnds(history.text);
  const differing = editsTo(text, published);
  if (differing.length === 0) return [];
  const { isInTime, noticed } = comparing;
  let whole: Set<string> | undefined;
  /** Whether the comparison of the whole draft has this sentence: one that a later step reverses is not there. */
  const isPublic = (sentence: string) => {
    whole ??= new Set(noticed(published)?.sentences);
    return whole.has(sentence);
  };
  const backs = new Map<UndoUnit, WithoutSteps>();
  // The last steps take the least time.
  for (const step of all.toReversed()) {
    const back = withoutSteps(all, [step], comparing.end);
    if (!isInTime()) break;
    backs.set(step, back);
  }
  const steps = all.slice(all.length - backs.size);
  const cancelled = new Set(
    [...backs.values()].flatMap(({ edits, gone }) => (edits.length === 0 ? [...gone] : [])),
  );
  const isMet = (step: UndoUnit, edits: TextStep[]) =>
    overlapsOrTouches(backs.get(step)?.edits ?? [], edits);
  const open = asked.filter(
    (step) => backs.has(step) && !cancelled.has(step) && isMet(step, differing),
  );
  const parts = new Map<UndoUnit, Part>();
  // What a later step has done is left to that.
  for (const step of open.toReversed()) {
    const { text: without, gone } = validWithout({
      ...{ steps, step, comparing },
      alone: backs.get(step) as WithoutSteps,
    });
    const part = partFor(step, without, noticed(without));
    const follows = open.some((other) => other !== step && backs.get(other)?.gone.has(step));
    if (follows && !part.sentences.some(isPublic)) continue;
    const others = [...gone].flatMap((other) => parts.get(other)?.sentences ?? []);
    const sentences = part.sentences.filter((words) => !others.includes(words));
    const along = [...gone].filter((other) => !cancelled.has(other)).map(({ words }) => words);
    const also = [...new Set(along)].filter((words) => words !== step.words);
    if (sentences.length > 0) part.sentences = sentences;
    parts.set(step, { ...part, ...(also.length > 0 && { also }) });
  }
  const done = [...parts.values()].reverse();
  const left = differing.filter((edit) => !open.some((step) => isMet(step, [edit])));
  if (left.length === 0 || asked !== all || steps[0]?.before === published) return done;
  const without = withEdits(text, left);
  const step = { words: isInTime() ? OUTSIDE : TOO_MANY, edits: left };
  return [partFor(step, without, noticed(without)), ...done];
}

/** The text without a step. Where it would have errors, a later step that needs this one goes with it, or all do. */
function validWithout({
  steps,
  step,
  alone,
  comparing: { noticed, isInTime, end },
}: {
  steps: UndoUnit[];
  step: UndoUnit;
  alone: WithoutSteps;
  comparing: ReturnType<typeof comparisonsWith>;
}): WithoutSteps {
  if (noticed(alone.text)) return alone;
  const later = steps.slice(steps.indexOf(step) + 1).filter((other) => !alone.gone.has(other));
  for (const more of [...later.map((other) => [other]), later]) {
    const back = withoutSteps(steps, [step, ...more], end);
    if (!isInTime()) break;
    if (noticed(back.text)) return back;
  }
  return alone;
}

/** A part for a step, with what visitors notice of it. */
function partFor(
  step: Pick<UndoUnit, 'words' | 'by' | 'at'> & { edits: TextStep[] },
  text: string,
  noticed: Noticed,
): Part {
  const { words, by, at, edits } = step;
  const { sentences: told = [], ...shown } = noticed ?? {};
  const isUnseen = told.length === 0 || told[0] === NO_CHANGE;
  return {
    id: createHash('sha256')
      .update(JSON.stringify([words, at, edits]))
      .digest('hex')
      .slice(0, 16),
    sentences: isUnseen ? [`${capital(words)}${told[0] ? UNSEEN : ''}`] : told,
    ...(by && { by }),
    ...(at && { at }),
    ...shown,
    step: words,
    text,
  };
}

const UNSEEN = ': nothing changes for visitors';

/** The pages that are new, gone or not as they were, as text. */
function changedPages(before: Site, after: Site) {
  const texts = ({ pages }: Site) =>
    new Map(pages.map(({ path, page }: PageSource) => [path, JSON.stringify(page)]));
  const [old, fresh] = [texts(before), texts(after)];
  const facts = JSON.stringify(before.facts) !== JSON.stringify(after.facts);
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((path) => ({ path, old: old.get(path) ?? '', fresh: fresh.get(path) ?? '' }))
    .filter(({ old, fresh }) => facts || old !== fresh);
}

/** The most pictures that stand beside a sentence. */
const MAX_PICTURES = 4;

/** The pictures that a page shows no more, or shows now; of new pages and of those that go away, none. */
function picturesChangedIn(pages: ReturnType<typeof changedPages>): ReviewEntry['pictures'] {
  const both = pages.filter(({ old, fresh }) => old && fresh);
  const shown = (text: string) => text.match(/\/images\/[\w./-]+/g) ?? [];
  const onlyIn = (side: 'old' | 'fresh', other: 'old' | 'fresh') => {
    const all = both.flatMap((page) =>
      shown(page[side]).filter((path) => !page[other].includes(path)),
    );
    return [...new Set(all)].slice(0, MAX_PICTURES);
  };
  const [before, after] = [onlyIn('old', 'fresh'), onlyIn('fresh', 'old')];
  return before.length + after.length > 0 ? { before, after } : undefined;
}
