// Cleans and shortens what visitors type, so that databases and mail accept it.

/** Every character that some program takes for a line break. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters and lone surrogates: PostgreSQL refuses some of them, mail programs others. */
const REFUSED = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Trims a text, removes what databases and mail refuse, and makes every line break `\n`. */
export function cleanText(text: string): string {
  return text.replace(LINE_END, '\n').replace(REFUSED, '').trim();
}

/** Cuts a text to at most `limit` grapheme clusters. */
export function cutText(text: string, limit: number): string {
  // A grapheme cluster is at least one code unit long.
  return text.length <= limit ? text : characters(text).slice(0, limit).join('');
}

/** The length of a text in code points, as a database counts it. */
export function codePoints(text: string): number {
  return [...text].length;
}

/** Firefox before 125 has no Segmenter; it cuts between code points. */
function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
