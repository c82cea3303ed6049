// What is said of keys that stand at the wrong depth.

import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import { parsePointer } from './parse-pointer.ts';
import type { Slip, Strayed } from './slips.ts';

/** What is said of a part that stands inside another one. */
export function strayFinding({ key, at }: Strayed, data: unknown): Finding {
  return {
    code: 'wrong-indentation',
    pointer: [...parsePointer(at, data), key],
    at: 'key',
    message: `\`${key}\` is a part of its own, but is indented as if it belonged to ${placeName(parsePointer(at, data), data)}.`,
    hint: 'Put it at the very left, and the lines that belong to it as far to the left.',
    mend: { deeper: Number.NEGATIVE_INFINITY },
  };
}

/** What is said of a key that stands a level too deep or too shallow. */
export function slipFinding(
  { key, at, belongs, until }: Omit<Slip, 'echoes'>,
  data: unknown,
): Finding {
  return {
    code: 'wrong-indentation',
    pointer: [...parsePointer(at, data), key],
    at: 'key',
    message: `\`${key}\` belongs to ${placeName(parsePointer(belongs, data), data)}, but is indented as if it did not.`,
    hint: `Put it in line with the other keys there, two spaces further ${belongs.length > at.length ? 'in' : 'out'}.`,
    mend: { deeper: belongs.length > at.length ? 2 : -2, ...(until && { until }) },
  };
}

/** What is said of a missing key that became part of the text above it. */
export function swallowedFinding(key: string, pointer: Pointer, where: string): Finding {
  return {
    code: 'wrong-indentation',
    pointer,
    part: `${key}:`,
    message: `\`${key}\` of ${where} is indented so far that it became part of the text above it.`,
    hint: 'Put it in line with the key of that text.',
  };
}

/** With more missing parts than this, the file is another one or only a piece: that is one cause. */
const MOST_PARTS = 3;

/** The findings, with one in place of those about the parts of the file when many are missing. */
export function gatherMissingParts(findings: Finding[]): Finding[] {
  const isPart = ({ code, pointer }: Finding) => code === 'missing-key' && pointer.length === 0;
  const isForeign = ({ code, pointer }: Finding) => code === 'unknown-key' && pointer.length === 1;
  const missing = findings.filter(isPart);
  const [first, ...others] = missing;
  if (!first || missing.length <= MOST_PARTS) return findings;
  return [
    {
      ...first,
      mend: undefined,
      message: `${first.message.replace(/ is missing .*/, '')} and ${others.length} other parts of a manifest are missing: this is another file, or only a piece of it.`,
      hint: 'Bring back an earlier version of the file.',
    },
    // Where a file ends in the middle, its last entries lack what else they need.
    ...findings.filter((found) => found.code !== 'missing-key' && !isForeign(found)),
  ];
}
