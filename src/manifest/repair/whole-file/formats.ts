// Files of another kind, or in another encoding, saved under the name of the website's file.
import { placeOf } from '../../text/places.ts';
import { type Cause, cause, eachLine, fitting, nearlyAll, type Survey } from './cause.ts';

/** The first characters of known document formats, and their names. */
const DOCUMENTS: [sign: RegExp, what: string][] = [
  [/^\{\\rtf/i, 'a document of a word processor (RTF)'],
  [/^PK[^\w\s][\s\S]{0,3000}word\//, 'a Word document'],
  [/^PK[^\w\s][\s\S]{0,3000}xl\//, 'an Excel sheet'],
  [/^PK[^\w\s][\s\S]{0,3000}opendocument/, 'a LibreOffice document'],
  [/^PK[^\w\s]/, 'a packed file (zip)'],
  [/^\uFFFD\uFFFD.\uFFFD/, 'an old Word document'],
  [/^%PDF-/, 'a PDF'],
  [/^(?:\uFFFDPNG|\uFFFD{4}|GIF8)/, 'a picture'],
  [/^\s*<(?:!doctype html|html|head|body)\b/i, 'a web page'],
  [/^\s*<\?xml/i, 'an XML file'],
];

/** A document of another program. */
export function documents({ text }: Survey): Cause | undefined {
  const found = DOCUMENTS.find(([sign]) => sign.test(text));
  return found && cause('not-plain-text', { what: found[1] });
}

/** Another encoding: its characters cannot be read, or every second one is nothing. */
export function encodings({ text }: Survey): Cause | undefined {
  const first = text.search(/[\uFFFD\0]/);
  if (first < 0) return undefined;
  const empty = text.split('\0').length - 1;
  const { line, column } = placeOf(text, first);
  return cause(
    'not-utf8',
    { wide: empty > text.length / 4, places: text.split('\uFFFD').length - 1 + empty },
    { at: line - 1, column },
  );
}

export function byteOrderMark({ text }: Survey): Cause | undefined {
  return text.startsWith('\uFEFF')
    ? cause('byte-order-mark', {}, { column: 1, mended: text.slice(1) })
    : undefined;
}

const SEPARATORS = [',', ';', '\t'];

/** JSON, or the rows of a spreadsheet. */
export function otherFormats(survey: Survey): Cause | undefined {
  const { text, lines, said } = survey;
  if (/^\s*[{[]/.test(text) && /^\s*[{[]\s*(?:[{[]\s*)?"[\w$-]+"\s*:/.test(text)) {
    return cause('other-format', { what: 'JSON' });
  }
  const named = fitting(survey, /^\s*(?:- +)*[a-z_]+:(?:\s|$)/).length;
  const bare = said.map((at) => (lines[at] ?? '').replace(/"[^"]*"/g, ''));
  const isTable = (sign: string) => {
    const cells = bare.map((line) => line.split(sign).length);
    const usual = cells.toSorted((a, b) => a - b)[cells.length >> 1] ?? 0;
    return usual >= 3 && nearlyAll(cells.filter((count) => count === usual).length, said.length);
  };
  return named * 10 < said.length && SEPARATORS.some(isTable)
    ? cause('other-format', { what: 'the rows of a spreadsheet' })
    : undefined;
}

const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w-]*\s*$/;

/** The code fences of a chat around the file, with the sentences before and after. */
export function codeFence(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  const marks = fitting(survey, FENCE);
  const [open = 0] = marks;
  if (marks.length === 0 || marks.length > 2) return undefined;
  // A lone mark is one before or after everything.
  const ends =
    marks.length === 2 || open === said[0] ? [open, marks[1] ?? lines.length] : [-1, open];
  const [from = 0, to = 0] = ends;
  const inside = said.filter((at) => at > from && at < to).length;
  const other = said.length - inside - marks.length;
  const between = (at: number) => at > from && at < to;
  const named = fitting(survey, /^[a-z_]+:\s*$/);
  if (marks.length === 1 && other > 0) return undefined;
  if (inside < 6 || named.some((at) => !between(at)) || other > inside) return undefined;
  const kept = lines.slice(from + 1, to).join('\n');
  return cause('code-fence', { other }, { at: open, length: 3, mended: `${kept.trimEnd()}\n` });
}

/** A comparison of two versions, as programs for programmers print it. */
export function comparison(survey: Survey): Cause | undefined {
  const headers = fitting(survey, /^(?:@@ -\d+(?:,\d+)? \+\d+|diff --git |(?:\+\+\+|---) [ab]\/)/);
  const changed = fitting(survey, /^[+-]/);
  const [first] = headers;
  if (first === undefined || changed.length === 0) return undefined;
  const plain = fitting(survey, /^[a-z_]+:/);
  return plain.length === 0
    ? cause('pasted-comparison', { count: changed.length }, { at: first })
    : undefined;
}

/** The Windows-1252 characters for a continuation byte: in a word they hardly ever follow Â or Ã. */
const NEXT = '[\\x80-\\xBF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Â©, Ã©, â€™, â˜…, the start of an emoji, and a mark at the start of a file. */
const DAMAGED = new RegExp(`[ÂÃ]${NEXT}|â(?:€${NEXT}?|${NEXT}{2})|ð[Ÿ\\x9F]${NEXT}{0,2}|ï»¿`, 'g');

/** With this many of them the file was damaged as a whole. */
const MANY = 5;

/** Text that was saved as UTF-8, opened as Windows-1252 and saved again. */
export function damage(survey: Survey, least = MANY): Cause | undefined {
  const { text } = survey;
  const found = text.match(DAMAGED) ?? [];
  const [first] = found;
  if (first === undefined || found.length < least) return undefined;
  const { line, column } = placeOf(text, text.indexOf(first));
  const facts = { first, places: found.length };
  const mended = eachLine(survey, (part) => part.replace(DAMAGED, undamaged));
  return cause('damaged-characters', facts, {
    at: line - 1,
    column,
    length: first.length,
    mended: mended.match(DAMAGED) || mended.includes('\uFFFD') ? undefined : mended,
  });
}

/** The Windows-1252 characters for the control characters from 0x80 on. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9Dž\x9DŸ';

/** The one original character of these; a replacement character for an unreadable one. */
function undamaged(signs: string): string {
  const bytes = [...signs].map((sign) => {
    const at = WINDOWS.indexOf(sign);
    return at >= 0 ? 0x80 + at : (sign.codePointAt(0) ?? 0);
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

/** More other text than this is a file of its own. */
const MOST_OTHER = 20;

/** Detects the text of a mail around the file. */
export function otherText(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  const named = fitting(survey, /^[A-Za-z_][\w-]*:(?:\s|$)/);
  const own = new Set(fitting(survey, /^(?:\s|#|- |[A-Za-z_][\w-]*:(?:\s|$))/));
  const first =
    named.find((at) => survey.parts.includes((lines[at] ?? '').replace(/:.*/, ''))) ?? 0;
  const last = [...own].at(-1) ?? 0;
  const before = said.filter((at) => at < first && !/^\s*#/.test(lines[at] ?? ''));
  // A name there is one of the file's own.
  if (before.some((at) => own.has(at))) return undefined;
  const other = [...before, ...said.filter((at) => at > last)];
  const [start] = other;
  if (start === undefined || other.length > MOST_OTHER) return undefined;
  const mended = lines.filter((_, at) => !other.includes(at)).join('\n');
  return survey.fits(mended)
    ? cause('other-text', { count: other.length, before: start < first }, { at: start, mended })
    : undefined;
}
