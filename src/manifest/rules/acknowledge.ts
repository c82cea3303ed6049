// Removes the acknowledged warnings, and reports an acknowledgement without its warning. It needs the findings of all rules.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding } from '../diagnostic.ts';
import { diagnosticTitles, ruleMessages, warningTitles } from '../messages/all-messages.ts';
import { severityOf } from '../messages/format-finding.ts';
import { createFinding } from '../site/expand/scope.ts';
import { closestMatch } from '../text/nearest.ts';
import { placePath } from '../text/place-path.ts';

type Entry = NonNullable<Manifest['acknowledged']>[number];

/** The findings without acknowledged warnings, and one for each entry without its warning. Errors cannot be acknowledged. */
export function acknowledge(findings: Finding[], manifest: Manifest): Finding[] {
  const { acknowledged = [] } = manifest;
  if (acknowledged.length === 0) return findings;
  const warnings = findings.filter((finding) => severityOf(finding) === 'warning');
  const placeOf = ({ pointer }: Finding) => placePath(pointer, manifest);
  const isAbout = (about: string | undefined, finding: Finding) =>
    about === undefined ||
    `${placeOf(finding)}.`.startsWith(`${about}.`) ||
    `${finding.pointer.join('.')}.`.startsWith(`${about}.`);
  const acknowledgedFindings = new Set<Finding>();
  const idle = acknowledged.flatMap((entry, index): Finding[] => {
    const { about } = entry;
    const ofKind = warnings.filter(({ kind }) => kind === intendedCode(entry));
    const meant = ofKind.filter((finding) => isAbout(about, finding));
    for (const finding of meant) acknowledgedFindings.add(finding);
    if (!Object.hasOwn(warningTitles, entry.code)) return [unknownCode(entry, index)];
    const isElsewhere = about !== undefined && meant.length === 0 && ofKind.length > 0;
    // An error may hide the warning.
    const mayBeThere =
      warnings.length < findings.length || meant.length > 0 || isOnlyInProduction(entry.code);
    if (mayBeThere && !isElsewhere) return [];
    const facts = { code: entry.code, ...(ofKind[0] && { place: placeOf(ofKind[0]) }) };
    const pointer = ['acknowledged', index, isElsewhere ? 'about' : 'code'];
    return [createFinding('idle-acknowledgement', pointer, facts)];
  });
  return [...findings.filter((finding) => !acknowledgedFindings.has(finding)), ...idle];
}

/** The code of an entry, or the one that was meant: a misspelt entry still removes its warning. */
const intendedCode = ({ code }: Entry): string | undefined =>
  Object.hasOwn(diagnosticTitles, code) ? code : closestMatch(code, Object.keys(warningTitles));

function unknownCode(entry: Entry, index: number): Finding {
  const { code } = entry;
  const intended = intendedCode(entry);
  const meant = intended === code ? undefined : intended;
  const pointer = ['acknowledged', index, 'code'];
  return createFinding('idle-acknowledgement', pointer, { code, meant }, { replacement: meant });
}

/** Whether only a production build reports the code. `consent` has one such fault of two. */
const isOnlyInProduction = (code: string) =>
  code === 'consent' || ruleMessages[code]?.only === 'production';
