// Finds the rows near a fault, for the search of an edit.
import type { ErrorObject } from 'ajv';
import {
  contentAfter,
  contentBefore,
  endOfBlock,
  isFold,
  parentOf,
  type Row,
} from '../../text/rows.ts';
import type { PlacedDoubt, Reading } from '../../yaml/read.ts';
import { extraDashes, missingDashes } from '../slips/dashes.ts';
import { lostEntries } from '../slips/lost-lines.ts';
import { pointerAt, rowAt } from './rows-of-data.ts';
import type { Candidate, Slip } from './slip.ts';

/** Something that is wrong, and the rows that may be the cause, the likeliest first. */
export interface WrongPlace {
  name: string;
  rows: number[];
  /** The slips to try there; all by default. */
  slips?: readonly Slip[];
  /** Rows further away, above which a line may be gone. */
  below?: number[];
  misfit?: { error: ErrorObject; row: number };
  /** The group of a misfit, as ajv writes its place: nothing in it is wrong once this is taken back. */
  group?: string;
  /** The finding of the slip, whatever edit mends it. */
  said?: Pick<Candidate<'joined-entry'>, 'kind' | 'facts'>;
}

/** An entry without its sign, which may be as it was meant. */
const JOINED: Partial<WrongPlace> = {
  slips: [missingDashes, lostEntries],
  said: { kind: 'joined-entry', facts: {} },
};

/** An unknown name has a place; a missing field only has a neighbourhood. */
const ORDER = ['additionalProperties', 'type', 'enum', 'pattern', 'discriminator'];

/** More missing fields than these are not the fault of a dash. */
const MOST_MISSING = 20;

/** All places of faults, the worst first. Lazy, because finding a row takes time. */
export function* wrongPlaces(
  { reading, lines }: { reading: Reading; lines: readonly string[] },
  rows: readonly Row[],
  misfits: readonly ErrorObject[],
): Generator<WrongPlace> {
  const { stumbles, doubts } = reading;
  for (const { line, odd, code } of stumbles) {
    const name = `${code} ${lines[line]}`;
    const below = siblings(rows, odd);
    // The first entry of a list may have lost its dash.
    const first = (rows[odd]?.dashes ?? 0) > 0 ? below.slice(0, 1) : [];
    const near = [...new Set([...beside(rows, [odd, line]), ...first])];
    yield { name, rows: near, below, group: pieceAt(rows, odd) };
  }
  if (stumbles.length > 0) return;
  const doubtfulPlaces = (some: PlacedDoubt[]) =>
    some.map(
      ({ line, what }): WrongPlace => ({
        name: `${what} ${lines[line]}`,
        rows: beside(rows, [line]),
        ...(what === 'joined-entry' && JOINED),
      }),
    );
  // A field that became part of a text is missing elsewhere: this is the cause.
  yield* doubtfulPlaces(doubts.filter((doubt) => !isMild(doubt)));
  const rank = ({ keyword }: ErrorObject) => (ORDER.indexOf(keyword) + 10) % 10;
  const errors = misfits.toSorted((a, b) => rank(a) - rank(b));
  // In a plain text with everything in place, a missing field is nowhere.
  const isNowhere = reading.isPlain && errors.every(({ keyword }) => keyword === 'required');
  for (const error of isNowhere && errors.length > MOST_MISSING ? [] : errors) {
    const place = unfitPlace(error, rows);
    yield isNowhere ? { ...place, slips: [extraDashes], below: [] } : place;
  }
  yield* doubtfulPlaces(doubts.filter(isMild));
}

/** Whether a doubt may well be unfounded. */
const isMild = ({ what }: PlacedDoubt) => what === 'joined-entry';

/** The place of a schema error. A missing field of a group may have slipped out to the row after its end. */
function unfitPlace(error: ErrorObject, rows: readonly Row[]): WrongPlace {
  const row = rowAt(rows, error);
  const { keyword, instancePath, params } = error;
  const isOfGroup = keyword === 'additionalProperties' || keyword === 'required';
  const end = endOfBlock(rows, row);
  const isLacking = keyword === 'required';
  const more = isLacking ? beside(rows, [contentAfter(rows, end - 1)]) : [];
  return {
    name: `${keyword} ${instancePath} ${params.additionalProperty ?? params.missingProperty ?? ''}`,
    rows: [...new Set([...beside(rows, [row]), ...more])],
    ...(isLacking && { below: continuationRows(rows, row, end) }),
    misfit: { error, row },
    group: isOfGroup ? instancePath : instancePath.replace(/\/[^/]*$/, ''),
  };
}

/** The part or the entry of it that a row belongs to, as ajv writes its place. */
function pieceAt(rows: readonly Row[], index: number): string {
  const [part = '', entry] = pointerAt(rows, index);
  return typeof entry === 'number' ? `/${part}/${entry}` : `/${part}`;
}

/** The number of lines above a fault that may hide its cause. */
const MOST_ABOVE = 12;

/** The rows from the first one of a row's group on: a name that is gone may have been above any of them. */
function siblings(rows: readonly Row[], index: number): number[] {
  const { depth = 0 } = rows[index] ?? {};
  const first = contentAfter(rows, parentOf(rows, index));
  const alike = rows.slice(first, index).flatMap((row, offset) => {
    return row.kind === 'content' && row.depth === depth ? [first + offset] : [];
  });
  return [first, ...alike.slice(-MOST_ABOVE)];
}

/** The rows in a block that go on with the value of the row above: they may be a text of their own. */
const continuationRows = (rows: readonly Row[], from: number, end: number) =>
  rows.slice(from, end).flatMap(({ kind, key, dashes }, offset) => {
    const above = rows[from + offset - 1];
    const isText = kind === 'content' && key === undefined && dashes === 0;
    return isText && above && above.value !== '' && !isFold(above) ? [from + offset] : [];
  });

/** A row, its parents, and its neighbours. */
function beside(rows: readonly Row[], indices: number[]): number[] {
  const found = indices.flatMap((index) => {
    const before = contentBefore(rows, index);
    return [
      index,
      before,
      contentAfter(rows, index),
      parentOf(rows, index),
      contentBefore(rows, before),
    ];
  });
  return [...new Set(found)].filter((index) => index >= 0 && index < rows.length);
}
