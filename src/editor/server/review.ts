// The review: the changes since the last publication as visitors notice them, each with an id to take it back.
import { createHash } from 'node:crypto';
import type { LineChange } from '../../manifest/text/line-changes.ts';
import type { Site } from '../../model/site.ts';
import { compareSites } from '../document/compare/compare-sites.ts';
import { changesTo, linesOf, withChanges } from '../document/join-texts.ts';
import type { Review, ReviewNotice, ShownDiagnostic } from '../protocol.ts';
import { outdatedSince } from './shown-diagnostics.ts';
import type { ShownSite } from './store.ts';

type Judging = Pick<ShownSite, 'judge' | 'longestReview'>;

/** Changes that are taken back together, with what visitors notice of them. */
interface Part {
  id: string;
  changes: LineChange[];
  sentences: string[];
  /** The pages that look another way. */
  pages: string[];
}

/** The most time for finding out what each change does by itself, in milliseconds; the others are one part. */
const LONGEST = 4000;

/** What a text changes, and which texts of it are not true any more. */
interface Compared {
  parts: Part[];
  outdated: ShownDiagnostic[];
}

/** The last review of each site: a press on Publish asks for it again. */
const last = new WeakMap<Judging, Compared & { published: string; text: string }>();

/** Compares two texts of the manifest, as visitors of a site notice it. The last comparison is kept. */
export function reviewed(published: string, text: string, site: Judging): Compared {
  const known = last.get(site);
  if (known?.published === published && known.text === text) return known;
  // The parts ask for the verdicts on many texts, of which the last ones are kept.
  const before = site.judge(published, { isEarlier: true }).diagnostics;
  const outdated = outdatedSince(before, site.judge(text).diagnostics);
  const compared = { published, text, parts: partsOf(published, text, site), outdated };
  last.set(site, compared);
  return compared;
}

/** The review as people read it. `labels` has the names of pages by their addresses. */
export function grouped(parts: Part[], labels: Map<string, string>): Review['groups'] {
  const groups = new Map<string, Review['groups'][number]>();
  for (const { id, sentences, pages } of parts) {
    const [path] = pages;
    const isOne = pages.length === 1 && path !== undefined;
    const title = isOne ? (labels.get(path) ?? path) : pages.length > 1 ? SEVERAL : ELSEWHERE;
    const key = isOne ? path : title;
    const group = groups.get(key) ?? { title, ...(isOne && { path }), notices: [] };
    const notices: ReviewNotice[] = sentences.map((words) => ({ words, id }));
    groups.set(key, { ...group, notices: [...group.notices, ...notices] });
  }
  return [...groups.values()];
}

const SEVERAL = 'Several pages';
const ELSEWHERE = 'Not on a page';

/** The text without one part of a review; undefined when there is no such part. */
export function takenBack(text: string, parts: Part[], id: string) {
  const part = parts.find((one) => one.id === id);
  if (!part) return undefined;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const [first = 'a change', ...more] = part.sentences;
  return {
    text: withoutChanges(linesOf(text), part.changes).join(end),
    words: `took back: ${first}${more.length > 0 ? `, and ${more.length} more` : ''}`,
  };
}

function partsOf(published: string, text: string, site: Judging): Part[] {
  const [old, fresh] = [linesOf(published), linesOf(text)];
  const all = together(changesTo(old, fresh));
  if (all.length === 0) return [];
  const judged = (lines: string[]) =>
    site.judge(lines.join('\n'), { edits: false, isEarlier: true });
  const before = judged(old).site;
  if (!before) return [partOf(all.flat(), [NO_COMPARISON], [])];
  const whole = judged(fresh).site;
  const end = performance.now() + (site.longestReview ?? LONGEST);
  const partFor = (changes: LineChange[]): Part | undefined => {
    const after = performance.now() < end ? judged(withChanges(old, changes)).site : undefined;
    return after && compared(changes, before, after);
  };
  const { parts, rest } = separated(all, partFor, whole && compareSites(before, whole));
  if (rest.length === 0) return parts;
  const others = new Set(parts.flatMap(({ sentences }) => sentences.map(withoutCounts)));
  return [...parts, restOf(rest, before, judged(withChanges(old, rest)).site, whole, others)];
}

/**
 * The parts that do by themselves something of what the whole does. A new town and one that goes may share the rest, such
 * as a list of close towns. A change without such a sentence waits for the next ones: fewer days for one line of the
 * office hours and a line for the other days are one change.
 */
function separated(
  all: LineChange[][],
  partFor: (changes: LineChange[]) => Part | undefined,
  whole?: string[],
) {
  const shown = whole && new Set(whole.map(withoutCounts));
  const isTrue = (part?: Part): part is Part =>
    part?.sentences.some((words) => shown?.has(withoutCounts(words)) ?? true) ?? false;
  const parts: Part[] = [];
  let rest: LineChange[] = [];
  for (const changes of all) {
    const alone = partFor(changes);
    if (isTrue(alone)) {
      parts.push(alone);
      continue;
    }
    rest = [...rest, ...changes];
    const joined = rest.length > changes.length ? partFor(rest) : undefined;
    if (!isTrue(joined)) continue;
    parts.push(joined);
    rest = [];
  }
  return { parts, rest };
}

/** New pages of another change are in the counts of this one. */
const withoutCounts = (sentence: string) => sentence.replace(/\d+ pages/g, 'pages');

const NO_COMPARISON = 'The last publication has errors, so nothing can be compared with it';
const STILL_ERRORS = 'These changes have errors, so visitors do not see them yet';

/** The changes that do nothing good by themselves, as one part: alone, or else what the whole does beside the others. */
function restOf(
  rest: LineChange[],
  before: Site,
  alone: Site | undefined,
  whole: Site | undefined,
  others: Set<string>,
): Part {
  if (alone) return compared(rest, before, alone);
  if (!whole) return partOf(rest, [STILL_ERRORS], []);
  const { sentences, pages } = compared(rest, before, whole);
  const own = sentences.filter((words) => !others.has(withoutCounts(words)));
  return partOf(rest, own.length > 0 ? own : sentences, pages);
}

const compared = (changes: LineChange[], before: Site, after: Site): Part =>
  partOf(changes, compareSites(before, after), changedPages(before, after));

const partOf = (changes: LineChange[], sentences: string[], pages: string[]): Part => ({
  id: idOf(changes),
  changes,
  sentences,
  pages,
});

/** Names changes by what they are, so that the name holds while other places change. */
const idOf = (changes: LineChange[]) =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ oldAt, old, fresh }) => [oldAt, old, fresh])))
    .digest('hex')
    .slice(0, 16);

/** Lines that go in one place and come in another are moved: both are one change. */
function together(changes: LineChange[]): LineChange[][] {
  const groups: LineChange[][] = [];
  const isPair = (a: LineChange, b: LineChange) =>
    a.fresh.length === 0 && b.old.length === 0 && isSame(a.old, b.fresh);
  for (const change of changes) {
    const partner = groups.find(
      ([other, ...more]) =>
        other && more.length === 0 && (isPair(other, change) || isPair(change, other)),
    );
    if (partner) partner.push(change);
    else groups.push([change]);
  }
  return groups;
}

const isSame = (a: string[], b: string[]) => {
  const words = (lines: string[]) => lines.filter((line) => line.trim() !== '').join('\n');
  return words(a) === words(b) && words(a) !== '';
};

/** The pages that are new, gone or not as they were. */
function changedPages(before: Site, after: Site): string[] {
  const texts = ({ pages }: Site) =>
    new Map(pages.map(({ path, page }) => [path, JSON.stringify(page)]));
  const [old, fresh] = [texts(before), texts(after)];
  const facts = JSON.stringify(before.facts) !== JSON.stringify(after.facts);
  const paths = new Set([...old.keys(), ...fresh.keys()]);
  return [...paths].filter((path) => facts || old.get(path) !== fresh.get(path));
}

/** The new lines with some changes taken back. */
const withoutChanges = (lines: string[], changes: LineChange[]): string[] =>
  withChanges(
    lines,
    changes.map(({ oldAt, old, at, fresh }) => ({ oldAt: at, old: fresh, at: oldAt, fresh: old })),
  );
