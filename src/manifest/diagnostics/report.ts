// Turns findings into problems: with their lines in the text, the pages on which they show, their fixes and their words.
import { placeName } from '../messages/place-name.ts';
import { severityOf, wordsOf } from '../messages/words.ts';
import { byPlace, type Finding, type Fix, type Problem, sortProblems } from '../problem.ts';
import type { ManifestSource } from '../yaml/source.ts';
import type { PlacedFinding } from './damage.ts';
import { joinFixes } from './fix.ts';
import { seenOn } from './seen-on.ts';

/** The place of a finding on a line; all count from 1. */
type Placing = (finding: Finding) => Pick<Problem, 'line' | 'column' | 'length'>;

/** Problems of findings, sorted by their lines; fixes are those that are known to help. */
export function report(
  findings: Finding[],
  source: ManifestSource,
  { fixes, placeOf = source.placeOf }: { fixes?: Map<Finding, Fix>; placeOf?: Placing } = {},
): Problem[] {
  if (findings.length === 0) return [];
  const { data, file } = source;
  const fixFor = fixes && sharedFixes(fixes);
  const problemOf = (finding: Finding): Problem => {
    const fix = fixFor?.(finding);
    return {
      ...wordsOf(finding, (pointer) => placeName(pointer, data)),
      file,
      ...placeOf(finding),
      pointer: finding.pointer,
      ...(fix && { fix }),
    };
  };
  const problems = alike(findings).flatMap((some) =>
    withFurtherLines(some.slice(0, MOST_ALIKE).map(problemOf), some.slice(MOST_ALIKE).map(placeOf)),
  );
  // Who compares two texts counts every problem.
  return withPages(fixes ? sortProblems(problems) : problems.toSorted(byPlace), data);
}

/** A finding at its place in the text, with a fix that helps. */
export interface Located extends PlacedFinding {
  fix?: Fix;
}

/** Problems of findings that have their places already. */
export function reported(
  source: ManifestSource,
  found: Located[],
  data: unknown = source.data,
  changed = 0,
): Problem[] {
  const places = new Map(found.map(({ finding, place }) => [finding, place]));
  const fixes = new Map(found.flatMap(({ finding, fix }) => (fix ? [[finding, fix]] : [])));
  const problems = report(
    found.map(({ finding }) => finding),
    { ...source, data },
    { fixes, placeOf: (finding) => places.get(finding) ?? source.placeOf(finding) },
  );
  if (changed < 2) return problems;
  return problems.map((problem) => {
    const words = `Line ${problem.line} is one of the ${changed} lines that changed since the file last worked.`;
    return { ...problem, hint: problem.hint ? `${problem.hint} ${words}` : words };
  });
}

/** Errors of one kind that all have a fix were made together, such as a renamed field: one fix takes them all back. */
function sharedFixes(fixes: Map<Finding, Fix>): (finding: Finding) => Fix | undefined {
  const shared = new Map<string, Fix>();
  for (const some of alike([...fixes.keys()].filter((one) => severityOf(one) === 'error'))) {
    const all = [...new Set(some.flatMap((finding) => fixes.get(finding) ?? []))];
    const one = all.length > 1 ? joinFixes(all) : undefined;
    if (!one) continue;
    for (const { kind } of some) shared.set(kind, one);
  }
  return (finding) =>
    fixes.has(finding) ? (shared.get(finding.kind) ?? fixes.get(finding)) : undefined;
}

/** Findings by their kind. */
function alike(findings: Finding[]): Finding[][] {
  const kinds = new Map<string, Finding[]>();
  for (const found of findings) {
    const same = kinds.get(found.kind);
    if (same) same.push(found);
    else kinds.set(found.kind, [found]);
  }
  return [...kinds.values()];
}

/** The number of equal problems that are reported in full: thousands have one cause. */
const MOST_ALIKE = 50;

/** Of the others as many lines are named. */
const MOST_LINES = 5;

/** Problems of one kind; the first says how many more there are, and where they begin. */
function withFurtherLines(problems: Problem[], others: { line: number }[]): Problem[] {
  const [first] = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (!first || others.length === 0) return problems;
  const lines = others.slice(0, MOST_LINES).map(({ line }) => line);
  const more = { count: others.length, lines: [...new Set(lines)] };
  return problems.map((problem) => (problem === first ? { ...first, more } : problem));
}

/** Adds to each problem the addresses of the pages that show its place. */
function withPages(problems: Problem[], data: unknown): Problem[] {
  if (problems.length === 0) return problems;
  const pagesOf = seenOn(data);
  return problems.map((problem) => {
    const pages = pagesOf(problem.pointer);
    return pages.length > 0 ? { ...problem, pages } : problem;
  });
}
