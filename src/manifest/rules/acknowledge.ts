// Removes the acknowledged warnings, and reports an acknowledgement without its warning.
import type { Manifest } from '../../model/manifest.generated.ts';
import { problemTitles, warningTitles } from '../messages/problem-titles.ts';
import { severityOf } from '../messages/words.ts';
import type { Finding, Pointer } from '../problem.ts';
import { nearest } from '../text/nearest.ts';

type Entry = NonNullable<Manifest['acknowledged']>[number];

/**
 * The remaining findings. Errors cannot be acknowledged.
 * @param sentenceOf the sentence of a warning, of which an entry may name a part
 */
export function acknowledge(
  findings: Finding[],
  { acknowledged = [] }: Manifest,
  sentenceOf: (finding: Finding) => string,
): Finding[] {
  const used = new Set<number>();
  const isAbout = ({ about }: Entry, finding: Finding) =>
    about === undefined || sentenceOf(finding).includes(about);
  const remaining = findings.filter((finding) => {
    if (severityOf(finding) !== 'warning') return true;
    const matching = acknowledged.flatMap((entry, index) =>
      intendedCode(entry) === finding.kind && isAbout(entry, finding) ? [index] : [],
    );
    for (const index of matching) used.add(index);
    return matching.length === 0;
  });
  const isSound = findings.every((finding) => severityOf(finding) === 'warning');
  const useless = acknowledged.flatMap((entry, index): Finding[] => {
    const known = Object.hasOwn(warningTitles, entry.code);
    // A warning may only be gone because of an error.
    const mayBeThere = !isSound || used.has(index) || FROM_ELSEWHERE.includes(entry.code);
    if (known && mayBeThere) return [];
    const pointer = ['acknowledged', index, 'code'];
    return [known ? idle(entry, pointer) : unknown(entry, pointer)];
  });
  return [...remaining, ...useless];
}

/** The code of an entry, or the one that was meant when it is misspelt: that is one fault, not two. */
function intendedCode({ code }: Entry): string | undefined {
  return Object.hasOwn(problemTitles, code) ? code : nearest(code, Object.keys(warningTitles));
}

const idle = ({ code }: Entry, pointer: Pointer): Finding => ({
  kind: 'idle-acknowledgement',
  pointer,
  facts: { code, cause: 'gone' },
});

function unknown({ code }: Entry, pointer: Pointer): Finding {
  const kind = 'idle-acknowledgement';
  if (Object.hasOwn(problemTitles, code)) return { kind, pointer, facts: { code, cause: 'error' } };
  const known = Object.keys(warningTitles);
  const meant = nearest(code, known);
  return {
    kind,
    pointer,
    facts: { code, cause: 'unknown', meant, known },
    ...(meant && { mend: { instead: meant } }),
  };
}

/** Warnings with another origin: a production build, or comments, which no rule sees. */
const FROM_ELSEWHERE = [
  'left-out-note',
  'simulated-delivery',
  'silent-delivery',
  'forced-consent',
  'placeholder-fact',
  'unproven-rating',
];
