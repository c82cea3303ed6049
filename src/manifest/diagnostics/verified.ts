// Keeps a rule's fix only where the text with it has fewer errors and no new ones.
import { severityOf } from '../messages/words.ts';
import type { Finding, Fix, Problem } from '../problem.ts';
import { applied } from '../text/edits.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { fixOf } from './fix.ts';

/** Each fix takes a check of the whole text. As many problems are printed in full, and some more are in reach of a button. */
const MOST = 20;

/** All checks together may read as many characters. */
const READING = 4_000_000;

/** The fixes that help, by finding. Errors come first: there may be no time for warnings. */
export function helpfulFixes(
  findings: Finding[],
  source: ManifestSource,
  check: (text: string) => Problem[],
): Map<Finding, Fix> {
  const { text } = source;
  const helpful = new Map<Finding, Fix>();
  const most = Math.min(MOST, Math.floor(READING / text.length) - 1);
  const fixable = findings
    .filter(({ mend }) => mend)
    .toSorted((a, b) => severityOf(a).localeCompare(severityOf(b)))
    .slice(0, Math.max(0, most));
  if (fixable.length === 0) return helpful;
  const before = check(text);
  for (const finding of fixable) {
    const fix = fixOf(finding, source);
    if (fix && helps(severityOf(finding), before, check(applied(text, fix)))) {
      helpful.set(finding, fix);
    }
  }
  return helpful;
}

/** Whether there are fewer problems of a severity, and none that was not there before. */
export function helps(severity: Problem['severity'], before: Problem[], after: Problem[]): boolean {
  const known = new Map<string, number>();
  for (const problem of before) known.set(nameOf(problem), countOf(problem));
  const isNew = (problem: Problem) => countOf(problem) > (known.get(nameOf(problem)) ?? 0);
  const total = (problems: Problem[]) =>
    problems
      .filter((problem) => problem.severity === severity)
      .reduce((sum, problem) => sum + countOf(problem), 0);
  const isError = (problem: Problem) => problem.severity === 'error';
  return (
    total(after) < total(before) &&
    !after.filter(severity === 'error' ? isError : Boolean).some(isNew)
  );
}

const nameOf = ({ code, message }: Problem) => `${code} ${message}`;

const countOf = ({ more }: Problem) => 1 + (more?.count ?? 0);
