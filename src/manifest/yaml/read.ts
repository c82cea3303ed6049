// Reads the file piece by piece: the plain reader where it can, the full one where it must, and each piece only once.
import { type Document, isScalar, type Node, parseDocument, visit, YAMLParseError } from 'yaml';
import { ODD_SPACE } from '../text/rows.ts';
import { fields } from '../text/values.ts';
import { type Doubt, doubtsIn } from './doubts.ts';
import { createSplitter, type Piece } from './pieces.ts';
import { oddPlace, readPlainYaml } from './plain-yaml.ts';

/** The place at which a reader stopped; `line` counts from 0. */
export interface Stumble {
  line: number;
  column: number;
  /** The full reader's name for it. */
  code: string;
  /** The line at which the plain reader gave up, which is nearer to a cause that shows late. */
  odd: number;
}

/** A doubt about a value, at its place; `line` and `column` count from 0. */
export interface PlacedDoubt extends Doubt {
  line: number;
  column: number;
}

/** The content of the file, as far as it can be read. */
export interface Reading {
  data: unknown;
  /** By piece that cannot be read: where. */
  stumbles: Stumble[];
  doubts: PlacedDoubt[];
  /** Whether the plain reader was enough. */
  isPlain: boolean;
  /** Whether the text has no pieces that can be read by themselves, so that one fault hides all others. */
  isInOne?: boolean;
}

/** Reads texts of which most pieces are alike, each piece only once. */
export type Reader = (lines: readonly string[], only?: Only) => Reading | undefined;

/** Texts for which a reader gives nothing, since reading them takes long. */
export interface Only {
  /** No piece that it does not know and that is not plain: the full reader takes ten times as long. */
  plain?: boolean;
  /** No text that cannot be taken apart. */
  inPieces?: boolean;
}

/** The results of reading, by piece of text. */
export type Pieces = Map<string, Reading>;

/** The full reader takes about a second for half a million characters. After as many it is not asked any more. */
const FULL_READING = 6_000_000;

/**
 * Makes a reader that remembers its pieces.
 * @param known the pieces of earlier readings
 */
export function createReader(known: Pieces = new Map()): Reader {
  let left = FULL_READING;
  const split = createSplitter();
  const readings = new WeakMap<readonly string[], Reading>();
  const readLines = (lines: readonly string[], plainOnly: boolean): Reading | undefined => {
    const text = lines.join('\n');
    const plain = known.get(text) ?? readPlainly(text);
    if (!plain && !plainOnly) left -= text.length;
    const found = plain ?? (plainOnly || left < 0 ? undefined : readText(text));
    if (found) known.set(text, found);
    return found;
  };
  const readPiece = (piece: Piece, plainOnly: boolean): Reading | undefined => {
    const { part, lines } = piece;
    const found =
      readings.get(lines) ?? readLines(isInner(piece) ? [`${part}:`, ...lines] : lines, plainOnly);
    if (found) readings.set(lines, found);
    return found;
  };
  return (lines, { plain = false, inPieces = false } = {}) => {
    const pieces = split(lines);
    if (pieces) return joined(pieces, (piece) => readPiece(piece, plain));
    const whole = inPieces ? undefined : readLines(lines, plain);
    return whole && { ...whole, isInOne: true };
  };
}

/** Reads a text as one piece if it is plain. */
export function readPlainly(text: string): Reading | undefined {
  const data = readPlainYaml(text);
  return data === undefined ? undefined : { data, stumbles: [], doubts: [], isPlain: true };
}

/** Reads a text as one piece. */
export function readText(text: string): Reading {
  const plain = readPlainly(text);
  if (plain) return plain;
  try {
    return readFully(text);
  } catch (error) {
    return exhausted(error);
  }
}

/** A group in which each name, also `__proto__`, is nothing but a key. */
const emptyGroup = (): Record<string, unknown> => Object.create(null);

/** Joins the results of the pieces. */
function joined(
  pieces: Piece[],
  readPiece: (piece: Piece) => Reading | undefined,
): Reading | undefined {
  const data = emptyGroup();
  const whole: Reading = { data, stumbles: [], doubts: [], isPlain: true };
  for (const [index, piece] of pieces.entries()) {
    // A name says nothing by itself where something belongs to it.
    if (piece.kind === 'name' && isInner(pieces[index + 1])) continue;
    const read = readPiece(piece);
    if (!read) return undefined;
    const by = isInner(piece) ? piece.start - 1 : piece.start;
    const place = { line: piece.start, column: piece.depth, odd: piece.start };
    if (!addTo(data, piece, read)) whole.stumbles.push({ ...place, code: 'DUPLICATE_KEY' });
    for (const one of read.stumbles) {
      whole.stumbles.push({ ...one, line: one.line + by, odd: one.odd + by });
    }
    for (const one of read.doubts) whole.doubts.push({ ...one, line: one.line + by });
    whole.isPlain &&= read.isPlain;
  }
  return whole;
}

const isInner = (piece?: Piece) => piece?.kind === 'entry' || piece?.kind === 'field';

/** Adds the content of a piece; false for a field that its part has already. */
function addTo(data: Record<string, unknown>, { kind, part }: Piece, read: Reading): boolean {
  const { [part]: value, ...others } = fields(read.data);
  // A sentence with a colon at the left edge is an unknown part.
  for (const [name, other] of Object.entries(others)) data[name] ??= other;
  if (kind === 'part' || kind === 'name') {
    if (read.stumbles.length === 0) data[part] = value;
    return true;
  }
  data[part] ??= kind === 'entry' ? [] : emptyGroup();
  const whole = data[part] as Record<string, unknown> | unknown[];
  if (Array.isArray(whole)) {
    if (Array.isArray(value)) whole.push(...value);
    return true;
  }
  const isNew = Object.keys(fields(value)).every((name) => !Object.hasOwn(whole, name));
  if (isNew) Object.assign(whole, value);
  return isNew;
}

/** An odd space in the indentation, or after a dash or a name, where it counts as a part of the text. */
const ODD_LEAD = new RegExp(`^ *(?:- +)*(?:-|[A-Za-z_][\\w-]*:)?${ODD_SPACE.source}`, 'm');

function readFully(text: string): Reading {
  const space = ODD_SPACE.test(text) ? text.search(ODD_LEAD) : -1;
  if (space >= 0) {
    const { line, column } = placeAt(text, space);
    const stumble = { line, column, code: 'ODD_SPACE', odd: line };
    return { data: undefined, stumbles: [stumble], doubts: [], isPlain: false };
  }
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const own = [...unknownAliases(document), ...repeatedKeys(document)];
  const errors = [...document.errors, ...document.warnings, ...own];
  const [first] = errors.sort((a, b) => a.pos[0] - b.pos[0]);
  const nothing = { data: undefined, doubts: [], isPlain: false };
  if (first) {
    const odd = placeAt(text, oddPlace(text)).line;
    return { ...nothing, stumbles: [{ ...placeAt(text, first.pos[0]), code: first.code, odd }] };
  }
  const doubts = doubtsIn(document, text).map((doubt) => ({
    ...doubt,
    ...placeAt(text, doubt.start),
  }));
  return { data: document.toJS(), stumbles: [], doubts, isPlain: false };
}

/** The whole-file check reports a text that exhausts the reader; see repair/whole-file/limits.ts. */
function exhausted(error: unknown): Reading {
  // The library's own limit for repeats, and the engine's for calls inside calls.
  if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
  const code = error instanceof RangeError ? 'TOO_DEEP' : 'TOO_MANY_REPEATS';
  return {
    data: undefined,
    stumbles: [{ line: 0, column: 0, code, odd: 0 }],
    doubts: [],
    isPlain: false,
  };
}

function placeAt(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position);
  return {
    line: before.split('\n').length - 1,
    column: position - before.lastIndexOf('\n') - 1,
  };
}

/**
 * Aliases without an anchor, or of themselves. The library throws for the first, follows the second without end, and
 * scans the whole file for each.
 */
function unknownAliases(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const parts = new Map<string, Node>();
  visit(document, {
    Value: (_key, part) => {
      if (part.anchor) parts.set(part.anchor, part);
    },
    Alias: (_key, alias, around) => {
      const [start, end] = alias.range ?? [0, 1];
      const named = parts.get(alias.source);
      if (!named || around.includes(named)) {
        errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'unknown alias'));
      }
    },
  });
  return errors;
}

/** Keys that come twice in a group. The library compares each key with all others, which takes minutes for thousands. */
function repeatedKeys(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [start] = key.range ?? [0];
        if (seen.has(key.value)) {
          errors.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'twice'));
        }
        seen.add(key.value);
      }
    },
  });
  return errors;
}
