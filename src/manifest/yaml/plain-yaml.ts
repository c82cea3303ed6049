// Reads the plain subset of YAML that manifests use, several times as fast as the yaml package: block maps and lists, one-line texts (quoted or not), folded texts (`>-`), and brackets that close on their line. For anything else the package reads the text and reports its errors.
import {
  advance,
  type Cursor,
  FAR_IN,
  indentOf,
  NOT_PLAIN,
  startOf,
  throwNotPlain,
} from './plain-cursor.ts';
import { foldedText, parseInlineValue } from './plain-scalars.ts';

/** The place of a value: character ranges of its key, if any, and of the value. */
interface PlainPlace {
  key?: [number, number];
  value: [number, number];
}

/** By map or list: the place of each of its values. */
export type PlainPlaces = Map<object, Map<string | number, PlainPlace>>;

/** A key before a colon that a space or the end of the line follows. */
const KEY = /[A-Za-z_][\w-]*(?=:(?: |\n|$))/y;

/** More nested lists than a manifest has. */
const MANY_DASHES = /^ *(?:- +){12}/;

/** Characters that no plain text has. */
const ODD_SIGNS = /[\t\r\0\uFEFF\uFFFD\u0085\u2028\u2029]/;

/** Keys that YAML or JavaScript would read as something else. */
const NOT_A_NAME = /^(?:true|false|null|__proto__)$/i;

/** The data of a plain text; undefined when it is not plain. `places` is filled on the way. */
export function readPlainYaml(text: string, places?: PlainPlaces): unknown {
  return ODD_SIGNS.test(text) ? undefined : readAll(startOf(text), places);
}

/** The start of the line at which the plain reader stops. */
export function endOfPlainYaml(text: string): number {
  const cursor = startOf(text);
  readAll(cursor);
  return cursor.line;
}

function readAll(cursor: Cursor, places?: PlainPlaces): unknown {
  const { text } = cursor;
  try {
    if (cursor.line === text.length || indentOf(cursor) !== 0 || isDash(cursor)) return undefined;
    const data = readMap(cursor, places);
    const uncertain = [...cursor.likeKeys].some((name) => cursor.keys.has(name));
    return cursor.line === text.length && !uncertain ? data : undefined;
  } catch (error) {
    if (error === NOT_PLAIN) return undefined;
    throw error;
  }
}

function isDash({ text, start }: Cursor): boolean {
  return text[start] === '-' && (text[start + 1] === ' ' || text[start + 1] === '\n');
}

/** The key at an offset. Uses `test` and `lastIndex`: `exec` would allocate an array for each of thousands. */
function nameAt(text: string, start: number): string | undefined {
  KEY.lastIndex = start;
  return KEY.test(text) ? text.slice(start, KEY.lastIndex) : undefined;
}

/** The start of the value after a key that ends here. */
function afterColon(text: string, end: number): number {
  let at = end + 1;
  while (text[at] === ' ') at++;
  return at;
}

/** The map whose first key the cursor is at. Afterwards the cursor is at the first line that does not belong to it. */
function readMap(cursor: Cursor, places?: PlainPlaces): Record<string, unknown> {
  const indent = indentOf(cursor);
  if (indent >= FAR_IN) throwNotPlain();
  const map: Record<string, unknown> = {};
  const noted = places && new Map<string | number, PlainPlace>();
  if (noted) places?.set(map, noted);
  do {
    const { text, start } = cursor;
    const name = nameAt(text, start);
    if (name === undefined || NOT_A_NAME.test(name) || Object.hasOwn(map, name))
      return throwNotPlain();
    const at = afterColon(text, start + name.length);
    const inline = at < cursor.end;
    cursor.keys.add(name);
    map[name] = inline ? readInline(cursor, at, indent) : readBelow(cursor, indent, places);
    noted?.set(name, { key: [start, start + name.length], value: [at, cursor.last] });
  } while (hasNextEntry(cursor, indent, false));
  return map;
}

/** The list whose first dash the cursor is at. */
function readList(cursor: Cursor, places?: PlainPlaces): unknown[] {
  const indent = indentOf(cursor);
  const list: unknown[] = [];
  const noted = places && new Map<string | number, PlainPlace>();
  if (noted) places?.set(list, noted);
  do {
    const at = cursor.start + 2;
    const name = nameAt(cursor.text, at);
    if (cursor.text[at - 1] !== ' ' || cursor.text[at] === ' ') return throwNotPlain();
    const index = list.length;
    if (name !== undefined) {
      // The map's first key follows the dash; the others are in line with it.
      cursor.start = at;
      const first: [number, number] = [at, at + name.length];
      noted?.set(index, { key: first, value: first });
      list.push(readMap(cursor, places));
    } else {
      const nested = cursor.text.startsWith('- ', at);
      if (nested && MANY_DASHES.test(cursor.text.slice(cursor.line, cursor.end))) throwNotPlain();
      if (nested) cursor.start = at;
      list.push(nested ? readList(cursor, places) : readInline(cursor, at, indent));
      noted?.set(index, { key: keyInBraces(cursor.text, at), value: [at, cursor.last] });
    }
  } while (hasNextEntry(cursor, indent, true));
  return list;
}

/** The range of the first key of a map in braces, at which a map in a list is marked. */
function keyInBraces(text: string, at: number): PlainPlace['key'] {
  const [braces, name = ''] = /^\{ *([\w-]+)/.exec(text.slice(at, at + 80)) ?? [];
  return braces === undefined ? undefined : [at + braces.length - name.length, at + braces.length];
}

/** Whether the next line is another entry of the same map or list. A deeper line would belong to the entry before. */
function hasNextEntry(cursor: Cursor, indent: number, inList: boolean): boolean {
  if (cursor.line === cursor.text.length) return false;
  const next = indentOf(cursor);
  if (next > indent) return throwNotPlain();
  if (next < indent) return false;
  if (isDash(cursor) === inList) return true;
  // The next key follows a list that is as deep as its own key.
  return inList ? false : throwNotPlain();
}

/** The map or list below a key with nothing behind it. */
function readBelow(cursor: Cursor, indent: number, places?: PlainPlaces): unknown {
  advance(cursor);
  const depth = indentOf(cursor);
  const dash = isDash(cursor);
  if (cursor.line === cursor.text.length || depth < indent || (depth === indent && !dash)) {
    return throwNotPlain();
  }
  return dash ? readList(cursor, places) : readMap(cursor, places);
}

/** A value that begins on the cursor's line. */
function readInline(cursor: Cursor, at: number, indent: number): unknown {
  if (cursor.text[at] === '>') return foldedText(cursor, at, indent);
  const value = parseInlineValue(cursor.text.slice(at, cursor.end));
  cursor.last = cursor.end;
  advance(cursor);
  return value;
}
