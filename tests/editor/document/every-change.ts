// Every change of a manifest that the editor can ask for, and what must hold of each.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../../../src/editor/document/apply-change.ts';
import type { ManifestChange } from '../../../src/editor/document/change.ts';
import type { Pointer } from '../../../src/manifest/diagnostic.ts';
import { parseText } from '../../../src/manifest/yaml/parse.ts';
import { type Ranges, rangesInPlain } from '../../../src/manifest/yaml/value-ranges.ts';
import type { YamlValue } from '../../../src/manifest/yaml/write.ts';

const SENTENCE =
  'A family business that hauls for homes, shops, farms and job sites in the county. ';
const HARD =
  '“Curly” "straight" \'single\' it’s: {phone} # no note — 100% & 👩‍👩‍👧 مرحبا שלום [a, b] | > - end ';

/** Texts as people type and paste them. */
export const TEXTS: string[] = [
  'Another text',
  `Tom said: "yes" # it’s {phone} — 100% & more`,
  HARD.repeat(60).slice(0, 5000).trimEnd(),
  SENTENCE.repeat(4).trim(),
  '',
  'First line\nsecond line\n\nand a third one after an empty line',
  `${SENTENCE}\n${SENTENCE}`.trim(),
  'From Word:\u00a0“a text”\u000bwith\ttabs,  two spaces and \u2028 a break ',
  '👩‍👩‍👧 مرحبا بالعالم שלום \u200f',
  'yes',
  '14719',
  '- dash',
  'note: the rest of it, and more words that make it longer than a line of the file may be, so it folds',
  '{phone} at the beginning',
  "it's in 'single' quotes",
  ' spaces around ',
  'null',
  '“All of it in curly quotes”',
];

/** A whole walk may take this long, in milliseconds: more than an hour on a busy machine. */
const TIMEOUT = { timeout: 7_200_000 };

const VALUES: YamlValue[] = [7, -2.5, 0, true, false];

/** A value with its place. */
interface Placed {
  pointer: Pointer;
  value: unknown;
}

function placesIn(value: unknown, pointer: Pointer = []): Placed[] {
  if (typeof value !== 'object' || value === null) return [{ pointer, value }];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    { pointer, value },
    ...parts.flatMap(([step, part]) => placesIn(part, [...pointer, step])),
  ];
}

const isList = (place: Placed): place is Placed & { value: YamlValue[] } =>
  Array.isArray(place.value);

/** Every scalar with another value; `all` values, or one in turn. */
export function* everySet(data: unknown, all: boolean): Generator<ManifestChange> {
  const values = [...TEXTS, ...VALUES];
  for (const [index, { pointer, value }] of placesIn(data).entries()) {
    if (typeof value === 'object') continue;
    const some = all ? values : [values[index % values.length] as YamlValue];
    for (const other of some) yield { kind: 'set', pointer, value: other };
  }
}

/** Every list with an entry more at its beginning, middle and end, each twice, each less, and each elsewhere. */
export function* everyListChange(data: unknown): Generator<ManifestChange> {
  for (const { pointer, value } of placesIn(data).filter(isList)) {
    const { length } = value;
    for (const at of new Set([0, length >> 1, length])) {
      yield { kind: 'insert', pointer, at, value: otherThan(value[0] ?? 'A new entry') };
    }
    for (const [at, entry] of value.entries()) {
      yield { kind: 'remove', pointer: [...pointer, at] };
      yield { kind: 'insert', pointer, at: at + 1, value: entry };
      for (const to of new Set([0, at - 1, at + 1, length - 1])) {
        if (to >= 0 && to < length) yield { kind: 'move', pointer, from: at, to };
      }
    }
    yield { kind: 'set', pointer, value: [] };
    yield { kind: 'set', pointer, value: [...value.slice(1), otherThan(value[0] ?? 'a')] };
  }
}

function otherThan(value: YamlValue): YamlValue {
  if (typeof value === 'string') return `${value} again`;
  if (Array.isArray(value)) return value.map(otherThan);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, otherThan(part)]));
}

/** Every key that can go. */
export function* everyUnset(data: unknown): Generator<ManifestChange & { kind: 'unset' }> {
  for (const { pointer } of placesIn(data)) {
    if (typeof pointer.at(-1) === 'string') yield { kind: 'unset', pointer };
  }
}

/** The data after a change, worked out in the simplest way. */
export function expectedAfter(data: unknown, change: ManifestChange): unknown {
  // The other outermost keys stay as they are.
  const [part = ''] = change.pointer;
  const all = data as Record<string, unknown>;
  const root = { data: { ...all, [part]: structuredClone(all[part]) } };
  const path = ['data', ...change.pointer];
  const last = path.pop() as string | number;
  // biome-ignore lint/suspicious/noExplicitAny: data of any form.
  const around = path.reduce((node: any, step) => (node[step] ??= {}), root);
  if (change.kind === 'set') around[last] = change.value;
  if (change.kind === 'unset') delete around[last];
  if (change.kind === 'remove') around.splice(last, 1);
  if (change.kind === 'insert') {
    around[last] ??= [];
    around[last].splice(change.at, 0, change.value);
  }
  if (change.kind === 'move') {
    around[last].splice(change.to, 0, ...around[last].splice(change.from, 1));
  }
  return root.data;
}

/** Judges changes of one text. */
export class Judge {
  private ranges: Ranges;
  private plain: string;
  private lines: string[];
  readonly data: unknown;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.plain = text.replaceAll('\r\n', '\n');
    this.lines = this.plain.split('\n');
    this.ranges = rangesInPlain(this.plain);
    this.data = this.read(text);
  }

  read(text: string): unknown {
    return parseText(text.replaceAll('\r\n', '\n')).data;
  }

  /** What does not hold of a change; undefined when all does. */
  faultOf = (change: ManifestChange): string | undefined => {
    const after = applyChange(this.text, change, { data: this.data });
    if (typeof after !== 'string') return `refused: ${after.refusal}`;
    if (!isDeepStrictEqual(this.read(after), expectedAfter(this.data, change)))
      return 'reads wrong';
    if (this.text.includes('\r') && /(?<!\r)\n/.test(after)) return 'has another line end';
    return this.outside(change, after.replaceAll('\r\n', '\n'));
  };

  /** Whether lines above or below those of the place have changed. */
  private outside(change: ManifestChange, after: string): string | undefined {
    const [first, last] = this.linesOf(change);
    // A first entry goes with the blank lines below it, or with its dash's distance to the next key.
    const below = change.kind === 'remove' || change.kind === 'unset' ? 1 : 0;
    const isInside =
      after.startsWith(this.lines.slice(0, first - 1).join('\n')) &&
      after.endsWith(this.lines.slice(last + below).join('\n'));
    return isInside ? undefined : `changes more than the lines ${first}–${last}`;
  }

  /** The lines that a change may touch: its own, and comments and blank lines above those of a key or entry. */
  private linesOf({ kind, pointer }: ManifestChange): [number, number] {
    const { plain } = this;
    const around = valueIn(this.data, pointer.slice(0, -1));
    // A group without its only key has braces behind its own.
    const isOnly = kind === 'unset' && Object.keys(around as object).length === 1;
    const place = kind === 'remove' || isOnly ? pointer.slice(0, -1) : pointer;
    let first = lineOf(plain, this.ranges(place, 'key')[0]);
    let deepest = place;
    for (let value = valueIn(this.data, place); typeof value === 'object' && value; ) {
      const step = Array.isArray(value) ? value.length - 1 : Object.keys(value).at(-1);
      if (step === undefined || step === -1) break;
      deepest = [...deepest, step];
      value = valueIn(this.data, deepest);
    }
    const last = lineOf(plain, this.ranges(deepest, 'value')[1]);
    while (kind !== 'set' && /^\s*(#|$)/.test(this.lines[first - 2] ?? 'x')) first--;
    return [first, last];
  }
}

const valueIn = (data: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], data);

const starts = new Map<string, number[]>();

function lineOf(text: string, offset: number): number {
  let all = starts.get(text);
  if (!all) {
    all = [...text.matchAll(/\n/g)].map(({ index }) => index);
    starts.set(text, all);
  }
  return all.filter((end) => end < offset).length + 1;
}

/** What does not hold when a key goes and comes again. */
export function faultOfReturn(text: string, { pointer }: ManifestChange): string | undefined {
  const { data } = new Judge(text);
  const gone = applyChange(text, { kind: 'unset', pointer }, { data });
  if (typeof gone !== 'string') return `refused to go: ${gone.refusal}`;
  const value = valueIn(data, pointer) as YamlValue;
  const back = applyChange(gone, { kind: 'set', pointer, value });
  if (typeof back !== 'string') return `refused to come: ${back.refusal}`;
  const again = new Judge(back);
  return isDeepStrictEqual(again.data, data) ? undefined : 'reads wrong';
}

/** The faults of some changes, each with the change; at most ten. */
export function faultsOf(
  faultOf: (change: ManifestChange) => string | undefined,
  changes: Iterable<ManifestChange>,
  every = 1,
): string[] {
  const faults: string[] = [];
  let [index, count] = [0, 0];
  for (const change of changes) {
    if (index++ % every !== 0) continue;
    count++;
    const fault = faultOf(change);
    if (fault) faults.push(`${JSON.stringify(change).slice(0, 200)}: ${fault}`);
    if (faults.length === 10) break;
  }
  return count === 0 ? ['no change was tried'] : faults;
}

/** The tests of every change of a text. */
export function describeChanges(name: string, text: string, isThorough: boolean): void {
  describe.each([
    [name, text],
    [`${name} with Windows line ends`, text.replaceAll('\n', '\r\n')],
  ])('in %s', (_, lines) => {
    const judge = new Judge(lines);
    const every = isThorough ? 1 : 40;

    test('every text, number and choice takes any other value', TIMEOUT, () => {
      const isEach = isThorough && lines === text;
      expect(faultsOf(judge.faultOf, everySet(judge.data, isEach), every)).toEqual([]);
    });

    test('every list takes, loses, doubles and moves its entries', TIMEOUT, () => {
      expect(faultsOf(judge.faultOf, everyListChange(judge.data), every)).toEqual([]);
    });

    test('every key goes', TIMEOUT, () => {
      expect(faultsOf(judge.faultOf, everyUnset(judge.data), every)).toEqual([]);
    });

    test('every key that went comes again', TIMEOUT, () => {
      const faultOf = (change: ManifestChange) => faultOfReturn(lines, change);
      expect(faultsOf(faultOf, everyUnset(judge.data), every * 4)).toEqual([]);
    });
  });
}
