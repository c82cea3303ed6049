// Slugs, ids of questions, badges, and other short texts made from longer ones.

/** "St. Mary’s" becomes `st-marys`: lower-case letters and digits, with hyphens between the words. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}’']/gu, '');
  return (
    plain
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

const FILLERS = new Set(
  'a an and are as at be by can do does for have how i if in is it me my of on or our so that the there this to what when where which will with you your'.split(
    ' ',
  ),
);

/** The id of a question: its first four words that mean something. "Do you take checks?" becomes `take-checks`. */
export function questionId(question: string): string {
  const words = slugOf(question).split('-');
  const significant = words.filter((word) => !FILLERS.has(word));
  const id = (significant.length > 0 ? significant : words).slice(0, 4).join('-');
  return /^[a-z]/.test(id) ? id : `question-${id}`.replace(/-$/, '');
}

/** "12,743". `toLocaleString` would load the locale data first, which takes 20 ms. */
export function withThousandsSeparators(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The badge for a number of residents, rounded down so that it stays true: 12743 becomes "12,000+". */
export function badgeOf(residents: number): string {
  const step = residents >= 10_000 ? 1000 : residents >= 1000 ? 100 : 10;
  const rounded = Math.floor(residents / step) * step;
  return rounded === 0 ? String(residents) : `${withThousandsSeparators(rounded)}+`;
}

/** The pattern that finds the text and nothing else. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Whether a capitalised word comes directly before the name (except at the beginning of a sentence) or after it. The
 * badge of town pages ends in one: "Local Dunkirk Service".
 */
export function isPartOfName(text: string, at: number, name: string): boolean {
  const before = /[\p{L}\d,;–-] (\p{Lu}[\p{L}.]*) $/u.test(text.slice(0, at));
  const after = /^ (?!Service$)\p{Lu}/u.test(text.slice(at + name.length));
  return before || after;
}

/** A text of at most so many characters, with an ellipsis where it was cut between two words. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[.,;:!?]?\s+\S*$/, '')}…` : text;
