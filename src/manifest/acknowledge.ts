// Leaves out the warnings that the manifest says are known, and tells when one is acknowledged that does not exist.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Finding } from './problem.ts';

/** The findings that remain. Errors cannot be acknowledged. */
export function acknowledge(findings: Finding[], { acknowledged = [] }: Manifest): Finding[] {
  const used = new Set<number>();
  const remaining = findings.filter(({ severity, code, message }) => {
    if (severity !== 'warning') return true;
    const matching = acknowledged.flatMap((entry, index) =>
      entry.code === code && message.includes(entry.about ?? '') ? [index] : [],
    );
    for (const index of matching) used.add(index);
    return matching.length === 0;
  });
  const idle = acknowledged.flatMap((entry, index): Finding[] =>
    used.has(index) || PRODUCTION_ONLY.includes(entry.code)
      ? []
      : [
          {
            code: 'idle-acknowledgement',
            severity: 'warning',
            pointer: ['acknowledged', index, 'code'],
            message: `There is no warning ${entry.code} here any more that this could be about.`,
            hint: 'Delete the entry.',
          },
        ],
  );
  return [...remaining, ...idle];
}

/** Warnings that only a build for visitors gives, so that a plain check cannot know whether they are still there. */
const PRODUCTION_ONLY = ['simulated-delivery', 'forced-consent', 'placeholder-fact'];
