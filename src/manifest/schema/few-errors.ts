// Keeps the first errors of each keyword: what compares errors with one another takes too long for thousands of them.
import type { ErrorObject } from 'ajv';
import type { Finding } from '../problem.ts';
import { parsePointer } from './parse-pointer.ts';

/** So many of each keyword are looked at. */
const MOST = 100;

/** What an error of each keyword is called; any other is out of range. */
const CODES: Record<string, string> = {
  additionalProperties: 'unknown-key',
  required: 'missing-key',
  dependencies: 'missing-key',
  discriminator: 'unknown-section-type',
  enum: 'not-in-list',
  type: 'wrong-type',
  pattern: 'wrong-format',
  maxLength: 'too-long',
  minLength: 'empty-value',
  minItems: 'empty-value',
  minProperties: 'empty-value',
};

/** The errors to be explained, and the others as findings that are only counted. */
export function fewErrors(
  all: ErrorObject[],
  data: unknown,
): { errors: ErrorObject[]; others: Finding[] } {
  const seen = new Map<string, number>();
  const isEarly = ({ keyword }: ErrorObject) => {
    const count = (seen.get(keyword) ?? 0) + 1;
    seen.set(keyword, count);
    return count <= MOST;
  };
  const errors = all.filter(isEarly);
  if (errors.length === all.length) return { errors, others: [] };
  const known = new Set(errors);
  const others = all
    .filter((error) => !known.has(error) && error.keyword !== 'if')
    .map((error) => counted(error, data));
  return { errors, others };
}

function counted({ keyword, instancePath, params }: ErrorObject, data: unknown): Finding {
  const place = parsePointer(instancePath, data);
  const key = params.additionalProperty as string | undefined;
  return {
    code: CODES[keyword] ?? 'out-of-range',
    pointer: key === undefined ? place : [...place, key],
    at: key === undefined ? 'value' : 'key',
    message: '',
  };
}
