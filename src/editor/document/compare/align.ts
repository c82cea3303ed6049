// Pairs the entries of two lists, so that a new entry does not look like a change of all after it.

/** Pairs of positions, and the positions that have no partner. */
export interface Alignment {
  pairs: [before: number, after: number][];
  removed: number[];
  added: number[];
  /** Whether the entries of both lists are in another order. */
  reordered: boolean;
}

/** A sign that makes two entries the same; undefined when the entry lacks it. The surest comes first. */
export type Sign = (entry: unknown) => string | undefined;

/**
 * Pairs entries that share a sign; entries that are left over are paired in turn when there are equally many.
 * @param identities the signs of which another value makes another entry: one goes, and one comes
 */
export function align(
  before: unknown[],
  after: unknown[],
  signs: Sign[],
  identities: Sign[] = [],
): Alignment {
  const pairs: Alignment['pairs'] = [];
  let removed = [...before.keys()];
  let added = [...after.keys()];
  const pair = (from: number, to: number) => {
    pairs.push([from, to]);
    removed = removed.filter((index) => index !== from);
    added = added.filter((index) => index !== to);
  };
  for (const sign of [JSON.stringify as Sign, ...signs]) {
    for (const from of removed) {
      const wanted = sign(before[from]);
      const to = wanted && added.find((index) => sign(after[index]) === wanted);
      if (typeof to === 'number') pair(from, to);
    }
  }
  if (removed.length === added.length) {
    const inTurn = removed.map((from, turn) => [from, added[turn] as number] as const);
    const isOther = (from: number, to: number) =>
      identities.some((sign) => differ(sign(before[from]), sign(after[to])));
    for (const [from, to] of inTurn) if (!isOther(from, to)) pair(from, to);
  }
  pairs.sort(([a], [b]) => a - b);
  const reordered = pairs.some(([, to], index) => to < (pairs[index - 1]?.[1] ?? -1));
  return { pairs, removed, added, reordered };
}

const differ = (a?: string, b?: string) => a !== undefined && b !== undefined && a !== b;

/** The pairs that have to be moved to turn one order into the other: all but the longest run that keeps its order. */
export function movedPairs(pairs: Alignment['pairs']): Alignment['pairs'] {
  let best: Alignment['pairs'] = [];
  const runs: Alignment['pairs'][] = [];
  for (const pair of pairs) {
    const fitting = runs.filter((run) => (run.at(-1)?.[1] ?? -1) < pair[1]);
    const longest = fitting.reduce(
      (a, b) => (b.length > a.length ? b : a),
      [] as Alignment['pairs'],
    );
    const run = [...longest, pair];
    runs.push(run);
    if (run.length > best.length) best = run;
  }
  return pairs.filter((pair) => !best.includes(pair));
}
