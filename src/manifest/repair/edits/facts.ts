// The facts of the business that no edit may make up: only its people know them.
import { isCollection, parseDocument } from 'yaml';
import type { LineSplice, Pointer } from '../../problem.ts';
import type { SchemaFiles } from '../../schema/references.ts';
import { below, enter } from '../../schema/spots.ts';
import { valueAt } from '../../text/values.ts';
import { readPlainYaml } from '../../yaml/plain-yaml.ts';
import { type Ranges, rangesInDocument, rangesInPlain } from '../../yaml/value-ranges.ts';
import { applied } from './apply.ts';

const MANIFEST = 'manifest.schema.json';

/** Facts that any text may hold: a web address, an email address, a sum of money and a phone number. */
const IN_TEXTS = /https?:\/\/\S+|\S+@\S+\.\S+|\$ ?\d[\d.,]*|\(\d{3}\) \d{3}-\d{4}/g;

/** Whether the schema marks a place, or a group around it, as a fact. `data` holds the types of sections. */
export function isFact(files: SchemaFiles, pointer: Pointer, data: unknown): boolean {
  let node = data;
  let spot = enter({ schema: files.get(MANIFEST) ?? {}, file: MANIFEST, samples: [] }, files, data);
  for (const step of pointer) {
    node = valueAt(node, [step]);
    spot = enter(below(spot, step), files, node);
    if (spot.schema.fact === true) return true;
  }
  return false;
}

/** Whether an edit puts a fact into a text that does not come from the lines that it removes. */
export function inventsFact(text: string, edit: LineSplice, files: SchemaFiles): boolean {
  const after = applied(text, edit);
  const typed = text
    .split(/\r\n|\r|\n/)
    .slice(edit.line - 1, edit.line - 1 + edit.remove)
    .join('\n');
  const { data, ranges } = read(after.replaceAll(/\r\n?/g, '\n'));
  const isNew = newLines(after, edit, ranges);
  const written = edit.lines.join('\n');
  return leavesOf(data).some(({ pointer, value }) => {
    // To ask the schema about every text of a file takes longer than everything else here.
    if (!written.includes(/[\p{L}\d]+/u.exec(value)?.[0] ?? '')) return false;
    const facts = isFact(files, pointer, data) ? [value] : (value.match(IN_TEXTS) ?? []);
    return facts.some((fact) => !comesFrom(fact, typed)) && isNew(pointer);
  });
}

/** Tells whether a value begins on one of the lines of an edit. */
function newLines(after: string, { line, lines }: LineSplice, ranges: Ranges) {
  const text = after.replaceAll(/\r\n?/g, '\n');
  const rows = text.split('\n');
  const lengthOf = (some: string[]) => some.reduce((sum, row) => sum + row.length + 1, 0);
  const from = lengthOf(rows.slice(0, line - 1));
  const to = from + lengthOf(rows.slice(line - 1, line - 1 + lines.length));
  return (pointer: Pointer) => {
    const [start] = ranges(pointer, 'value');
    return start >= from && start < to;
  };
}

function read(text: string): { data: unknown; ranges: Ranges } {
  const plain = readPlainYaml(text);
  if (plain !== undefined) return { data: plain, ranges: rangesInPlain(text) };
  const { contents } = parseDocument(text, { prettyErrors: false });
  return {
    data: isCollection(contents) ? contents.toJSON() : undefined,
    ranges: rangesInDocument(contents),
  };
}

interface TextLeaf {
  pointer: Pointer;
  value: string;
}

function leavesOf(node: unknown, pointer: Pointer = []): TextLeaf[] {
  if (typeof node !== 'object' || node === null) {
    return typeof node === 'string' || typeof node === 'number'
      ? [{ pointer, value: String(node) }]
      : [];
  }
  return Object.entries(node).flatMap(([key, value]) =>
    leavesOf(value, [...pointer, Array.isArray(node) ? Number(key) : key]),
  );
}

const lettersAndDigits = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Letters that are typed for digits. */
const digitsIn = (text: string) =>
  text
    .replaceAll(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replaceAll(/(?<=\d)[lI]|[lI](?=\d)/g, '1')
    .replaceAll(/\D/g, '');

/** Whether a value repeats the typed digits in a row and the typed letters in order, or is an angle in another form. */
function comesFrom(value: string, typed: string): boolean {
  // The scheme of a web address is not a fact.
  const own = value.replace(/^https?:\/\//, '');
  return (
    isAngle(Number(own), typed) ||
    (digitsIn(typed).includes(digitsIn(own)) && hasLetters(typed, own))
  );
}

function hasLetters(typed: string, own: string): boolean {
  const letters = lettersAndDigits(typed);
  let at = 0;
  return [...lettersAndDigits(own).replaceAll(/\d/g, '')].every((letter) => {
    at = letters.indexOf(letter, at) + 1;
    return at > 0;
  });
}

/** Degrees are written with four decimals. */
const PRECISION = 0.0001;

/** Whether a number is that of degrees, minutes and seconds as they were typed. */
function isAngle(value: number, typed: string): boolean {
  const [, ...parts] = /(\d+)°\s*(\d+)['’′]\s*([\d.]+)?/.exec(typed) ?? [];
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return Math.abs(Math.abs(value) - (degrees + minutes / 60 + seconds / 3600)) < PRECISION;
}
