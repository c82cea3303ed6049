// Turns findings into diagnostics: adds their lines, fixes and messages.
import { byPlace, type Diagnostic, type Finding, sortDiagnostics } from '../diagnostic.ts';
import { formatFinding } from '../messages/format-finding.ts';
import { placeName } from '../messages/place-name.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { createFix } from './fix.ts';

/** Diagnostics of findings, sorted by their lines. */
export function toDiagnostics(
  findings: Finding[],
  source: ManifestSource,
  { withFixes }: { withFixes: boolean },
): Diagnostic[] {
  const { data, file } = source;
  const diagnostics = findings.map((finding): Diagnostic => {
    const fix = withFixes ? createFix(finding, source) : undefined;
    return {
      ...formatFinding(finding, (pointer) => placeName(pointer, data)),
      file,
      ...source.placeOf(finding),
      pointer: finding.pointer,
      ...(fix && { fix }),
    };
  });
  // Callers without fixes count diagnostics, so do not merge equal ones.
  return withFixes ? sortDiagnostics(diagnostics) : diagnostics.sort(byPlace);
}
