// A change takes the smallest edit of the file, in the manner of what is there; what cannot be made safely is refused.
import { describe, expect, test } from 'vitest';
import { applyChange } from '../../../src/editor/document/apply-change.ts';
import type { ManifestChange } from '../../../src/editor/document/change.ts';

/** The lines after a change. */
function made(text: string, change: ManifestChange, options?: Parameters<typeof applyChange>[2]) {
  const changed = applyChange(text, change, options);
  if (typeof changed !== 'string') throw new Error(changed.refusal);
  return changed;
}

const set = (value: never | unknown, ...pointer: (string | number)[]) =>
  ({ kind: 'set', pointer, value }) as ManifestChange;
const unset = (...pointer: (string | number)[]): ManifestChange => ({ kind: 'unset', pointer });
const remove = (...pointer: (string | number)[]): ManifestChange => ({ kind: 'remove', pointer });
const insert = (at: number, value: unknown, ...pointer: (string | number)[]) =>
  ({ kind: 'insert', at, value, pointer }) as ManifestChange;
const move = (from: number, to: number, ...pointer: (string | number)[]): ManifestChange => ({
  kind: 'move',
  ...{ from, to, pointer },
});

const long = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('a text', () => {
  test.each([
    ['stays plain', 'a: one\n', 'two', 'a: two\n'],
    ['gets quotes when it needs them', 'a: one\n', 'two: three', 'a: "two: three"\n'],
    ['gets quotes when it looks like a number', 'a: one\n', '14719', 'a: "14719"\n'],
    ['loses quotes that it does not need', "a: 'one'\n", "it's", "a: it's\n"],
    ['keeps the comment behind it', 'a: one # note\n', 'two', 'a: two # note\n'],
    ['is folded when it is long', 'a: one\n', long(30), `a: >-\n  ${long(19)}\n  ${long(11)}\n`],
    [
      'keeps its comment when it is folded',
      'a: one # note\n',
      long(30),
      `a: >- # note\n  ${long(19)}\n  ${long(11)}\n`,
    ],
    ['is on one line when it is short', 'a: >-\n  one\n  two\nb: 1\n', 'three', 'a: three\nb: 1\n'],
    ['takes a line break', 'a: |-\n  one\n  two\n', 'one\n2', 'a: "one\\n2"\n'],
    ['can be empty', 'a: >-\n  one\n  two\nb: 1\n', '', 'a: ""\nb: 1\n'],
    ['can take the place of nothing', 'a:\nb: 1\n', 'one', 'a: one\nb: 1\n'],
    [
      'can take the place of nothing but a comment',
      'a: # note\nb: 1\n',
      'one',
      'a: one # note\nb: 1\n',
    ],
    [
      'can take the place of a plain text in two lines',
      'a: one\n  two\nb: 1\n',
      'three',
      'a: three\nb: 1\n',
    ],
    ['shows what cannot be seen', 'a: one\n', 'x\u00a0y\u200b', 'a: "x\\u00a0y\\u200b"\n'],
    [
      'has no line end at the end of the file',
      'b: 1\na: one',
      long(30),
      `b: 1\na: >-\n  ${long(19)}\n  ${long(11)}`,
    ],
  ])('%s', (_, text, value, result) => {
    expect(made(text, set(value, 'a'))).toBe(result);
    const windows = (lines: string) => lines.replaceAll('\n', '\r\n');
    expect(made(windows(text), set(value, 'a'))).toBe(windows(result));
    expect(made(`\uFEFF${text}`, set(value, 'a'))).toBe(`\uFEFF${result}`);
  });

  test.each([
    ['a: one\r\nb: 1\nc: 2\r\n', 'a: two\r\nb: 1\nc: 2\r\n'],
    ['a: one\nb: 1\r\nc: 2\r\n', 'a: two\nb: 1\r\nc: 2\r\n'],
  ])('leaves the line ends of a file that mixes them: %j', (text, result) => {
    expect(made(text, set('two', 'a'))).toBe(result);
  });
});

describe('numbers and choices', () => {
  test.each([
    ['a: 1 # note\n', 2.5, 'a: 2.5 # note\n'],
    ['a: "1"\n', 1, 'a: 1\n'],
    ['a: true\n', false, 'a: false\n'],
    ['a: >-\n  one\n  two\nb: 1\n', true, 'a: true\nb: 1\n'],
  ])('%j takes %j', (text, value, result) => {
    expect(made(text, set(value, 'a'))).toBe(result);
  });
});

describe('a list', () => {
  const list =
    'a:\n  # ------------ One\n  - name: One\n    b: 1\n    # own\n\n  # ------------ Two\n  - name: Two\n\n  # ------------ Three\n  - name: Three\n\n# the end\nz: 1\n';

  test('takes an entry in the manner of its neighbours', () => {
    expect(made(list, insert(1, { name: 'New' }, 'a'))).toContain(
      '    # own\n\n  # ------------ New\n  - name: New\n\n  # ------------ Two\n',
    );
    expect(made(list, insert(0, { name: 'New' }, 'a'))).toContain(
      'a:\n  # ------------ New\n  - name: New\n\n  # ------------ One\n',
    );
    expect(made(list, insert(3, { name: 'New' }, 'a'))).toContain(
      '  - name: Three\n\n  # ------------ New\n  - name: New\n\n# the end\n',
    );
  });

  test('moves entries with their comments and blank lines', () => {
    const last = '# ------------ Three\n  - name: Three\n';
    expect(made(list, move(0, 2, 'a'))).toBe(
      'a:\n  # ------------ Two\n  - name: Two\n\n  # ------------ Three\n  - name: Three\n\n  # ------------ One\n  - name: One\n    b: 1\n    # own\n\n# the end\nz: 1\n',
    );
    expect(made(list, move(2, 0, 'a')).startsWith(`a:\n  ${last}\n  # ------------ One`)).toBe(
      true,
    );
    expect(made(list, move(1, 2, 'a'))).toContain(`    # own\n\n  ${last}\n  # ------------ Two\n`);
  });

  test('loses an entry with its comments and blank lines', () => {
    expect(made(list, remove('a', 0)).startsWith('a:\n  # ------------ Two\n')).toBe(true);
    expect(made(list, remove('a', 1))).toContain('    # own\n\n  # ------------ Three\n');
    expect(made(list, remove('a', 2))).toContain('  - name: Two\n\n# the end\n');
  });

  test.each([
    [
      'leaves brackets when its last entry goes',
      'a:\n  - b\nc: 1\n',
      remove('a', 0),
      'a: []\nc: 1\n',
    ],
    ['leaves brackets at the end of the file', 'c: 1\na:\n  - b', remove('a', 0), 'c: 1\na: []'],
    ['grows from brackets', 'a: []\nc: 1\n', insert(0, 'b', 'a'), 'a:\n  - b\nc: 1\n'],
    [
      'grows from brackets with a comment',
      'a: [] # note\n',
      insert(0, 'b', 'a'),
      'a: # note\n  - b\n',
    ],
    ['grows from nothing', 'c: 1\n', insert(0, 'b', 'a'), 'c: 1\na:\n  - b\n'],
    ['may be as deep as its key', 'a:\n- b\nc: 1\n', insert(1, 'd', 'a'), 'a:\n- b\n- d\nc: 1\n'],
    [
      'stays in brackets',
      'a: [b, c] # note\n',
      insert(1, 'd, e', 'a'),
      'a: [b, "d, e", c] # note\n',
    ],
    ['takes a last entry in brackets', 'a: [b, c]\n', insert(2, 'd', 'a'), 'a: [b, c, d]\n'],
    ['loses an entry in brackets', 'a: [b, c]\n', remove('a', 0), 'a: [c]\n'],
    ['loses the last one in brackets', 'a: [b]\n', remove('a', 0), 'a: []\n'],
    ['moves an entry in brackets', 'a: [b, c, "1"]\n', move(0, 2, 'a'), 'a: [c, "1", b]\n'],
    [
      'has entries with other values in brackets',
      'a: [b, c] # note\n',
      set('yes', 'a', 1),
      'a: [b, "yes"] # note\n',
    ],
    [
      'has pairs in braces',
      'a:\n  - { b: 1, c: 2 }\n',
      set(3, 'a', 0, 'd'),
      'a:\n  - { b: 1, c: 2, d: 3 }\n',
    ],
    ['loses pairs in braces', 'a:\n  - { b: 1, c: 2 }\n', unset('a', 0, 'c'), 'a:\n  - { b: 1 }\n'],
    [
      'keeps comments that are about all of it',
      'a:\n  # all\n  - b\n  - c\n',
      move(0, 1, 'a'),
      'a:\n  # all\n  - c\n  - b\n',
    ],
    [
      'keeps a comment apart',
      'a:\n  - b\n\n  # apart\n\n  - c\n',
      remove('a', 1),
      'a:\n  - b\n\n  # apart\n',
    ],
    ['moves within lists', 'a:\n  - - b\n    - c\n', move(0, 1, 'a', 0), 'a:\n  - - c\n    - b\n'],
    ['takes an entry at the end of the file', 'a:\n  - b', insert(1, 'c', 'a'), 'a:\n  - b\n  - c'],
    ['moves the last entry of the file', 'a:\n  - b\n  - c', move(1, 0, 'a'), 'a:\n  - c\n  - b'],
  ])('%s', (_, text, change, result) => {
    expect(made(text, change)).toBe(result);
    const windows = (lines: string) => lines.replaceAll('\n', '\r\n');
    if (/\n/.test(text.slice(0, -1))) expect(made(windows(text), change)).toBe(windows(result));
  });
});

describe('a key', () => {
  test.each([
    ['goes with the comment behind it', 'a: 1 # note\nb: 2\n', unset('a'), 'b: 2\n'],
    [
      'goes with the comment above it that is its own',
      'z: 1\n\n# b\nb: 2\n\nc: 3\n',
      unset('b'),
      'z: 1\n\nc: 3\n',
    ],
    [
      'leaves a comment that others may share',
      'z: 1\n# both\nb: 2\nc: 3\n',
      unset('b'),
      'z: 1\n# both\nc: 3\n',
    ],
    ['goes with its lines', 'a:\n  b: 1\n  c: 2\nd: 1\n', unset('a'), 'd: 1\n'],
    ['goes from behind its dash', 'a:\n  - b: 1\n    c: 2\n', unset('a', 0, 'b'), 'a:\n  - c: 2\n'],
    [
      'leaves the comments below it',
      'a:\n  - b: 1\n    # c\n    c: 2\n',
      unset('a', 0, 'b'),
      'a:\n  # c\n  - c: 2\n',
    ],
    ['leaves braces when it was the last', 'a:\n  b: 1\nc: 1\n', unset('a', 'b'), 'a: {}\nc: 1\n'],
    ['comes at the end', 'a:\n  b: 1\nc: 1\n', set(2, 'a', 'd'), 'a:\n  b: 1\n  d: 2\nc: 1\n'],
    ['comes with its group', 'c: 1\n', set(2, 'a', 'b'), 'c: 1\na:\n  b: 2\n'],
    ['comes into empty braces', 'a: {}\nc: 1\n', set(2, 'a', 'b'), 'a:\n  b: 2\nc: 1\n'],
    [
      'comes after a blank line among others',
      'a: 1\n\nb: 2\n',
      set(3, 'c'),
      'a: 1\n\nb: 2\n\nc: 3\n',
    ],
    ['may be in quotes', '"a b": 1\nc: 1\n', set(2, 'a b'), '"a b": 2\nc: 1\n'],
  ])('%s', (_, text, change, result) => {
    expect(made(text, change)).toBe(result);
  });

  test('comes where the schema has it', () => {
    const order = () => ['a', 'b', 'c'];
    expect(made('a: 1\nc: 3\n', set(2, 'b'), { order })).toBe('a: 1\nb: 2\nc: 3\n');
    expect(made('b: 2\nc: 3\n', set(1, 'a'), { order })).toBe('a: 1\nb: 2\nc: 3\n');
    expect(made('l:\n  - c: 3\n', set(1, 'l', 0, 'a'), { order })).toBe('l:\n  - a: 1\n    c: 3\n');
  });
});

describe('refused with nothing written is', () => {
  test.each([
    ['what repeats another place', 'a: &x one\nb: *x\n', set('two', 'b'), /line 1/],
    ['what others repeat', 'a: &x one\nb: *x\n', set('two', 'a'), /repeat/],
    ['what is inside of it', 'a: &x\n  c: 1\nb: *x\n', set(2, 'b', 'c'), /line 1/],
    ['a file that cannot be read', 'a: 1\nb: "open\n', set(2, 'a'), /cannot be read in line/],
    ['a key that is there twice', 'a: 1\na: 2\n', set(3, 'a'), /cannot be read/],
    ['a place that is gone', 'a: [b]\n', remove('a', 1), /not in the file any more/],
    ['a position that is not there', 'a: [b]\n', insert(3, 'c', 'a'), /not in the file any more/],
    ['a value inside of a text', 'a: text\n', set(1, 'a', 'b'), /not in the file any more/],
    ['a comment in brackets', 'a: [\n  b, # note\n  c ]\n', set('d', 'a', 0), /text editor/],
    ['a mark in brackets', 'a: [b, &x c]\nd: *x\n', set('d', 'a', 0), /text editor/],
    ['a rare way to write', 'a: !!str 5\n', set('6', 'a'), /text editor/],
  ])('%s', (_, text, change, words) => {
    expect(applyChange(text, change)).toEqual({ refusal: expect.stringMatching(words) });
  });
});
