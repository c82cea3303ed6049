// Keeps an edit only where the text with it has fewer errors and no new ones.
import { severityOf } from '../../messages/words.ts';
import type { Edit, Finding, Problem } from '../../problem.ts';
import { rowsOf } from '../../text/rows.ts';
import { readPlainYaml } from '../../yaml/plain-yaml.ts';
import type { ManifestSource } from '../../yaml/source.ts';
import { applied } from './apply.ts';
import { editOfFinding } from './edits.ts';

/** Each edit takes a check of the whole text. As many problems are printed in full, and some more are in reach of a button. */
const MOST = 20;

/** All checks together may read as many characters: a program wrote a file for which that is not enough. */
const READING = 4_000_000;

/** The full reader takes as many times as long as the plain one. */
const FULLY = 10;

interface Judges {
  /** The problems of the unchanged text. */
  before(): Problem[];
  /** The problems of another text. */
  check(text: string): Problem[];
  /** Whether an edit makes up facts of the business. */
  invents(edit: Edit): boolean;
}

/** An edit to try, and the messages of its fault. */
export interface Trial extends Pick<Problem, 'code' | 'severity' | 'line'> {
  edit: Edit;
}

/** Those of some edits with which a text has fewer errors and no new ones. */
export function mending(trials: Trial[], text: string, judges: Judges): Set<Trial> {
  const before = trials.length > 0 ? judges.before() : [];
  let [left, reading] = [MOST, READING];
  const cost = text.length * (readPlainYaml(text) === undefined ? FULLY : 1);
  const mends = (trial: Trial): boolean => {
    left--;
    reading -= cost;
    if (left < 0 || reading < 0) return false;
    const after = judges.check(applied(text, trial.edit));
    return isImprovement(trial, trial.edit, before, after) && !judges.invents(trial.edit);
  };
  // Errors come first: there may be no time for warnings.
  return new Set(trials.toSorted((a, b) => a.severity.localeCompare(b.severity)).filter(mends));
}

/** Findings, of which only those keep their mend whose edit mends. */
export function verified(findings: Finding[], source: ManifestSource, judges: Judges): Finding[] {
  if (source.text.length * 3 > READING) return findings.map(withoutMend);
  const rows = rowsOf(source.text.split('\n'));
  const trials = new Map<Finding, Trial>();
  for (const finding of findings) {
    const edit = editOfFinding(finding, source, rows);
    const { line } = source.placeOf(finding);
    if (edit)
      trials.set(finding, { code: finding.kind, severity: severityOf(finding), line, edit });
  }
  const kept = mending([...trials.values()], source.text, judges);
  return findings.map((finding) => {
    const trial = trials.get(finding);
    return !finding.mend || (trial && kept.has(trial)) ? finding : withoutMend(finding);
  });
}

function withoutMend({ mend: _, ...finding }: Finding): Finding {
  return finding as Finding;
}

/** Whether an edit succeeds: its fault is gone, and no other one came. */
export function isImprovement(
  problem: Omit<Trial, 'edit'>,
  edit: Edit,
  before: Problem[],
  after: Problem[],
): boolean {
  // Other errors show only after all lines are right.
  if (edit.whole) return !after.some(({ code }) => code === problem.code);
  const fresh = newProblems(edit, before, after);
  if (edit.sureness === 'example') {
    // The check refuses its blanks until a person fills them in, so that they are never published.
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

const isThere = ({ code, line }: Omit<Trial, 'edit'>, edit: Edit, after: Problem[]) =>
  after.some((found) => found.code === code && isSameLine(line, found.line, edit));

/** Whether a line of the old text is that line of the new one. */
function isSameLine(old: number, now: number, edit: Edit): boolean {
  const { line, remove, lines } = edit;
  if (now < line) return old === now;
  if (now >= line + lines.length) return old === now - lines.length + remove;
  return old >= line && old < line + remove;
}
