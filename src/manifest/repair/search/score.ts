// Scores the faults of a text, and compares two texts.
import type { ErrorObject } from 'ajv';
import { rowsOf } from '../../text/rows.ts';
import type { Reading } from '../../yaml/read.ts';
import type { WrongPlace } from './near.ts';
import { rowAt } from './rows-of-data.ts';
import type { Candidate } from './slip.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A text under repair, with its reading and score. */
export interface RepairState {
  lines: readonly string[];
  origin: readonly number[];
  reading: Reading;
  score: Score;
}

/** The faults of a text, the worst first: unreadable pieces, misfits, doubts. */
type Score = [unread: number, misfits: number, doubts: number];

/** Whether anything is wrong. */
export const hasFaults = ([unread, misfits, doubts]: Score) => unread + misfits + doubts > 0;

/** A text without pieces is worse than one of which many pieces cannot be read. */
const IN_ONE = 1_000;

/** Scores a reading of a text. */
export function scoreOf(
  { stumbles, data, doubts, isInOne }: Reading,
  { count }: Vocabulary,
): Score {
  // A line that became part of a text is no better than one that does not fit.
  const swallowed = doubts.filter(({ what }) => what !== 'joined-entry').length;
  const misfits = data === undefined ? 0 : count(data);
  return [stumbles.length * (isInOne ? IN_ONE : 1), misfits + swallowed, doubts.length];
}

/** The number of lines that a reader has to gain for an edit to count while a piece is still unreadable. */
const FURTHER = 2;

/** Whether a text is less wrong than another; with as much unread, the one that is read further. */
export function isBetter(next: RepairState, than: RepairState): boolean {
  const [unread, misfits, doubts] = next.score;
  const [oldUnread, oldMisfits, oldDoubts] = than.score;
  if (unread !== oldUnread) return unread < oldUnread;
  if (unread > 0) {
    const by = (next.reading.stumbles[0]?.line ?? 0) - (than.reading.stumbles[0]?.line ?? 0);
    if (by >= FURTHER) return true;
    if (by < 0) return false;
  }
  return misfits !== oldMisfits ? misfits < oldMisfits : doubts < oldDoubts;
}

/** Whether an edit only exchanges faults: something is of the wrong kind, or its row does not fit, as nothing was before. */
export function isNewFault(
  { from, remove, lines }: Candidate,
  before: RepairState,
  after: RepairState,
  { misfits }: Vocabulary,
): boolean {
  if (after.reading.data === undefined || after.score[1] === 0 || before.score[0] > 0) return false;
  const known = new Set(misfits(before.reading.data).map(nameOf));
  const rows = rowsOf(before.lines).toSpliced(from, remove, ...rowsOf(lines));
  return misfits(after.reading.data).some(
    (error) =>
      !known.has(nameOf(error)) && (error.keyword === 'type' || rowAt(rows, error) === from),
  );
}

/** Whether an edit mends its fault and changes nothing else: then the search ends. */
export function isPerfectEdit(
  next: RepairState,
  before: RepairState,
  { rows, misfit, group }: WrongPlace,
  { misfits }: Vocabulary,
): boolean {
  const [unread, count, doubts] = next.score;
  if (unread + count + doubts === 0) return true;
  const [oldUnread, , oldDoubts] = before.score;
  if (unread > oldUnread || doubts > oldDoubts) return false;
  if (!misfit && unread + doubts === oldUnread + oldDoubts) return false;
  const isHere = ({ line, odd = line }: { line: number; odd?: number }) =>
    rows.includes(line) || rows.includes(odd);
  if ([...next.reading.stumbles, ...next.reading.doubts].some(isHere)) return false;
  const known = new Set(misfits(before.reading.data).map(nameOf));
  const isIn = (path: string) => path === group || path.startsWith(`${group}/`);
  return misfits(next.reading.data).every(
    (error) => known.has(nameOf(error)) && !isIn(error.instancePath),
  );
}

/** The identity of a schema error. */
const nameOf = ({ keyword, instancePath, params }: ErrorObject) =>
  `${keyword} ${instancePath} ${JSON.stringify(params)}`;
