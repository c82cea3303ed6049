// Collects the edits that may mend the fault of a place, from the slips and from the misfits.
import type { ErrorObject } from 'ajv';
import type { Reading } from '../../yaml/read.ts';
import { misfitOf } from '../misfits/misfits.ts';
import { slips } from '../slips/all-slips.ts';
import { lostLines } from '../slips/lost-lines.ts';
import { valueSlips } from '../slips/values.ts';
import type { WrongPlace } from './near.ts';
import type { RepairState } from './score.ts';
import type { Candidate, Scene } from './slip.ts';

/** Every edit that may mend the fault of a place, each once. */
export function* candidatesAt(
  place: WrongPlace,
  state: RepairState,
  scene: Scene,
): Generator<Candidate> {
  const seen = new Set<string>();
  for (const candidate of proposals(place, state, scene)) {
    const name = `${candidate.from} ${candidate.remove} ${candidate.lines.join('\n')}`;
    if (!seen.has(name)) yield candidate;
    seen.add(name);
  }
}

function* proposals(
  { rows, slips: some, below = [], misfit }: WrongPlace,
  { reading }: RepairState,
  scene: Scene,
): Generator<Candidate> {
  const isLocal = misfit && isInValue(misfit.error, reading);
  const own = some ?? slips;
  for (const index of isLocal ? [] : rows) for (const slip of own) yield* slip(index, scene);
  for (const index of below) yield* lostLines(index, scene);
  if (!misfit || some) return;
  const { error, row } = misfit;
  const { text = '', valueAt = 0 } = scene.rows[row] ?? {};
  yield* valueSlips(misfitOf(error, reading.data, text.slice(valueAt).trimEnd()), row, scene);
}

/** Whether only the value itself can cause an error: it is plain or missing. */
const isInValue = (error: ErrorObject, { isPlain }: Reading) =>
  error.data === null || (isPlain && (IN_VALUES.includes(error.keyword) || isOtherScalar(error)));

/** Whether a number or a word is in place of another kind of single value. */
const isOtherScalar = ({ keyword, data, params }: ErrorObject) =>
  keyword === 'type' && typeof data !== 'object' && !/array|object/.test(String(params.type));

/** Errors that a plain value has by itself: no other line is to blame. */
const IN_VALUES = [
  'pattern',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'discriminator',
];
