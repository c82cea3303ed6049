// Keys that stand twice in one place: each says where the other one is, and an entry without its dash is one fault.
import type { Fault } from './yaml-problems.ts';
import { lostDash } from './yaml-wordings.ts';

/** Gathers what the reader says of repeated keys, one fault for each cause. */
export function withoutRepeats(faults: Fault[], lines: string[]): Fault[] {
  return faults.flatMap((found, index) => {
    if (found.code !== 'duplicate-key') return [found];
    const follows = (other?: Fault, one?: Fault) =>
      other?.code === 'duplicate-key' &&
      one?.code === 'duplicate-key' &&
      other.column === one.column &&
      entryStart(lines, other) === entryStart(lines, one);
    if (follows(found, faults[index - 1])) return [];
    const inList = entryStart(lines, found) !== undefined;
    return inList && follows(faults[index + 1], found)
      ? [{ ...found, ...lostDash, length: undefined }]
      : [{ ...found, ...besideFirst(found, lines) }];
  });
}

/** The line, counted from 0, with the dash of the entry that a key belongs to; undefined outside lists. */
function entryStart(lines: string[], { line, column }: Fault): number | undefined {
  const dash = new RegExp(`^ {${Math.max(0, column - 3)}}- `);
  for (let at = line - 1; at >= 0; at--) {
    const content = lines[at] ?? '';
    if (dash.test(content)) return at;
    if (/^\s*[^\s#]/.test(content) && content.search(/\S/) < column - 1) return undefined;
  }
  return undefined;
}

/** What to say of a key that stands above in the same place already. */
function besideFirst({ line, column }: Fault, lines: string[]): Pick<Fault, 'message' | 'length'> {
  const name = /^[\w-]+/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0] ?? '';
  const key = new RegExp(`^ {${column - 1}}${name}:|^ {${Math.max(0, column - 3)}}- ${name}:`);
  const first = lines.slice(0, line - 1).findLastIndex((content) => key.test(content)) + 1;
  const where = first > 0 ? `here and in line ${first}` : 'in the same place';
  return {
    message: `This key stands twice, ${where}, so one of the two would be lost.`,
    length: Math.max(1, name.length),
  };
}
