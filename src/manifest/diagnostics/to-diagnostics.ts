// Turns findings into diagnostics: with their lines in the text, their fixes and their words.
import { byPlace, type Diagnostic, type Finding, sortDiagnostics } from '../diagnostic.ts';
import { placeName } from '../messages/place-name.ts';
import { formatFinding } from '../messages/words.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { createFix } from './fix.ts';

/** Diagnostics of findings, sorted by their lines. */
export function toDiagnostics(
  findings: Finding[],
  source: ManifestSource,
  { fixes }: { fixes: boolean },
): Diagnostic[] {
  const { data, file } = source;
  const diagnostics = findings.map((finding): Diagnostic => {
    const fix = fixes ? createFix(finding, source) : undefined;
    return {
      ...formatFinding(finding, (pointer) => placeName(pointer, data)),
      file,
      ...source.placeOf(finding),
      pointer: finding.pointer,
      ...(fix && { fix }),
    };
  });
  // A caller that compares two texts counts every diagnostic.
  return fixes ? sortDiagnostics(diagnostics) : diagnostics.sort(byPlace);
}
