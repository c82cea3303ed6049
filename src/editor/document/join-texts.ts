// Joins two texts that were made of the same one, line by line.
import { hunksOf, type LineChange } from '../../manifest/diagnostics/hunks.ts';

/**
 * A text with the changes of both. Where both have changed the same lines, or lines side by side, in other ways: those of
 * each at the first such place. A text that is another one altogether is one change.
 */
export function joinedTexts(
  before: string,
  mine: string,
  theirs: string,
): { text: string } | { clash: [mine: string, theirs: string] } {
  const old = linesOf(before);
  const [changes, others] = [changesTo(old, mine), changesTo(old, theirs)];
  const joined = [...others];
  for (const change of changes) {
    const near = others.find(({ oldAt, old: { length } }) => {
      return oldAt <= change.oldAt + change.old.length && change.oldAt <= oldAt + length;
    });
    if (near && !isSame(near, change))
      return { clash: [change.fresh.join('\n'), near.fresh.join('\n')] };
    if (!near) joined.push(change);
  }
  // From the end, so that positions stay right.
  for (const {
    oldAt,
    old: { length },
    fresh,
  } of joined.sort((a, b) => b.oldAt - a.oldAt))
    old.splice(oldAt, length, ...fresh);
  return { text: old.join(theirs.includes('\r\n') ? '\r\n' : '\n') };
}

/** Windows has line ends of its own. */
const linesOf = (text: string) => text.split(/\r?\n/);

function changesTo(old: string[], text: string): LineChange[] {
  const fresh = linesOf(text);
  return hunksOf(old, fresh) ?? [{ at: 0, oldAt: 0, old, fresh }];
}

const isSame = (a: LineChange, b: LineChange) =>
  a.oldAt === b.oldAt && a.old.length === b.old.length && a.fresh.join('\n') === b.fresh.join('\n');
