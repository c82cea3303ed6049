// Changes of a text line by line or word by word: what differs in another one, the text with them, and two texts with the same origin joined.
import { diffLines, type LineChange } from '../../manifest/text/line-changes.ts';
import { isVersion, tokenize } from './tokens.ts';

/**
 * A text with the changes of both. Where both have changed the same lines, or lines side by side, in other ways: those of
 * each at the first such place. A text that is another one altogether is one change.
 */
export function mergeTexts(
  before: string,
  mine: string,
  theirs: string,
): { text: string } | { clash: [mine: string, theirs: string] } {
  const joined = joinedParts(linesOf(before), linesOf(mine), linesOf(theirs));
  if ('parts' in joined)
    return { text: joined.parts.join(theirs.includes('\r\n') ? '\r\n' : '\n') };
  const [change, near] = joined.clash;
  return { clash: [change.fresh.join('\n'), near.fresh.join('\n')] };
}

/**
 * A text with the words of both. Undefined if both have changed the same words or words side by side, or if one of them is
 * another text altogether, whose words would be mixed with those of the old one.
 */
export function joinedWords(before: string, mine: string, theirs: string): string | undefined {
  if ([before, mine, theirs].some(({ length }) => length > MAX_JOINED_CHARS)) return undefined;
  if (!isProse(before) || !isVersion(before, mine) || !isVersion(before, theirs)) return undefined;
  const joined = joinedParts(tokenize(before), tokenize(mine), tokenize(theirs));
  return 'parts' in joined ? joined.parts.join('') : undefined;
}

/** Longer texts take seconds; the texts of a website have some hundred characters. */
const MAX_JOINED_CHARS = 10_000;

/** Half of one phone number, address, date or file name and half of another make a third one. */
const isProse = (text: string) =>
  text.split(/\s+/).filter((part) => /\p{L}/u.test(part)).length > 1;

/** Parts with the changes of both, or the first two changes that touch each other and are not the same. */
function joinedParts(
  old: string[],
  mine: string[],
  theirs: string[],
): { parts: string[] } | { clash: [mine: LineChange, theirs: LineChange] } {
  const [changes, others] = [lineChanges(old, mine), lineChanges(old, theirs)];
  const joined = [...others];
  for (const change of changes) {
    const near = others.find(({ oldAt, old: { length } }) => {
      return oldAt <= change.oldAt + change.old.length && change.oldAt <= oldAt + length;
    });
    if (near && !isSame(near, change)) return { clash: [change, near] };
    if (!near) joined.push(change);
  }
  return { parts: withChanges(old, joined) };
}

/** Windows has line ends of its own. */
export const linesOf = (text: string) => text.split(/\r?\n/);

/** The line changes from `old` to `fresh`; a single one where `diffLines` gives up. */
export const lineChanges = (old: string[], fresh: string[]): LineChange[] =>
  diffLines(old, fresh) ?? [{ at: 0, oldAt: 0, old, fresh }];

/** Some lines with changes made. */
export function withChanges(lines: string[], changes: LineChange[]): string[] {
  let end = 0;
  const made = changes
    .toSorted((a, b) => a.oldAt - b.oldAt)
    .flatMap(({ oldAt, old, fresh }) => {
      const same = lines.slice(end, oldAt);
      end = oldAt + old.length;
      return [...same, ...fresh];
    });
  return [...made, ...lines.slice(end)];
}

const isSame = (a: LineChange, b: LineChange) =>
  a.oldAt === b.oldAt && a.old.length === b.old.length && a.fresh.join('\n') === b.fresh.join('\n');
