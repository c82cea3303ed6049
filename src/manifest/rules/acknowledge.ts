// Removes the acknowledged warnings, and reports an acknowledgement without its warning.
import type { Manifest } from '../../model/manifest.generated.ts';
import { RENAMED } from '../messages/all-messages.ts';
import { problemTitles, warningTitles } from '../messages/problem-titles.ts';
import { severityOf } from '../messages/words.ts';
import type { Finding } from '../problem.ts';
import { nearest } from '../text/nearest.ts';
import { placePath } from '../text/place-path.ts';
import type { IdleAcknowledgement } from './acknowledged.ts';

type Entry = NonNullable<Manifest['acknowledged']>[number];

/**
 * The remaining findings. Errors cannot be acknowledged.
 * @param sentenceOf the sentence of a warning, of which older entries name a part in place of a place
 */
export function acknowledge(
  findings: Finding[],
  manifest: Manifest,
  sentenceOf: (finding: Finding) => string,
): Finding[] {
  const { acknowledged = [] } = manifest;
  if (acknowledged.length === 0) return findings;
  const warnings = findings.filter((finding) => severityOf(finding) === 'warning');
  const placeOf = ({ pointer }: Finding) => placePath(pointer, manifest);
  const isAbout = (about: string | undefined, finding: Finding) =>
    about === undefined ||
    `${placeOf(finding)}.`.startsWith(`${about}.`) ||
    `${finding.pointer.join('.')}.`.startsWith(`${about}.`);
  const known = new Set<Finding>();
  const idle = acknowledged.flatMap((entry, index): Finding[] => {
    const alike = warnings.filter(({ kind }) => kind === intendedCode(entry));
    const meant = alike.filter((finding) => isAbout(entry.about, finding));
    for (const finding of meant) known.add(finding);
    const isKnown = Object.hasOwn(warningTitles, codeOf(entry));
    const { about } = entry;
    if (isKnown && about !== undefined && meant.length === 0) {
      const quoted = alike.find((finding) => sentenceOf(finding).includes(about));
      if (quoted) known.add(quoted);
      // The place of the whole entry goes on when its warning moves within it.
      const place = quoted && placeOf(quoted).split('.').slice(0, 2).join('.');
      const { code } = entry;
      if (place) return [found({ code, cause: 'place', meant: place }, index, 'about', place)];
      const facts = { code, cause: 'gone' as const, known: alike.map(placeOf) };
      if (alike.length > 0) return [found(facts, index, 'about')];
    }
    // A warning may only be gone because of an error.
    const mayBeThere =
      warnings.length < findings.length ||
      meant.length > 0 ||
      FROM_ELSEWHERE.includes(codeOf(entry));
    if (isKnown && mayBeThere) return [];
    return [isKnown ? found({ code: entry.code, cause: 'gone' }, index) : unknown(entry, index)];
  });
  return [...findings.filter((finding) => !known.has(finding)), ...idle];
}

/** The code of an entry under the name that it has today. */
const codeOf = ({ code }: Entry) =>
  (Object.hasOwn(RENAMED, code) ? RENAMED[code] : undefined) ?? code;

/** The code of an entry, or the one that was meant when it is misspelt: that is one fault, not two. */
function intendedCode(entry: Entry): string | undefined {
  const code = codeOf(entry);
  return Object.hasOwn(problemTitles, code) ? code : nearest(code, Object.keys(warningTitles));
}

const found = (
  facts: IdleAcknowledgement,
  index: number,
  field = 'code',
  instead?: string,
): Finding => ({
  kind: 'idle-acknowledgement',
  pointer: ['acknowledged', index, field],
  facts,
  ...(instead && { mend: { instead } }),
});

function unknown({ code }: Entry, index: number): Finding {
  if (Object.hasOwn(problemTitles, code)) return found({ code, cause: 'error' }, index);
  const known = Object.keys(warningTitles);
  const meant = nearest(code, known);
  return found({ code, cause: 'unknown', meant, known }, index, 'code', meant);
}

/** Warnings with another origin: a production build, or comments, which no rule sees. */
const FROM_ELSEWHERE = [
  'left-out-note',
  'unread-requests',
  'consent',
  'unsaid-service',
  'placeholder-fact',
  'unproven-rating',
];
