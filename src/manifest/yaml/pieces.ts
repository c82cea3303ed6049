// Splits the file into independently readable pieces, so that a fault in one hides nothing in the others.

/** A piece: a whole part such as `company`, the name of a part, or one of its entries or fields. */
export interface Piece {
  kind: 'part' | 'name' | 'entry' | 'field';
  part: string;
  /** The depth of its first line. */
  depth: number;
  /** Its lines, from the line `start` of the file on, counted from 0. */
  start: number;
  lines: readonly string[];
}

const KEY = /^([A-Za-z_][\w-]*):(?: |$)/;

/** Names that lines refer to by a star may be in any piece. */
const NAMES = /(?:^|[\s:[,-])[&*][A-Za-z]/;

/** The pieces of a text, without a gap; undefined without independent pieces. */
export type Splitter = (lines: readonly string[]) => Piece[] | undefined;

/** Makes a splitter for texts of which most lines are the same: pieces without a changed line are kept as they are. */
export function createSplitter(): Splitter {
  let last: { lines: readonly string[]; pieces: Piece[] } | undefined;
  return (lines) => {
    const pieces = split(lines, last ? keptOf(last, lines) : { before: [], after: [] });
    if (!pieces || hasDuplicatePart(pieces)) return undefined;
    last = { lines, pieces };
    return pieces;
  };
}

/** Whether a part comes twice: then its entries cannot be assigned. */
function hasDuplicatePart(pieces: Piece[]): boolean {
  const parts = pieces.filter(({ kind }) => kind === 'part' || kind === 'name');
  return new Set(parts.map(({ part }) => part)).size < parts.length;
}

/** The pieces before and after the lines that are not the same, each with its place in the new text. */
interface Kept {
  before: Piece[];
  after: Piece[];
}

function keptOf(
  last: { lines: readonly string[]; pieces: Piece[] },
  lines: readonly string[],
): Kept {
  const [old, by] = [last.lines, lines.length - last.lines.length];
  const most = Math.min(old.length, lines.length);
  let [same, alike] = [0, 0];
  while (same < most && old[same] === lines[same]) same++;
  while (alike < most - same && old.at(-1 - alike) === lines.at(-1 - alike)) alike++;
  return {
    // The line after a piece ends it, so that one has to be the same too.
    before: last.pieces.filter(({ start, lines: own }) => start + own.length < same),
    after: last.pieces
      .filter(({ start }) => start >= old.length - alike)
      .map((piece) => ({ ...piece, start: piece.start + by })),
  };
}

type Start = Omit<Piece, 'lines'>;

function split(lines: readonly string[], { before, after }: Kept): Piece[] | undefined {
  const last = before.at(-1);
  const pieces = before.slice(0, -1);
  const known = new Map(after.map(({ start }, index) => [start, index]));
  let open: Start | undefined = last;
  const close = (end: number) => {
    if (open) pieces.push({ ...open, lines: lines.slice(open.start, end) });
  };
  for (let at = last ? last.start + 1 : 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const depth = contentAt(line);
    if (depth === -1) continue;
    if (/[&*]/.test(line) && NAMES.test(line)) return undefined;
    const next = startAt(line, depth, at, open);
    if (!next) return undefined;
    if (next.start === at) close(at);
    open = next;
    const same = known.get(at) ?? -1;
    if (isSame(after[same], next)) return [...pieces, ...after.slice(same)];
  }
  close(lines.length);
  return pieces;
}

const isSame = (piece: Piece | undefined, { kind, part, depth }: Start) =>
  piece?.kind === kind && piece.part === part && piece.depth === depth;

/** The piece that contains a line, or begins there, if any. */
function startAt(line: string, depth: number, start: number, open?: Start): Start | undefined {
  if (depth === 0) {
    const part = KEY.exec(line)?.[1];
    const kind = line.trimEnd() === `${part}:` ? 'name' : 'part';
    if (part !== undefined) return { kind, part, depth, start };
    // Any other line at the left edge belongs to the piece above, as a fault or as its list.
    return open?.kind === 'name' ? { ...open, kind: 'part' } : open;
  }
  if (!open || open.kind === 'part') return open;
  if (open.kind === 'name') {
    const kind = kindOf(line, depth);
    return kind ? { kind, part: open.part, depth, start } : { ...open, kind: 'part' };
  }
  const isNext = depth === open.depth && kindOf(line, depth) === open.kind;
  return isNext ? { ...open, start } : open;
}

const kindOf = (line: string, depth: number) =>
  line.startsWith('- ', depth) ? 'entry' : KEY.test(line.slice(depth)) ? 'field' : undefined;

/** The start of a line's content; -1 for an empty line and a comment. */
function contentAt(line: string): number {
  let at = 0;
  while (line[at] === ' ') at++;
  return at === line.length || line[at] === '#' ? -1 : at;
}
