// Finds the line of a YAML text whose indentation does not fit: often not the one where the reader stumbles.

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
  entry: boolean;
  /** Where its key begins: behind the dash in an entry. */
  keyAt: number;
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
  const odd = found === -1 ? undefined : blamed(rows, found);
  const first =
    slipped !== undefined && (odd === undefined || slipped < odd.index) ? slipped : odd?.index;
  return first === undefined
    ? undefined
    : { line: first + 1, column: (lines[first] ?? '').search(/\S|$/) + 1 };
}

/** Whether a row may stand where it does; the levels that are open are brought up to date. */
function fits(row: Row, above: Row | undefined, levels: Level[]): boolean {
  if (above?.opens && (row.indent > above.keyAt || (row.entry && row.indent === above.keyAt))) {
    const step = row.indent - above.keyAt;
    open(row, levels);
    return step === STEP || (row.entry && step === 0);
  }
  const list = (level: Level | undefined) => level?.list ?? false;
  while (levels.length > 1 && (levels.at(-1)?.indent ?? 0) > row.indent) levels.pop();
  if (list(levels.at(-1)) && !row.entry && levels.at(-2)?.indent === row.indent) levels.pop();
  const level = levels.at(-1);
  if (level?.indent !== row.indent || level.list !== row.entry) return false;
  if (row.entry) levels.push({ indent: row.keyAt, list: false });
  return true;
}

function open({ indent, entry, keyAt }: Row, levels: Level[]): void {
  levels.push({ indent, list: entry });
  if (entry) levels.push({ indent: keyAt, list: false });
}

/** The row that has moved: the one that does not fit, or the one above, when that one fits better a step deeper. */
function blamed(rows: Row[], at: number): Row | undefined {
  const row = rows[at];
  const above = rows[at - 1];
  const before = rows[at - 2];
  if (!row || !above || !before || row.indent <= above.indent) return row;
  // A key that lost the lines below it stands where they should.
  if (row.opens && (rows[at + 1]?.indent ?? 0) <= row.keyAt && !rows[at + 1]?.entry) return row;
  const wanted = above.opens ? row.indent - STEP : row.entry ? row.indent : row.indent;
  if (above.entry && above.keyAt < row.indent && before.opens && before.keyAt === above.indent) {
    return above; // The first entry of a list stands at its key, and the rest of it a step deeper.
  }
  if (wanted !== above.indent + STEP) return row;
  if (before.opens && before.keyAt === above.indent) return above;
  return openAbove(rows, at - 1, wanted) && continues(rows, at, wanted, above.indent) ? above : row;
}

/** Whether the lines above a row stand at a depth that the row has left. */
function openAbove(rows: Row[], at: number, depth: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const { indent, keyAt } = rows[i] as Row;
    if (keyAt === depth || indent === depth) return true;
    if (indent < depth) return false;
  }
  return false;
}

/** Whether the lines below a row go on at a depth, rather than at the one that the row above has. */
function continues(rows: Row[], at: number, depth: number, other: number): boolean {
  const next = rows.slice(at + 1).find(({ indent }) => indent <= depth);
  return rows[at]?.indent !== depth || next?.indent === depth || (next?.indent ?? 0) < other;
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
  const [, spaces, dashes = '', value = ''] = key ?? ENTRY.exec(line) ?? [];
  if (spaces === undefined) return undefined;
  const indent = spaces.length;
  const keyAt = indent + (key ? dashes.length : dashes.length + 1);
  const opens = /^(#.*)?$/.test(value.trim());
  return { index, indent, entry: dashes !== '', keyAt, opens };
}

/** Where the long text below a row ends, and its first line that is not in line with the others. */
function longText(lines: readonly string[], { index, indent }: Row): { end: number; odd?: number } {
  const depth = (at: number) => (lines[at] ?? '').search(/\S/);
  let end = index + 1;
  while (end < lines.length && (depth(end) === -1 || depth(end) > indent)) end++;
  const body = lines
    .slice(index + 1, end)
    .flatMap((content, i) => (content.trim() === '' ? [] : [index + 1 + i]));
  const [first, ...rest] = body;
  if (first === undefined) return { end };
  const shallow = rest.filter((at) => depth(at) < depth(first));
  const odd = shallow.length > 1 || shallow.length === rest.length ? first : shallow[0];
  return { end, odd: shallow.length === 0 ? undefined : odd };
}
