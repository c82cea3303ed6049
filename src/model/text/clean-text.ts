// Cleans visitors' texts for a database and for mail: removes refused characters, and cuts nothing in half.

/** Every sign that some program takes for the end of a line. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters and halves of characters: PostgreSQL refuses some of them, mail programs others. */
const UNSTORABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** A text without refused characters or blanks at its ends, and with one kind of line end. */
export function cleanText(text: string): string {
  return text.replace(LINE_END, '\n').replace(UNSTORABLE, '').trim();
}

/** A text with spaces for control characters, which could forge a line or a header of a mail. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/** The beginning of a text: at most `limit` characters as people count them, each of them whole. */
export function cutText(text: string, limit: number): string {
  // A character is at least one unit long.
  return text.length <= limit ? text : characters(text).slice(0, limit).join('');
}

/** The length of a text for a database, in code points. */
export function codePoints(text: string): number {
  return [...text].length;
}

/** Firefox before 125 knows no grapheme clusters; code points are whole at least. */
function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
