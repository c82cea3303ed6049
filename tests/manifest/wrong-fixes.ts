// What a fix has to keep: each letter and digit that was written, or a date, a time or a misspelt word in its right form.
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { parseDate, parseTime } from '../../src/manifest/diagnostics/normalize.ts';
import { applyEdits } from '../../src/manifest/text/edits.ts';
import { editDistance } from '../../src/model/text/like-words.ts';

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a text that was put in holds what was written: its letters, its date or time, or a word with a typing error. */
function holds(written: string, next: string): boolean {
  const [a, b] = [lettersOf(written), lettersOf(next)];
  const plain = next.replaceAll('"', '');
  const isForm = parseTime(written) === plain || parseDate(written).forms.includes(plain);
  const isTypo =
    editDistance(a, b) <= 2 && digitsOf(a) === digitsOf(b) && Math.min(a.length, b.length) > 2;
  return a === b || isForm || isTypo;
}

/** The fixes of a text that change more than their own value, lose letters or digits, or leave their finding. */
export function wrongFixes(
  text: string,
  diagnostics: Diagnostic[],
  check: (text: string) => Diagnostic[],
) {
  return diagnostics.flatMap(({ fix, code, line, message }) => {
    if (!fix) return [];
    const [{ offset, length, text: next } = { offset: 0, length: 0, text: '' }] = fix.edits;
    const written = text.slice(offset, offset + length);
    const first = text.slice(0, offset).split('\n').length;
    const lines = written.split('\n').length;
    const left = check(applyEdits(text, fix));
    const isLeft = left.some(
      (one) => one.code === code && one.message === message && one.line === line,
    );
    const isOwn = fix.edits.length === 1 && first === line && next.split('\n').length === lines;
    return isOwn && holds(written, next) && !isLeft
      ? []
      : [{ code, line, message, written, next, isLeft, first, isOwn }];
  });
}
