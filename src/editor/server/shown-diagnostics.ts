// Diagnostics of the manifest in the words of the check, for the editor, and the text with one of them mended.

import type { Diagnostic, Pointer } from '../../manifest/diagnostic.ts';
import { capital } from '../../manifest/messages/phrases.ts';
import { placeLabel, placeName } from '../../manifest/messages/place-name.ts';
import { applyEdits } from '../../manifest/text/edits.ts';
import type { FixRequest, ShownDiagnostic } from '../protocol.ts';
import type { RefusedChange } from './changed-text.ts';
import { hashText } from './store.ts';

/** The code of an error about a field that the owner of the website decides alone. */
export const OWNERS_FIELD = 'owners-field';

/** What is wrong with a place, where the check names it by the keys, ids and addresses of the file. */
const FAMILY_WORDS: Record<string, string> = {
  'missing-key': 'is missing',
  'unknown-key': 'is shown nowhere',
  'wrong-format': 'cannot be that',
  'not-in-list': 'has to be chosen from the list',
  'wrong-type': 'cannot be that',
  'unknown-reference': 'stands for a list that is not there',
  'unknown-section-type': 'is of a kind that does not exist',
  'unknown-size': 'is about a size that is not there',
  'unknown-placeholder': 'has a word in braces that stands for nothing here',
  'dead-link': 'leads to a page that is not there',
  'dead-anchor': 'leads to a place that is not there',
  'main-heading': 'cannot stand there: a page begins with its top and has one',
};

/** Words that only somebody who writes the file can follow. */
const FILE_WORDS =
  /`|"(?!\?)|\{ ?\w|\w_\w|\w-\d|\b(?:th(?:e|is) file|ids?|slug|(?<!a )quotes?)\b|public\/|^(?:The same is in|Add a) line|^Allowed here/;

/** A diagnostic in the words of the editor, which has a field where the check says what to write. */
export function toShownDiagnostic(diagnostic: Diagnostic, data: unknown): ShownDiagnostic {
  const { code, severity, hint = '', pointer } = diagnostic;
  const sentence = sentenceFor(diagnostic, data);
  const isForEditor = hint && code !== 'empty-value' && !FILE_WORDS.test(hint);
  return { severity, words: isForEditor ? `${sentence} ${hint}` : sentence, pointer };
}

/** What is wrong, with the place as the editor calls it. */
function sentenceFor({ code, message, fix, pointer }: Diagnostic, data: unknown): string {
  const label = placeLabel(pointer, data);
  const place = capital(label);
  // A fix is for a name that somebody has written into the file.
  const words = fix && code === 'unknown-key' ? undefined : FAMILY_WORDS[code];
  if (words) return `${place} ${words}.`;
  const name = placeName(pointer, data);
  return message
    .replace(/^.*["{].*?(?= needs )/, () => place)
    .replace(capital(name), () => place)
    .replace(name, () => label);
}

/** The diagnostics of a text, each with its number where the check offers an edit that is ready. */
export const withFixes = (diagnostics: Diagnostic[], data: unknown): ShownDiagnostic[] =>
  diagnostics.map((diagnostic, fix) => {
    return { ...toShownDiagnostic(diagnostic, data), ...(diagnostic.fix && { fix }) };
  });

/** The warnings about texts that say something else than the facts. */
const OUTDATED = new Set(['outdated-text', 'other-fact', 'copied-town', 'badge-and-count']);

/** The texts that are not true any more after a change. */
export function outdatedSince(
  before: Diagnostic[],
  after: Diagnostic[],
  source: { data: unknown },
): ShownDiagnostic[] {
  const known = new Set(before.map(diagnosticKey));
  return after
    .filter((one) => OUTDATED.has(one.code) && !known.has(diagnosticKey(one)))
    .map((one) => ({
      severity: one.severity,
      words: sentenceFor(one, source.data),
      pointer: one.pointer,
    }));
}

/** The errors that a change brings: of a kind that there is more of now, or at a place that was changed. */
export function newErrors(
  before: Diagnostic[],
  after: Diagnostic[],
  changed: Pointer[],
): Diagnostic[] {
  const known = new Set(errorsOf(before).map(diagnosticKey));
  const isMore = ({ code }: Diagnostic) => count(after, code) > count(before, code);
  return errorsOf(after).filter(
    (diagnostic) =>
      !known.has(diagnosticKey(diagnostic)) &&
      (isMore(diagnostic) || changed.some((place) => touches(diagnostic.pointer, place))),
  );
}

const errorsOf = (diagnostics: Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

const diagnosticKey = ({ code, message }: Diagnostic) => `${code} ${message}`;

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
  if (version !== hashText(text)) {
    return { done: false, words: 'The file was changed meanwhile. Look at it again.' };
  }
  const known = diagnostics[fix]?.fix;
  return known ? applyEdits(text, known) : { done: false, words: 'There is no fix for this.' };
}
