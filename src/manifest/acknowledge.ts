// Leaves out the warnings that the manifest says are known, and tells when one is acknowledged that does not exist.
import type { Manifest } from '../model/manifest.generated.ts';
import { guess, nearest } from './nearest.ts';
import type { Finding } from './problem.ts';
import { problemTitles, warningTitles } from './problem-titles.ts';

type Entry = NonNullable<Manifest['acknowledged']>[number];

/** The findings that remain. Errors cannot be acknowledged. */
export function acknowledge(findings: Finding[], { acknowledged = [] }: Manifest): Finding[] {
  const used = new Set<number>();
  const remaining = findings.filter(({ severity, code, message }) => {
    if (severity !== 'warning') return true;
    const matching = acknowledged.flatMap((entry, index) =>
      meantBy(entry) === code && message.includes(entry.about ?? '') ? [index] : [],
    );
    for (const index of matching) used.add(index);
    return matching.length === 0;
  });
  const isSound = findings.every(({ severity }) => severity === 'warning');
  const useless = acknowledged.flatMap((entry, index): Finding[] => {
    const known = Object.hasOwn(warningTitles, entry.code);
    // A warning may only be gone because of an error.
    const mayBeThere = !isSound || used.has(index) || PRODUCTION_ONLY.includes(entry.code);
    if (known && mayBeThere) return [];
    return [
      {
        code: 'idle-acknowledgement',
        severity: 'warning',
        pointer: ['acknowledged', index, 'code'],
        ...(known ? idle(entry) : unknown(entry)),
      },
    ];
  });
  return [...remaining, ...useless];
}

/** The code of an entry, or the one that was meant when it is misspelt: that is one fault, not two. */
function meantBy({ code }: Entry): string | undefined {
  return Object.hasOwn(problemTitles, code) ? code : nearest(code, Object.keys(warningTitles));
}

function idle({ code }: Entry): Pick<Finding, 'message' | 'hint'> {
  return {
    message: `There is no warning ${code} here any more that this could be about.`,
    hint: 'Delete the entry.',
  };
}

function unknown({ code }: Entry): Pick<Finding, 'message' | 'hint' | 'mend'> {
  return Object.hasOwn(problemTitles, code)
    ? {
        message: `${code} is an error: only warnings can be acknowledged.`,
        hint: 'Delete the entry, and mend what the error is about.',
      }
    : {
        message: `There is no kind of warning with the code ${code}.`,
        ...guess(code, Object.keys(warningTitles)),
      };
}

/** Warnings that only a build for visitors gives, so that a plain check cannot know whether they are still there. */
const PRODUCTION_ONLY = [
  'simulated-delivery',
  'silent-delivery',
  'forced-consent',
  'placeholder-fact',
];
