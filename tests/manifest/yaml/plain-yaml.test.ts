// The fast reader of plain YAML gives what the full reader gives, and leaves to it what is not plain.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    for (const pointer of [...pointers, ['pages', 0, 'lost'], ['towns', 0, 'name', 'x']]) {
      for (const at of ['key', 'value'] as const) {
        const [start, end] = plain(pointer, at);
        const [from, to] = full(pointer, at);
        expect([pointer, at, start], text.slice(start, end)).toEqual([pointer, at, from]);
        expect(text.slice(start, end).trimEnd()).toBe(text.slice(from, to).trimEnd());
      }
    }
  });
});

/** Pieces that manifests are made of, and pieces that only look like them. */
const VALUES = [
  ...['word', 'two words', '"in quotes"', "'in quotes'", 'true', 'false', '7', '-79.1247', '0.5'],
  ...['(716) 555-0142', '07:00', '10 Yard', '$$', 'a: b', 'a #b', 'a#b', 'ends:', '#note', '~'],
  ...[
    'null',
    'Null',
    'yes',
    'No',
    '1e5',
    '0x1f',
    '0o7',
    '007',
    '+1',
    '.5',
    '5.',
    '.inf',
    '-',
    '- a',
  ],
  ...[
    '[]',
    '[a, b]',
    '[a, true]',
    '[1, "b"]',
    '{ a: 1, b: two words }',
    '[a',
    '{phone} call',
    '[a] b',
  ],
  ...[
    '&name x',
    '*name',
    '!tag x',
    '|',
    '>',
    '>-',
    '>+',
    '%x',
    '@x',
    '`x',
    '“curly”',
    "it's",
    'a, b',
  ],
  ...[
    '"a" b',
    '"a\\n"',
    "'it''s'",
    'x ',
    '\u00a0x',
    'a\tb',
    '-5 degrees',
    '1995-01-01',
    '2e',
    '...',
  ],
];
const SHAPES = [
  ...[
    'a: §',
    'a:\n  b: §',
    'a:\n  - §',
    'a:\n- §',
    'a:\n  - b: §\n    c: 1',
    '- §',
    '§',
    'a: §\nb: 1',
  ],
  ...[
    'a: §\n  more',
    'a:\n    b: §\n  c: 1',
    'a:\n  - §\n b: 1',
    'a: §\na: 2',
    'a: >-\n  §',
    '\na: §\n\n',
  ],
  ...[
    'a: >-\n  one\n  §\nb: 1',
    'a: >-\n  one\n\n  §',
    'a: >-\n  one\n    §',
    'a: >-\n§',
    '# note\na: §',
  ],
  ...[
    'a: >-\n  one\n # note\n  §',
    'a: >-\n  one\n\n\n  §\n\n# note\nb: 2',
    'a:\n  # note\n  b: §',
    'a: §\r\nb: 1',
  ],
  ...[
    'a:\n  - - §',
    'a:\n  -   §',
    'a:\n  -\n    b: §',
    '---\na: §',
    'a: §\n---\nb: 1',
    'a:\nb: §',
    'true: §',
  ],
  ...[
    '"a": §',
    'a b: §',
    'a : §',
    '__proto__: §',
    'a:  §',
    '<<: §',
    'a:\n  - b: §\n  c: 1',
    'a: >-\n  §\n # x\nb: 1',
  ],
];

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

test.each(readdirSync('tests/fixtures/broken').filter((name) => name.endsWith('.yaml')))(
  'the broken lines of %s are read as the full reader reads them, or not at all',
  (name) => {
    const lines = readFileSync(join('tests/fixtures/broken', name), 'utf8').split('\n');
    for (let first = 0; first < lines.length; first += 3) {
      const text = lines.slice(first, first + 12).join('\n');
      const plain = readPlainYaml(text);
      if (plain !== undefined) expect([text, plain]).toEqual([text, parse(text)]);
    }
  },
);
