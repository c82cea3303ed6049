// Tells the first faults of each kind in full and counts the others: thousands alike have one cause.
import type { Finding, Problem } from './problem.ts';

/** So many of a kind are told in full. */
const MOST_ALIKE = 50;

/** Of the others so many lines are named. */
const MOST_LINES = 5;

type Report = (finding: Finding) => Problem;

/**
 * Turns findings into problems, the first of each kind in full.
 * @param counted findings of which only the place counts
 */
export function reportFew(findings: Finding[], report: Report, counted: Finding[] = []): Problem[] {
  const kinds = new Map<string, { told: Problem[]; others: Finding[] }>();
  const kindOf = ({ code, severity }: Finding) => {
    const name = `${severity} ${code}`;
    const kind = kinds.get(name) ?? { told: [], others: [] };
    kinds.set(name, kind);
    return kind;
  };
  for (const finding of findings) {
    const { told, others } = kindOf(finding);
    if (told.length < MOST_ALIKE) told.push(report(finding));
    else others.push(finding);
  }
  for (const finding of counted) kindOf(finding).others.push(finding);
  const place = ({ pointer, at, severity, code }: Finding) =>
    report({ pointer, at, severity, code, message: '' }).line;
  return [...kinds.values()].flatMap(({ told, others }) => {
    const lines = others.slice(0, MOST_LINES).map(place);
    return withMore(told, others.length, lines);
  });
}

/** Problems of one kind; the first says how many more there are, and where they begin. */
export function withMore(problems: Problem[], count: number, lines: number[]): Problem[] {
  const [first] = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (!first || count === 0) return problems;
  const more = { count, lines: [...new Set(lines)] };
  return problems.map((problem) => (problem === first ? { ...first, more } : problem));
}
