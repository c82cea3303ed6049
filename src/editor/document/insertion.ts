// Text that goes into a file at one place, and how it is shown before it does. Everything else stays byte for byte.

/** New lines, and where they go. */
export interface LineInsertion {
  /** Offset in the old text; always the beginning of a line, or the end of the text. */
  at: number;
  /** Whole lines without their line ends. */
  lines: string[];
}

/** The text with the new lines in it, with line ends like those of the rest. */
export function insertInto(text: string, { at, lines }: LineInsertion): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text.slice(0, at);
  // A last line without a line end gets one, or the first new line would continue it.
  const gap = before === '' || before.endsWith('\n') ? '' : end;
  return before + gap + lines.map((line) => line + end).join('') + text.slice(at);
}

/** The number of the first new line, counted from 1. */
function firstLine(text: string, { at }: LineInsertion): number {
  const before = text.slice(0, at);
  return before.split('\n').length + (before === '' || before.endsWith('\n') ? 0 : 1);
}

/** The new lines with a plus and their numbers, between the old line above and the old line below. */
export function showInsertion(text: string, insertion: LineInsertion): string {
  const { at, lines } = insertion;
  const first = firstLine(text, insertion);
  const above = text.slice(0, at).trimEnd().split(/\r?\n/);
  const below = text.slice(at).split(/\r?\n/)[0];
  const row = (mark: string, number: number, line: string) =>
    `${mark} ${String(number).padStart(5)} | ${line}`.trimEnd();
  return [
    ...(above[0] ? [row(' ', above.length, above.at(-1) ?? '')] : []),
    ...lines.map((line, index) => row('+', first + index, line)),
    ...(at < text.length ? [row(' ', first + lines.length, below ?? '')] : []),
  ].join('\n');
}
