// Turns what ajv reports into findings that a person who does not program understands.
import type { ErrorObject } from 'ajv';
import type { Finding, Pointer } from '../problem.ts';
import { gatherForeignKeys, type PartKeys } from './foreign-keys.ts';
import { misfitFinding } from './misfits.ts';
import { missingKey, misspeltKeys } from './misspelt-keys.ts';
import { pairs } from './pairs.ts';
import { withSample } from './sample-mends.ts';
import { gatherMissingParts, slipFinding, strayFinding } from './slip-findings.ts';
import { slips, strayed } from './slips.ts';

/** What a finding may ask about a place. */
interface Readings {
  /** The line of a value from where the value begins, as it is written. */
  written: (pointer: Pointer) => string;
  /** A value that could stand there. */
  sample: (pointer: Pointer) => unknown;
  /** The parts that the file consists of, and the keys that each knows. */
  parts: PartKeys;
}

/** One finding per cause: errors that only repeat another one are left out. */
export function schemaFindings(
  errors: ErrorObject[],
  data: unknown,
  { written, sample, parts }: Readings,
): Finding[] {
  const strays = strayed(errors, data, [...parts.keys()]);
  const own = errors.filter((error) => !strays.some(({ echoes }) => echoes.has(error)));
  return [
    ...strays.map((stray) => strayFinding(stray, data)),
    ...gatherMissingParts(
      gatherForeignKeys(fitFindings(own, data, { written, sample, parts }), data, parts),
    ),
  ];
}

function fitFindings(
  errors: ErrorObject[],
  data: unknown,
  { written, sample }: Readings,
): Finding[] {
  const slipped = slips(errors, data);
  const inOneLine = pairs(errors, data);
  const meant = misspeltKeys(errors);
  const renamed = new Set(meant.values());
  const rest = errors
    // The error about a key's form says more than the one that wraps it.
    .filter((error) => !renamed.has(error) && error.keyword !== 'propertyNames')
    .filter((error) => ![...slipped, ...inOneLine].some(({ echoes }) => echoes.has(error)))
    .filter((error) => !isOfWrongType(error, errors))
    .map((error) => misfitFinding(error, data, { written, meant: missingKey(meant.get(error)) }))
    .filter((found) => found !== undefined)
    .map((found) => withSample(found, sample));
  return [
    ...slipped.map((slip) => slipFinding(slip, data)),
    ...inOneLine.map(({ finding }) => finding),
    ...rest,
  ];
}

/** A value of the wrong kind is not on a list of texts either. */
function isOfWrongType({ keyword, instancePath }: ErrorObject, errors: ErrorObject[]): boolean {
  const isType = (error: ErrorObject) =>
    error.keyword === 'type' && error.instancePath === instancePath;
  return keyword === 'enum' && errors.some(isType);
}
