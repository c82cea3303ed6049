// Findings that know their places in the text, and the problems made of them.
import type { Fix, Problem } from '../problem.ts';
import type { ManifestSource } from '../yaml/source.ts';
import type { PlacedFinding } from './damage.ts';
import { report } from './report.ts';

/** A finding at its place in the text, with a fix that helps. */
export interface Located extends PlacedFinding {
  fix?: Fix;
}

/** Problems of findings that have their places already. */
export function reported(
  source: ManifestSource,
  found: Located[],
  data: unknown = source.data,
  changed?: number,
): Problem[] {
  const places = new Map(found.map(({ finding, place }) => [finding, place]));
  const fixes = new Map(found.flatMap(({ finding, fix }) => (fix ? [[finding, fix]] : [])));
  const problems = report(
    found.map(({ finding }) => finding),
    { ...source, data },
    { fixes, placeOf: (finding) => places.get(finding) ?? source.placeOf(finding) },
  );
  return changed === undefined ? problems : problems.map((problem) => since(problem, changed));
}

/** A problem with how many lines have changed. */
function since(problem: Problem, changed: number): Problem {
  if (changed < 2) return problem;
  const words = `Line ${problem.line} is one of the ${changed} lines that changed since the file last worked.`;
  return { ...problem, hint: problem.hint ? `${problem.hint} ${words}` : words };
}
