// Diagnostics of the manifest in the words of the check, for the editor, and the text with one of them mended.

import type { Diagnostic, Pointer } from '../../manifest/diagnostic.ts';
import { applyEdits } from '../../manifest/text/edits.ts';
import type { FixRequest, ShownDiagnostic } from '../protocol.ts';
import type { RefusedChange } from './changed-text.ts';
import { versionOf } from './store.ts';

/** A diagnostic without the name of the file. */
export function shown({ code, severity, message, hint, pointer }: Diagnostic): ShownDiagnostic {
  // A hint with words of the file says what to write there; the editor has a field for it.
  const isForEditor = hint && code !== 'empty-value' && !hint.includes('`');
  return { severity, words: isForEditor ? `${message} ${hint}` : message, pointer };
}

/** The diagnostics of a text, each with its number where the check offers an edit that is ready. */
export const withFixes = (diagnostics: Diagnostic[]): ShownDiagnostic[] =>
  diagnostics.map((diagnostic, fix) => {
    return { ...shown(diagnostic), ...(diagnostic.fix && { fix }) };
  });

/** The warnings about texts that say something else than the facts. */
const OUTDATED = new Set(['outdated-text', 'other-fact', 'copied-town', 'badge-and-count']);

/** The texts that are not true any more after a change. */
export function outdatedSince(before: Diagnostic[], after: Diagnostic[]): ShownDiagnostic[] {
  const known = new Set(before.map(wordsOf));
  return after
    .filter((one) => OUTDATED.has(one.code) && !known.has(wordsOf(one)))
    .map(({ severity, message, pointer }) => ({ severity, words: message, pointer }));
}

/** The errors that a change brings: of a kind that there is more of now, or at a place that was changed. */
export function newErrors(
  before: Diagnostic[],
  after: Diagnostic[],
  changed: Pointer[],
): Diagnostic[] {
  const known = new Set(errorsOf(before).map(wordsOf));
  const isMore = ({ code }: Diagnostic) => count(after, code) > count(before, code);
  return errorsOf(after).filter(
    (diagnostic) =>
      !known.has(wordsOf(diagnostic)) &&
      (isMore(diagnostic) || changed.some((place) => touches(diagnostic.pointer, place))),
  );
}

const errorsOf = (diagnostics: Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

const wordsOf = ({ code, message }: Diagnostic) => `${code} ${message}`;

const count = (diagnostics: Diagnostic[], code: string) =>
  errorsOf(diagnostics).filter((diagnostic) => diagnostic.code === code).length;

/** Whether one of two places is inside the other. */
const touches = (a: Pointer, b: Pointer) =>
  a.slice(0, b.length).join('/') === b.slice(0, a.length).join('/');

/** The text with the edit of a diagnostic, if it is still the text that the person saw. */
export function fixedText(
  text: string,
  { fix, version }: FixRequest,
  diagnostics: Diagnostic[],
): string | RefusedChange {
  if (version !== versionOf(text)) {
    return { done: false, words: 'The file was changed meanwhile. Look at it again.' };
  }
  const known = diagnostics[fix]?.fix;
  return known ? applyEdits(text, known) : { done: false, words: 'There is no fix for this.' };
}
