// The fast reader of plain YAML gives what the full reader gives, and leaves to it what is not plain.
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { readPlainYaml } from '../../../src/manifest/yaml/plain-yaml.ts';
import { rangesInDocument, rangesInPlain } from '../../../src/manifest/yaml/value-ranges.ts';
import { manifestWithTowns } from '../../bench/scale/manifest.ts';
import { withGowanda } from '../gowanda.ts';
import { manifestText } from '../real-manifest.ts';

/** Every place in a value, from the outside in. */
function pointersIn(value: unknown, pointer: (string | number)[] = []): (string | number)[][] {
  const parts = Array.isArray(value)
    ? value.map((part, index): [number, unknown] => [index, part])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return [
    pointer,
    ...parts.flatMap(([step, part]) => pointersIn(part, [...pointer, step as string | number])),
  ];
}

const texts = [
  ['pages.yaml', manifestText],
  ['a manifest with a seventh town', withGowanda(manifestText)],
  ['a manifest with forty towns', manifestWithTowns(manifestText, 40)],
] as const;

describe.each(texts)('%s', (_name, text) => {
  test('is read as the full reader reads it', () => {
    const plain = readPlainYaml(text);
    expect(plain).toEqual(parse(text));
    expect(JSON.stringify(plain)).toBe(JSON.stringify(parse(text)));
  });

  test('has every value where the full reader sees it', () => {
    const plain = rangesInPlain(text);
    const full = rangesInDocument(parseDocument(text).contents);
    const pointers = pointersIn(parse(text));
    expect(pointers.length).toBeGreaterThan(1000);
    // The full reader looks through a map for each key: one in eight of a large file is enough.
    const some = pointers.filter((_, at) => pointers.length < 5000 || at % 8 === 0);
    const places = [...some, ['pages', 0, 'lost'], ['towns', 0, 'name', 'x']];
    const other = places.flatMap((pointer) =>
      (['key', 'value'] as const).flatMap((at) => {
        const [start, end] = plain(pointer, at);
        const [from, to] = full(pointer, at);
        const isSame =
          start === from && text.slice(start, end).trimEnd() === text.slice(from, to).trimEnd();
        return isSame ? [] : [[...pointer, at].join('.')];
      }),
    );
    expect(other).toEqual([]);
  });
});

/** Pieces that manifests are made of, and pieces that only look like them, between ¦. */
const VALUES = String.raw`
word ¦ two words ¦ "in quotes" ¦ 'in quotes' ¦ true ¦ false ¦ 7 ¦ -79.1247 ¦ 0.5 ¦ (716) 555-0142 ¦ 07:00 ¦ 10 Yard ¦ $$
a: b ¦ a #b ¦ a#b ¦ ends: ¦ #note ¦ ~ ¦ null ¦ Null ¦ yes ¦ No ¦ 1e5 ¦ 0x1f ¦ 0o7 ¦ 007 ¦ +1 ¦ .5 ¦ 5. ¦ .inf ¦ - ¦ - a
[] ¦ [a, b] ¦ [a, true] ¦ [1, "b"] ¦ { a: 1, b: two words } ¦ [a ¦ {phone} call ¦ [a] b ¦ &name x ¦ *name ¦ !tag x
| ¦ > ¦ >- ¦ >+ ¦ %x ¦ @x ¦ “curly” ¦ it's ¦ a, b ¦ "a" b ¦ "a\n" ¦ 'it''s' ¦ -5 degrees ¦ 1995-01-01 ¦ 2e ¦ ...
`
  .trim()
  .split(/ ¦ |\n/)
  .concat('`x', 'x ', '\u00a0x', 'a\tb');

/** Texts with a place for a piece, §, between ¦; their lines end with ⏎. */
const SHAPES = `
a: § ¦ a:⏎  b: § ¦ a:⏎  - § ¦ a:⏎- § ¦ a:⏎  - b: §⏎    c: 1 ¦ - § ¦ § ¦ a: §⏎b: 1 ¦ a: §⏎  more ¦ a:⏎    b: §⏎  c: 1
a:⏎  - §⏎ b: 1 ¦ a: §⏎a: 2 ¦ a: >-⏎  § ¦ ⏎a: §⏎⏎ ¦ a: >-⏎  one⏎  §⏎b: 1 ¦ a: >-⏎  one⏎⏎  § ¦ a: >-⏎  one⏎    §
a: >-⏎§ ¦ # note⏎a: § ¦ a: >-⏎  one⏎ # note⏎  § ¦ a: >-⏎  one⏎⏎⏎  §⏎⏎# note⏎b: 2 ¦ a:⏎  # note⏎  b: § ¦ a: §\r⏎b: 1
a:⏎  - - § ¦ a:⏎  -   § ¦ a:⏎  -⏎    b: § ¦ ---⏎a: § ¦ a: §⏎---⏎b: 1 ¦ a:⏎b: § ¦ true: § ¦ "a": § ¦ a b: § ¦ a : §
__proto__: § ¦ a:  § ¦ <<: § ¦ a:⏎  - b: §⏎  c: 1 ¦ a: >-⏎  §⏎ # x⏎b: 1
`
  .trim()
  .split(/ ¦ |\n/)
  .map((shape) => shape.replaceAll('⏎', '\n'));

test('whatever it reads, it reads as the full reader does, and nothing that the full reader complains about', () => {
  let read = 0;
  for (const shape of SHAPES) {
    for (const value of VALUES) {
      const text = shape.replaceAll('§', () => value);
      const plain = readPlainYaml(text);
      if (plain === undefined) continue;
      read++;
      const full = parseDocument(text);
      const complaints = [...full.errors, ...full.warnings];
      expect([text, complaints]).toEqual([text, []]);
      expect([text, plain]).toEqual([text, full.toJS()]);
    }
  }
  expect(read).toBeGreaterThan(300);
});

test.each([
  [
    'keys far inside one another',
    Array.from({ length: 120 }, (_, n) => `${' '.repeat(n)}k:${n === 119 ? ' x' : ''}`),
  ],
  ['a line far to the right in a long text', ['a: >-', `${' '.repeat(120)}text`]],
  ['a dozen lists on a line', ['a:', `  ${'- '.repeat(12)}x`]],
  ['twenty brackets inside one another', [`a: ${'['.repeat(20)}${']'.repeat(20)}`]],
])('%s are left to the reader that refuses them', (_, lines) => {
  expect(readPlainYaml(lines.join('\n'))).toBeUndefined();
});
