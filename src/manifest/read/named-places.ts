// Names the places of faults in the YAML itself, which the reader only knows by their lines.
import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { placeName } from '../place-name.ts';
import type { Pointer, Problem } from '../problem.ts';
import { capital } from '../schema/schema-words.ts';
import { isNote, keyAt } from './lines.ts';
import { outline } from './outline.ts';
import { isNotes } from './yaml-mends.ts';

/** How a message speaks of a line, a value or an entry that it cannot name. */
const SUBJECT = /^This (line|text|key|entry|list or group|list)\b/;

/** A text that can be read, and where the lines of the file stand in it. */
interface Readable {
  root: Node | null;
  data: unknown;
  text: string;
  /** The line of the readable text for one of the file; both count from 1. */
  lineOf(line: number): number;
}

/**
 * Says of each fault what it is about, as the editor knows it: "`state` of `address` of `company`". The mended text
 * tells; where there is none, the lines around the fault tell the part, at least.
 */
export function withNames(problems: Problem[], text: string): Problem[] {
  if (!problems.some(({ pointer, message }) => pointer.length === 0 && SUBJECT.test(message))) {
    return problems;
  }
  const readable = mended(problems, text);
  const rough = readable ? undefined : outline(text);
  return problems.map((problem) => {
    const [, kind] = SUBJECT.exec(problem.message) ?? [];
    const becomesNote = problem.fix && isNotes(problem.fix);
    if (problem.pointer.length > 0 || !kind || becomesNote) return problem;
    if (readable) {
      const found = pointerAt(readable, problem.line);
      const pointer = kind === 'entry' ? entryOf(found) : found;
      return named(problem, pointer, capital(placeName(pointer, readable.data)));
    }
    const part = rough?.pointerAt(problem.line) ?? [];
    return named(
      problem,
      [],
      `${article(kind)} ${kind} in ${placeName(part, rough?.data)}`,
      part.length > 0,
    );
  });
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'An' : 'A');

function named(problem: Problem, pointer: Pointer, name: string, known = pointer.length > 0) {
  return known ? { ...problem, pointer, message: problem.message.replace(SUBJECT, name) } : problem;
}

/** The text with all mends made; undefined when it still cannot be read. */
function mended(problems: Problem[], text: string): Readable | undefined {
  const lines = text.split('\n');
  const shifts: { line: number; by: number }[] = [];
  for (const { fix } of problems.toSorted((a, b) => b.line - a.line)) {
    // A line that is to be deleted is read as it stands, so that it can be named.
    if (!fix || fix.lines.length === 0) continue;
    lines.splice(fix.line - 1, fix.remove, ...fix.lines);
    // What a note was parted from stands below it.
    const from = isNote(fix.lines[0]) ? fix.line - 1 : fix.line;
    shifts.push({ line: from, by: fix.lines.length - fix.remove });
  }
  const read = lines.join('\n');
  const document = parseDocument(read, { prettyErrors: false });
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY') || !document.contents) {
    return undefined;
  }
  const moved = (line: number) =>
    shifts.reduce((sum, shift) => (shift.line < line ? sum + shift.by : sum), line);
  return { root: document.contents, data: document.toJS(), text: read, lineOf: moved };
}

/** The place that a line of the file belongs to: the innermost whose lines are below its key or its dash. */
function pointerAt({ root, text, lineOf }: Readable, line: number): Pointer {
  const lines = text.split('\n');
  const content = lines[lineOf(line) - 1] ?? '';
  const before = lines.slice(0, lineOf(line) - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const offset = before + keyAt(content);
  const pointer: (string | number)[] = [];
  let node: unknown = root;
  while (isCollection(node) && !node.flow) {
    const next = inside(node, offset);
    if (!next) break;
    pointer.push(next.step);
    node = next.value;
  }
  return pointer;
}

/** The last pair or entry of a collection that begins at or before a position. */
function inside(node: Node, offset: number): { step: string | number; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.findLast(
      ({ key }) => isScalar(key) && (key.range?.[0] ?? Number.POSITIVE_INFINITY) <= offset,
    );
    return pair && isScalar(pair.key)
      ? { step: String(pair.key.value), value: pair.value }
      : undefined;
  }
  if (!isSeq(node)) return undefined;
  const step = node.items.findLastIndex(
    (item) => ((item as Node | null)?.range?.[0] ?? Number.POSITIVE_INFINITY) <= offset,
  );
  return step === -1 ? undefined : { step, value: node.items[step] };
}

/** The entry of a list around a place. */
function entryOf(pointer: Pointer): Pointer {
  const last = pointer.findLastIndex((step) => typeof step === 'number');
  return last === -1 ? pointer : pointer.slice(0, last + 1);
}
