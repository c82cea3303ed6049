// Turns findings into diagnostics: with their lines in the text, their fixes and their words.

import {
  byPlace,
  type Diagnostic,
  type Finding,
  type Fix,
  sortDiagnostics,
} from '../diagnostic.ts';
import { placeName } from '../messages/place-name.ts';
import { severityOf, wordsOf } from '../messages/words.ts';
import type { Place } from '../text/places.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { joinFixes } from './fix.ts';

/** Diagnostics of findings, sorted by their lines; fixes are those that are known to help. */
export function report(
  findings: Finding[],
  source: ManifestSource,
  {
    fixes,
    placeOf = source.placeOf,
  }: { fixes?: Map<Finding, Fix>; placeOf?: (finding: Finding) => Place } = {},
): Diagnostic[] {
  if (findings.length === 0) return [];
  const { data, file } = source;
  const fixFor = fixes && sharedFixes(fixes);
  const diagnosticOf = (finding: Finding): Diagnostic => {
    const fix = fixFor?.(finding);
    return {
      ...wordsOf(finding, (pointer) => placeName(pointer, data)),
      file,
      ...placeOf(finding),
      pointer: finding.pointer,
      ...(fix && { fix }),
    };
  };
  const diagnostics = findings.map(diagnosticOf);
  // Who compares two texts counts every diagnostic.
  return fixes ? sortDiagnostics(diagnostics) : diagnostics.sort(byPlace);
}

/** A finding at its place in the text, with a fix that helps. */
export interface Located {
  finding: Finding;
  place: Place;
  fix?: Fix;
}

/** Diagnostics of findings that have their places already. */
export function reported(
  source: ManifestSource,
  found: Located[],
  data: unknown = source.data,
): Diagnostic[] {
  const places = new Map(found.map(({ finding, place }) => [finding, place]));
  const fixes = new Map(found.flatMap(({ finding, fix }) => (fix ? [[finding, fix]] : [])));
  return report(
    found.map(({ finding }) => finding),
    { ...source, data },
    { fixes, placeOf: (finding) => places.get(finding) ?? source.placeOf(finding) },
  );
}

/** Errors of one kind that all have a fix were made together, such as a renamed field: one fix takes them all back. */
function sharedFixes(fixes: Map<Finding, Fix>): (finding: Finding) => Fix | undefined {
  const shared = new Map<string, Fix>();
  const errors = [...fixes].filter(([finding]) => severityOf(finding) === 'error');
  for (const kind of new Set(errors.map(([finding]) => finding.kind))) {
    const same = errors.filter(([finding]) => finding.kind === kind);
    const all = [...new Set(same.map(([, fix]) => fix))];
    const one = all.length > 1 ? joinFixes(all) : undefined;
    if (one) shared.set(kind, one);
  }
  return (finding) =>
    fixes.has(finding) ? (shared.get(finding.kind) ?? fixes.get(finding)) : undefined;
}
