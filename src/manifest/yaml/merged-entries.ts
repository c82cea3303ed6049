// Finds the entry that lost its dash and became one text with the entry above it.

/** The file wraps a text where the next word would pass this column, as far as its own lines are that long. */
export const MOST_WIDE = 100;
const LEAST_WIDE = 60;

/** The sign of a long text, which is never alone in one of its lines. */
const FOLD = /^\s*[>|][-+]?\s*$/;

/** The beginning of an entry: words, a quote or a placeholder. A continuation usually begins with a small letter. */
const BEGINS = /^\s*[\p{Lu}\d"'{]/u;

/** The column that texts of a file reach. */
export const widthOf = (text: string): number => {
  const longest = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0);
  return Math.min(MOST_WIDE, Math.max(LEAST_WIDE, longest));
};

/**
 * The line of an entry's text that is likely to be its own entry, counted from 0.
 * @param lines the lines of the text, the first one in full
 * @param width the usual width of texts in the file
 */
export function mergedLine(lines: string[], width: number): number | undefined {
  const isLong = FOLD.test(lines[0]?.replace(/^.*?(?=\S+\s*$)/, '') ?? '');
  const first = isLong ? 2 : 1;
  const found = lines.findIndex((line, at) => {
    if (at === 0 || line.trim() === '') return false;
    if (FOLD.test(line)) return true;
    if (at < first || !BEGINS.test(line) || !hasRoom(lines, at, width)) return false;
    // Some break the lines of a long text where a sentence ends: then others have room too.
    return isLong
      ? at > first &&
          lines.every((_, other) => other <= first || other === at || !hasRoom(lines, other, width))
      : at === first;
  });
  return found === -1 ? undefined : found;
}

/** Whether the first word of a line would fit on the line above it. */
function hasRoom(lines: string[], at: number, width: number): boolean {
  const [word = ''] = lines[at]?.trimStart().split(' ') ?? [];
  return (lines[at - 1] ?? '').trimEnd().length + 1 + word.length <= width;
}
