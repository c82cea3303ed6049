// Joins two texts that were made of the same one, line by line.
import { hunksOf } from '../../manifest/diagnostics/hunks.ts';

/** Lines of the text before, from `start` to `end`, and those that took their place. */
interface Edit {
  start: number;
  end: number;
  fresh: string[];
}

/**
 * A text with the changes of both. Where both have changed the same lines, or lines side by side, in other ways: those of
 * each at the first such place. Undefined where one is another text altogether.
 */
export function joinedTexts(
  before: string,
  mine: string,
  theirs: string,
): { text: string } | { clash: [mine: string, theirs: string] } | undefined {
  const old = linesOf(before);
  const [edits, others] = [editsOf(old, mine), editsOf(old, theirs)];
  if (!edits || !others) return undefined;
  const joined = [...others];
  for (const edit of edits) {
    const near = others.find(({ start, end }) => start <= edit.end && edit.start <= end);
    if (near && !isSame(near, edit))
      return { clash: [edit.fresh.join('\n'), near.fresh.join('\n')] };
    if (!near) joined.push(edit);
  }
  const parts: string[][] = [];
  let at = 0;
  for (const { start, end, fresh } of joined.sort((a, b) => a.start - b.start)) {
    parts.push(old.slice(at, start), fresh);
    at = end;
  }
  parts.push(old.slice(at));
  return { text: parts.flat().join(theirs.includes('\r\n') ? '\r\n' : '\n') };
}

/** Windows has line ends of its own. */
const linesOf = (text: string) => text.split(/\r?\n/);

function editsOf(old: string[], text: string): Edit[] | undefined {
  let grown = 0;
  return hunksOf(old, linesOf(text))?.map(({ at, old: { length }, fresh }) => {
    const start = at - grown;
    grown += fresh.length - length;
    return { start, end: start + length, fresh };
  });
}

const isSame = (a: Edit, b: Edit) =>
  a.start === b.start && a.end === b.end && a.fresh.join('\n') === b.fresh.join('\n');
