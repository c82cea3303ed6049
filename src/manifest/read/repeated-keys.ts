// Keys that stand twice in one place: each says where the other one is, and an entry without its dash is one fault.
import { depthOf } from './lines.ts';
import type { Fault } from './yaml-problems.ts';
import { lostDash, lostStart, type Wording } from './yaml-wordings.ts';

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
    if (!inList || !follows(faults[index + 1], found)) {
      return [{ ...found, ...besideFirst(found, lines) }];
    }
    const end = faults.findIndex((other, at) => at > index && !follows(other, faults[at - 1]));
    const repeated = faults.slice(index, end === -1 ? undefined : end);
    return [{ ...found, ...withoutStart(repeated, lines), length: undefined }];
  });
}

/** What became of an entry whose keys come again in the one above: only its dash is gone, or its first keys with it. */
function withoutStart(repeated: Fault[], lines: string[]): Wording {
  const [first] = repeated as [Fault];
  const again = repeated.map((fault) => keyOf(lines, fault));
  const above = lines
    .slice(entryStart(lines, first), first.line - 1)
    .map((line) => KEY.exec(line.replace('- ', '  ')))
    .filter((key) => key?.[1]?.length === first.column - 1)
    .map((key) => key?.[2] ?? '');
  const gone = above.slice(0, above.indexOf(again[0] ?? ''));
  return gone.length > 0 && !again.includes(above[0] ?? '') ? lostStart(gone) : lostDash;
}

const KEY = /^( *)([\w-]+):(?: |$)/;

/** The key that a fault is about. */
const keyOf = (lines: string[], { line, column }: Fault) =>
  /^[\w-]+/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0] ?? '';

/** The line, counted from 0, with the dash of the entry that a key belongs to; undefined outside lists. */
function entryStart(lines: string[], { line, column }: Fault): number | undefined {
  const dash = new RegExp(`^ {${Math.max(0, column - 3)}}- `);
  for (let at = line - 1; at >= 0; at--) {
    const content = lines[at] ?? '';
    if (dash.test(content)) return at;
    if (/^\s*[^\s#]/.test(content) && depthOf(content) < column - 1) return undefined;
  }
  return undefined;
}

/** What to say of a key that stands above in the same place already. */
function besideFirst(fault: Fault, lines: string[]): Pick<Fault, 'message' | 'length'> {
  const { line, column } = fault;
  const name = keyOf(lines, fault);
  const key = new RegExp(`^ {${column - 1}}${name}:|^ {${Math.max(0, column - 3)}}- ${name}:`);
  const first = lines.slice(0, line - 1).findLastIndex((content) => key.test(content)) + 1;
  const where = first > 0 ? `here and in line ${first}` : 'in the same place';
  return {
    message: `This key stands twice, ${where}, so one of the two would be lost.`,
    length: Math.max(1, name.length),
  };
}
