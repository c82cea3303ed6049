// Finds the line and column of positions in a text.

/** A stretch of a text file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

/** A function that finds the line and column of ranges in a text. */
export function placesOf(text: string): (start: number, end: number) => Place {
  let starts: number[] | undefined;
  return (start, end) => {
    starts ??= startsOfLines(text);
    const line = countUpTo(starts, start);
    const lineStart = starts[line - 1] ?? 0;
    const lineEnd = (starts[line] ?? text.length + 1) - 1;
    const length = Math.max(1, Math.min(end, lineEnd) - start);
    return { line, column: start - lineStart + 1, length };
  };
}

export function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The count of numbers in a sorted list up to `limit`. */
function countUpTo(sorted: number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
