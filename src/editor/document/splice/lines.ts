// Goes through a text line by line, with its own line ends; offsets count from the start of the text.

/** One line: where it starts, where its content does, and where the next line starts. */
export interface Line {
  start: number;
  content: number;
  next: number;
  kind: 'blank' | 'note' | 'content';
}

/** The line that starts at an offset. */
export function lineAt(text: string, start: number): Line {
  let content = start;
  while (text[content] === ' ') content++;
  const sign = text[content];
  const isBlank =
    sign === undefined || sign === '\n' || (sign === '\r' && text[content + 1] === '\n');
  return {
    ...{ start, content, next: nextLine(text, content) },
    kind: isBlank ? 'blank' : sign === '#' ? 'note' : 'content',
  };
}

/** The start of the line after an offset. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** The start of the line that an offset is on. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of the line that an offset is on, before its line end. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** The line end at an offset; that of the line before for the last line, and the file's first for a single one. */
export function lineEndAt(text: string, offset: number): string {
  const after = text.indexOf('\n', offset);
  const end = after === -1 ? text.lastIndexOf('\n') : after;
  return text[end - 1] === '\r' ? '\r\n' : '\n';
}
