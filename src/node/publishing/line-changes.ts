// The differences of two texts as runs of lines, each of which can be put in or taken back by itself.

/** Lines of the old text that others have taken the place of. Positions count from 0. */
export interface LineChange {
  oldAt: number;
  before: string[];
  newAt: number;
  after: string[];
}

/** Two texts that differ in more lines are different as a whole: a search would take long. */
const MOST = 800;

/** The changes from one list of lines to another, in their order. */
export function lineChanges(old: string[], fresh: string[]): LineChange[] {
  let start = 0;
  const least = Math.min(old.length, fresh.length);
  while (start < least && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const [a, b] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  const kept = keptLines(a, b);
  const changes: LineChange[] = [];
  let [from, to] = [0, 0];
  for (const [x, y] of [...kept, [a.length, b.length] as const]) {
    if (x > from || y > to) {
      const [before, after] = [a.slice(from, x), b.slice(to, y)];
      changes.push({ oldAt: start + from, before, newAt: start + to, after });
    }
    [from, to] = [x + 1, y + 1];
  }
  return changes.flatMap(byField);
}

/** Myers' search for the lines that both lists have, as pairs of positions. */
function keptLines(a: string[], b: string[]): [number, number][] {
  const trace: Map<number, number>[] = [];
  let ends = new Map([[1, 0]]);
  for (let depth = 0; depth <= Math.min(MOST, a.length + b.length); depth++) {
    trace.push(new Map(ends));
    for (let k = -depth; k <= depth; k += 2) {
      let x = startOf(ends, k, depth);
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      ends.set(k, x);
      if (x >= a.length && x - k >= b.length) return backwards(trace, a.length, b.length);
    }
    ends = new Map(ends);
  }
  return [];
}

function startOf(ends: Map<number, number>, k: number, depth: number): number {
  const [left = -1, right = -1] = [ends.get(k - 1), ends.get(k + 1)];
  return k === -depth || (k !== depth && left < right) ? right : left + 1;
}

function backwards(trace: Map<number, number>[], width: number, height: number) {
  const pairs: [number, number][] = [];
  let [x, y] = [width, height];
  for (let depth = trace.length - 1; depth >= 0; depth--) {
    const ends = trace[depth] as Map<number, number>;
    const k = x - y;
    const begin = startOf(ends, k, depth);
    const isDown =
      k === -depth || (k !== depth && (ends.get(k - 1) ?? -1) < (ends.get(k + 1) ?? -1));
    const before = isDown ? k + 1 : k - 1;
    while (x > begin && y > begin - k && x > 0 && y > 0) pairs.push([--x, --y]);
    if (depth === 0) break;
    x = ends.get(before) ?? 0;
    y = x - before;
  }
  return pairs.reverse();
}

const FIELD = /^(\s*(?:- )?[\w-]+:)/;

/** A change of neighbouring fields as one change for each, where both sides have the same fields. */
function byField(change: LineChange): LineChange[] {
  const [before, after] = [fieldsIn(change.before), fieldsIn(change.after)];
  const names = (fields: string[][]) => fields.map(([line = '']) => FIELD.exec(line)?.[1]);
  const isAlike = names(before).every((name, at) => name && name === names(after)[at]);
  if (before.length < 2 || before.length !== after.length || !isAlike) return [change];
  let [oldAt, newAt] = [change.oldAt, change.newAt];
  return before.flatMap((lines, at) => {
    const one = { oldAt, before: lines, newAt, after: after[at] ?? [] };
    oldAt += lines.length;
    newAt += one.after.length;
    return lines.join('\n') === one.after.join('\n') ? [] : [one];
  });
}

/** Lines by field: one that does not begin a field belongs to the one above. */
function fieldsIn(lines: string[]): string[][] {
  const fields: string[][] = [];
  for (const line of lines) {
    if (fields.length === 0 || FIELD.test(line)) fields.push([line]);
    else fields.at(-1)?.push(line);
  }
  return fields;
}

/** The old lines with some changes made. */
export function withChanges(old: string[], changes: LineChange[]): string[] {
  return patched(
    old,
    changes.map(({ oldAt, before, after }) => ({ at: oldAt, count: before.length, lines: after })),
  );
}

/** The new lines with some changes taken back. */
export function withoutChanges(fresh: string[], changes: LineChange[]): string[] {
  return patched(
    fresh,
    changes.map(({ newAt, before, after }) => ({ at: newAt, count: after.length, lines: before })),
  );
}

function patched(lines: string[], patches: { at: number; count: number; lines: string[] }[]) {
  const made = [...lines];
  // From the end, so that positions stay right.
  for (const { at, count, lines: own } of patches.toSorted((a, b) => b.at - a.at)) {
    made.splice(at, count, ...own);
  }
  return made;
}
