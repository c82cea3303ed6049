// Puts the lines of an edit into a text, which keeps its line ends.
import type { LineSplice } from '../../problem.ts';

/** A line with its line end: Windows, Unix, classic Mac, or the end of the text. */
const LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/g;

/** The text with the lines of an edit in place of those that it removes. */
export function applied(text: string, { line, remove, lines }: LineSplice): string {
  const own = (text.match(LINE) ?? []).filter((part) => part !== '');
  const end = /[\r\n]+$/.exec(own[0] ?? '')?.[0] ?? '\n';
  const fresh = lines.map((words) => words + end);
  const above = own.slice(0, line - 1);
  const below = own.slice(line - 1 + remove);
  // The last line of a text may lack its line end, which lines below it need.
  if (fresh.length > 0 && below.length === 0) {
    const last = above.pop();
    if (last !== undefined) above.push(/[\r\n]$/.test(last) ? last : last + end);
    if (remove > 0 && !/[\r\n]$/.test(own.at(-1) ?? '')) fresh.push((fresh.pop() ?? '').trimEnd());
  }
  return [...above, ...fresh, ...below].join('');
}
