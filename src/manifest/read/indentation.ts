// Finds the line of a YAML text whose indentation does not fit: often not the one where the reader stumbles.
import { depthOf } from './lines.ts';

/** A place in a text; both count from 1. */
export interface LinePlace {
  line: number;
  column: number;
}

/** A line that shows the structure: a key, an entry of a list, or both. */
interface Row {
  /** Counted from 0. */
  index: number;
  indent: number;
  /** Where its dashes stand; none for a plain key. */
  dashes: number[];
  /** Where its key or text begins: behind the dash in an entry. */
  keyAt: number;
  keyed: boolean;
  /** Whether what it holds stands in the lines below. */
  opens: boolean;
}

interface Level {
  indent: number;
  list: boolean;
}

const STEP = 2;
const KEY =
  /^( *)((?:- +)*)(?:"[^"]*"|'[^']*'|[^\s#'"{[&*!|>%@`-][^:#]*?|-[^\s:][^:]*):(?:\s+(.*))?$/;
const ENTRY = /^( *)((?:- +)*-)(?: +(.*))?$/;
const FOLD = /(?:^|\s)[>|][-+\d]*\s*(?:#.*)?$/;

/** The first line that is out of step with the structure above it; undefined when all fit. */
export function oddLine(lines: readonly string[]): LinePlace | undefined {
  const { rows, slipped } = structure(lines);
  const levels: Level[] = [{ indent: 0, list: false }];
  const found = rows.findIndex((row, at) => !fits(row, rows[at - 1], levels));
  const odd = found === -1 ? undefined : blamed(rows, found)?.index;
  const first = slipped === undefined ? odd : Math.min(slipped, odd ?? slipped);
  return first === undefined
    ? undefined
    : { line: first + 1, column: (lines[first] ?? '').search(/\S|$/) + 1 };
}

/** Whether a row may stand where it does; the levels that are open are brought up to date. */
function fits(row: Row, above: Row | undefined, levels: Level[]): boolean {
  const entry = row.dashes.length > 0;
  if (above?.opens && (row.indent > above.keyAt || (entry && row.indent === above.keyAt))) {
    const step = row.indent - above.keyAt;
    levels.push({ indent: row.indent, list: entry }, ...inside(row));
    return step === STEP || (entry && step === 0) || (!above.keyed && step === 0);
  }
  while (levels.length > 1 && (levels.at(-1)?.indent ?? 0) > row.indent) levels.pop();
  if (levels.at(-1)?.list && !entry && levels.at(-2)?.indent === row.indent) levels.pop();
  const level = levels.at(-1);
  if (level?.indent !== row.indent || level.list !== entry) return false;
  levels.push(...inside(row));
  return true;
}

/** The levels that a row opens on its own line: further lists, and the keys of an entry. */
function inside({ dashes, keyed, keyAt }: Row): Level[] {
  const lists = dashes.slice(1).map((indent) => ({ indent, list: true }));
  return keyed && dashes.length > 0 ? [...lists, { indent: keyAt, list: false }] : lists;
}

/** The row that has moved: the one that does not fit, or the one above, when that one fits better a step deeper. */
function blamed(rows: Row[], at: number): Row | undefined {
  const row = rows[at];
  const above = rows[at - 1];
  const before = rows[at - 2];
  if (!row || !above || !before || row.indent <= above.indent) return row;
  const next = rows[at + 1];
  // A key that lost the lines below it stands where they should.
  if (row.opens && !next?.dashes.length && (next?.indent ?? 0) <= row.keyAt) return row;
  // The first entry of a list stands at its key, and the rest of it a step deeper.
  const inEntry = above.dashes.length > 0 && above.keyAt < row.indent;
  if (inEntry && openAbove(rows, at - 1, row.indent - STEP)) return above;
  const wanted = above.opens ? row.indent - STEP : row.indent;
  if (wanted !== above.indent + STEP) return row;
  if (before.opens && before.keyAt === above.indent) return above;
  return openAbove(rows, at - 1, wanted) && continues(rows, at, wanted, above.indent) ? above : row;
}

/** Whether a row could stand at a depth, going by the rows above it. */
function openAbove(rows: Row[], at: number, depth: number): boolean {
  const entry = (rows[at]?.dashes.length ?? 0) > 0;
  for (let i = at - 1; i >= 0; i--) {
    const { indent, keyAt, keyed, dashes } = rows[i] as Row;
    if (entry ? dashes.includes(depth) : keyed && keyAt === depth) return true;
    if (indent < depth) return false;
  }
  return false;
}

/** Whether the rows below go on at a depth, rather than at the one that the row above has. */
function continues(rows: Row[], at: number, depth: number, other: number): boolean {
  const next = rows.slice(at + 1).find(({ indent }) => indent <= depth);
  const alike = hasDash(next) === hasDash(rows[at - 1]);
  return (
    (alike && next?.indent === depth) || (rows[at]?.indent === depth && (next?.indent ?? 0) < other)
  );
}

/** The rows of a text, and the first line of a long text that stands out of it. */
function structure(lines: readonly string[]): { rows: Row[]; slipped?: number } {
  const rows: Row[] = [];
  let slipped: number | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const row = rowOf(line, index);
    if (!row) continue;
    rows.push(row);
    if (!FOLD.test(line)) continue;
    const { end, odd } = longText(lines, row);
    slipped ??= odd;
    index = end - 1;
  }
  return { rows, slipped };
}

function rowOf(line: string, index: number): Row | undefined {
  const key = KEY.exec(line);
  const [, spaces, marks = '', value = ''] = key ?? ENTRY.exec(line) ?? [];
  if (spaces === undefined) return undefined;
  const indent = spaces.length;
  const dashes = [...marks.matchAll(/-/g)].map((dash) => indent + dash.index);
  const keyAt = indent + (key ? marks.length : marks.length + 1);
  const opens = /^(#.*)?$/.test(value.trim());
  return { index, indent, dashes, keyAt, keyed: key !== null, opens };
}

/** Where the long text below a row ends, and its first line that is not in line with the others. */
function longText(lines: readonly string[], { index, indent }: Row): { end: number; odd?: number } {
  const depth = (at: number) => depthOf(lines[at]);
  const inText = (at: number, least: number) =>
    at < lines.length && (depth(at) === -1 || depth(at) >= least);
  let first = index + 1;
  while (depth(first) === -1 && first < lines.length) first++;
  let end = first;
  while (inText(end, Math.max(depth(first), indent + 1))) end++;
  const out = end;
  while (inText(end, indent + 1) && !rowOf(lines[end] ?? '', end)) end++;
  if (end === out || depth(out) <= indent) return { end: out };
  return { end, odd: end - out > 1 || out - first === 1 ? first : out };
}

const hasDash = (row: Row | undefined) => (row?.dashes.length ?? 0) > 0;

/** The first line from a given one on that is neither empty nor a note. */
export function nextLine(lines: readonly string[], from: number): LinePlace {
  let line = from;
  while (line < lines.length && /^\s*(#.*)?$/.test(lines[line - 1] ?? '')) line++;
  return { line, column: (lines[line - 1] ?? '').search(/\S|$/) + 1 };
}
