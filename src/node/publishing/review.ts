// The review: the changes since the last publication as visitors notice them, each with an id to take it back.
import { createHash } from 'node:crypto';
import type { Review, ReviewNotice } from '../../editor/protocol.ts';
import { compareSites } from '../../manifest/compare/compare-sites.ts';
import type { Site } from '../../model/site.ts';
import type { LiveSite } from '../dev/state.ts';
import type { LoadedSite } from '../load-site.ts';
import { type LineChange, lineChanges, withChanges, withoutChanges } from './line-changes.ts';

/** Changes that are taken back together, with what visitors notice of them. */
interface Part {
  id: string;
  changes: LineChange[];
  sentences: string[];
  /** The pages that look another way. */
  pages: string[];
}

/** All parts of a review, for the texts that it compares. */
interface Reviewed {
  published: string;
  text: string;
  parts: Part[];
}

/** The most time for finding out what each change does by itself, in milliseconds; the others are one part. */
const LONGEST = 4000;

/** Compares two texts of the manifest. The last comparison is kept. */
export function createReviews(site: LiveSite) {
  let last: Reviewed | undefined;
  return (published: string, text: string): Reviewed => {
    if (last?.published !== published || last.text !== text) {
      last = { published, text, parts: partsOf(published, text, site) };
    }
    return last;
  };
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
export function takenBack({ text, parts }: Reviewed, id: string) {
  const part = parts.find((one) => one.id === id);
  if (!part) return undefined;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const [first = 'a change', ...more] = part.sentences;
  return {
    text: withoutChanges(linesOf(text), part.changes).join(end),
    words: `took back: ${first}${more.length > 0 ? `, and ${more.length} more` : ''}`,
  };
}

const linesOf = (text: string) => text.split(/\r\n|\n/);

function partsOf(published: string, text: string, site: LiveSite): Part[] {
  const [old, fresh] = [linesOf(published), linesOf(text)];
  const all = together(lineChanges(old, fresh));
  const judged = (lines: string[]) =>
    site.judge(lines.join('\n'), { edits: false, isEarlier: true });
  const before = judged(old);
  if (all.length === 0) return [];
  if (!before.site) return [partOf(all.flat(), [NO_COMPARISON], [])];
  const end = performance.now() + LONGEST;
  const parts: Part[] = [];
  const rest: LineChange[] = [];
  for (const changes of all) {
    const after = performance.now() < end ? judged(withChanges(old, changes)) : undefined;
    if (after?.site) parts.push(compared(changes, before, after));
    else rest.push(...changes);
  }
  if (rest.length > 0) parts.push(restOf(rest, all.flat(), before, judged, old));
  return parts;
}

const NO_COMPARISON = 'The last publication has errors, so nothing can be compared with it';
const STILL_ERRORS = 'These changes have errors, so visitors do not see them yet';

/** The changes that do nothing good by themselves, as one part: alone, or else with all others. */
function restOf(
  rest: LineChange[],
  all: LineChange[],
  before: LoadedSite,
  judged: (lines: string[]) => LoadedSite,
  old: string[],
): Part {
  const alone = judged(withChanges(old, rest));
  if (alone.site) return compared(rest, before, alone);
  const whole = judged(withChanges(old, all));
  return whole.site
    ? { ...compared(all, before, whole), id: idOf(rest), changes: rest }
    : partOf(rest, [STILL_ERRORS], []);
}

function compared(changes: LineChange[], before: LoadedSite, after: LoadedSite): Part {
  const [old, fresh] = [before.site as Site, after.site as Site];
  return partOf(changes, compareSites(old, fresh), changedPages(old, fresh));
}

const partOf = (changes: LineChange[], sentences: string[], pages: string[]): Part => ({
  id: idOf(changes),
  changes,
  sentences,
  pages,
});

/** Names changes by what they are, so that the name holds while other places change. */
const idOf = (changes: LineChange[]) =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ oldAt, before, after }) => [oldAt, before, after])))
    .digest('hex')
    .slice(0, 16);

/** Lines that go in one place and come in another are moved: both are one change. */
function together(changes: LineChange[]): LineChange[][] {
  const groups: LineChange[][] = [];
  const isPair = (a: LineChange, b: LineChange) =>
    a.after.length === 0 && b.before.length === 0 && isSame(a.before, b.after);
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
