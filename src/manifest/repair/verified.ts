// Keeps an edit only where the text with it has fewer errors and no new ones.
import type { Edit, Problem } from '../problem.ts';
import { effort } from '../text/effort.ts';
import { applied } from './apply.ts';

/** Each edit takes a whole check. As many problems are printed in full, and some more are in reach of a button. */
const MOST = 20;

/** All checks together may read so many characters. */
const READING = 4_000_000;

interface Judges {
  /** The problems of a text. */
  check(text: string): Problem[];
  /** What it says of the text as it is, where that is known already. */
  before?: Problem[];
  /** Whether an edit makes up what only the business knows. */
  invents(edit: Edit): boolean;
}

/** The problems with the edits that mend; an edit that does not, or that nobody has the time to try, is left out. */
export function verified(problems: Problem[], text: string, judges: Judges): Problem[] {
  if (!problems.some(({ edit }) => edit)) return problems;
  const before = judges.before ?? judges.check(text);
  const reading = effort(READING);
  let left = MOST;
  const mends = (problem: Problem, edit: Edit) =>
    left-- > 0 &&
    reading.allows(text) &&
    !judges.invents(edit) &&
    isBetter(problem, edit, before, judges.check(applied(text, edit)));
  // Errors come first: there may be no time for warnings.
  const kept = new Set(
    problems
      .toSorted((a, b) => a.severity.localeCompare(b.severity))
      .filter((problem) => problem.edit && mends(problem, problem.edit)),
  );
  return problems.map((problem) =>
    !problem.edit || kept.has(problem) ? problem : { ...problem, edit: undefined },
  );
}

/** Whether an edit has done its work: what it is for is gone, and nothing else came. */
export function isBetter(
  problem: Problem,
  edit: Edit,
  before: Problem[],
  after: Problem[],
): boolean {
  // Before all lines are right nobody can tell what else is wrong.
  if (edit.whole) return !after.some(({ code }) => code === problem.code);
  const fresh = newProblems(edit, before, after);
  if (edit.sureness === 'example') {
    // Its blanks are refused until somebody fills them in, so that nobody publishes them.
    return (
      fresh.every(({ line }) => isInside(line, edit)) &&
      after.some((found) => isError(found) && isInside(found.line, edit))
    );
  }
  if (problem.severity === 'warning') return fresh.length === 0 && !isThere(problem, edit, after);
  return count(after) < count(before) && !fresh.some(isError);
}

const isError = ({ severity }: Problem) => severity === 'error';

const count = (problems: Problem[]) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .reduce((sum, { more }) => sum + 1 + (more?.count ?? 0), 0);

const isInside = (line: number, edit: Edit) =>
  line >= edit.line && line < edit.line + Math.max(1, edit.lines.length);

/** The problems of the new text that the old one did not have, each at its own place. */
function newProblems(edit: Edit, before: Problem[], after: Problem[]): Problem[] {
  const counted = new Set(before.filter(({ more }) => more).map(({ code }) => code));
  const said = new Set(before.map(({ code, message }) => `${code} ${message}`));
  return after.filter(
    ({ code, message, line }) =>
      !counted.has(code) &&
      !said.has(`${code} ${message}`) &&
      !before.some((old) => old.code === code && isSameLine(old.line, line, edit)),
  );
}

const isThere = ({ code, line }: Problem, edit: Edit, after: Problem[]) =>
  after.some((found) => found.code === code && isSameLine(line, found.line, edit));

/** Whether a line of the old text is that line of the new one. */
function isSameLine(old: number, now: number, edit: Edit): boolean {
  const { line, remove, lines } = edit;
  if (now < line) return old === now;
  if (now >= line + lines.length) return old === now - lines.length + remove;
  return old >= line && old < line + remove;
}
