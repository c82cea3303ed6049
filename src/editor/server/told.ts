// Problems of the manifest in the words of the check, for the editor, and the text with one of them mended.

import type { Pointer, Problem } from '../../manifest/problem.ts';
import { applied } from '../../manifest/text/edits.ts';
import type { FixRequest, ToldProblem } from '../protocol.ts';
import type { RefusedChange } from './changed-text.ts';
import { versionOf } from './store.ts';

/** A problem without the name of the file. */
export function told({ severity, message, hint, pointer, line }: Problem): ToldProblem {
  // A hint with words of the file says what to write there; the editor has a field for it.
  const isForEditor = hint && !hint.includes('`');
  return { severity, words: isForEditor ? `${message} ${hint}` : message, pointer, line };
}

/** The problems of a text, each with its number where the check offers an edit that is ready. */
export const withFixes = (problems: Problem[]): ToldProblem[] =>
  problems.map((problem, fix) => {
    return { ...told(problem), ...(problem.fix && { fix }) };
  });

/** The errors that a change brings: of a kind that there is more of now, or at a place that was changed. */
export function newErrors(before: Problem[], after: Problem[], changed: Pointer[]): Problem[] {
  const known = new Set(errorsOf(before).map(wordsOf));
  const isMore = ({ code }: Problem) => count(after, code) > count(before, code);
  return errorsOf(after).filter(
    (problem) =>
      !known.has(wordsOf(problem)) &&
      (isMore(problem) || changed.some((place) => touches(problem.pointer, place))),
  );
}

const errorsOf = (problems: Problem[]) => problems.filter(({ severity }) => severity === 'error');

const wordsOf = ({ code, message }: Problem) => `${code} ${message}`;

const count = (problems: Problem[], code: string) =>
  errorsOf(problems)
    .filter((problem) => problem.code === code)
    .reduce((sum, { more }) => sum + 1 + (more?.count ?? 0), 0);

/** Whether one of two places is inside the other. */
const touches = (a: Pointer, b: Pointer) =>
  a.slice(0, b.length).join('/') === b.slice(0, a.length).join('/');

/** The text with the edit of a problem, if it is still the text that the person saw. */
export function fixedText(
  text: string,
  { fix, version }: FixRequest,
  problems: Problem[],
): string | RefusedChange {
  if (version !== versionOf(text)) {
    return { done: false, words: 'The file was changed meanwhile. Look at it again.' };
  }
  const known = problems[fix]?.fix;
  return known ? applied(text, known) : { done: false, words: 'There is nothing to put in.' };
}
