// The differences of two texts as runs of lines, each of which can be put in or taken back by itself.
import { diffArrays } from 'diff';

/** Lines of the old text that others have taken the place of. Positions count from 0. */
export interface LineChange {
  oldAt: number;
  before: string[];
  newAt: number;
  after: string[];
}

/** Two texts that differ in more lines are different as a whole: a search would take longer than a second. */
const MOST = 4000;

/** The changes from one list of lines to another, in their order. */
export function lineChanges(old: string[], fresh: string[]): LineChange[] {
  const runs = diffArrays(old, fresh, { maxEditLength: MOST });
  if (!runs) return [{ oldAt: 0, before: old, newAt: 0, after: fresh }];
  const changes: LineChange[] = [];
  let [oldAt, newAt] = [0, 0];
  let open: LineChange | undefined;
  for (const { value, added, removed } of runs) {
    if (added || removed) {
      if (!open) {
        open = { oldAt, before: [], newAt, after: [] };
        changes.push(open);
      }
      open[added ? 'after' : 'before'] = value;
    } else open = undefined;
    if (!added) oldAt += value.length;
    if (!removed) newAt += value.length;
  }
  return changes;
}

/** The old lines with some changes made. */
export function withChanges(old: string[], changes: LineChange[]): string[] {
  const made = [...old];
  // From the end, so that positions stay right.
  for (const { oldAt, before, after } of changes.toSorted((a, b) => b.oldAt - a.oldAt)) {
    made.splice(oldAt, before.length, ...after);
  }
  return made;
}

/** The new lines with some changes taken back. */
export const withoutChanges = (fresh: string[], changes: LineChange[]): string[] =>
  withChanges(
    fresh,
    changes.map(({ oldAt, before, newAt, after }) => {
      return { oldAt: newAt, before: after, newAt: oldAt, after: before };
    }),
  );
