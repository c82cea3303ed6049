// Turns findings into problems: with their lines in the text, the pages on which they show, their fixes and their words.
import type { Finding } from '../messages/all-messages.ts';
import { placeName } from '../messages/place-name.ts';
import { wordsOf } from '../messages/words.ts';
import { byPlace, type Fix, type Problem, sortProblems } from '../problem.ts';
import type { ManifestSource } from '../yaml/source.ts';
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
  const problemOf = (finding: Finding): Problem => {
    const fix = fixes?.get(finding);
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
