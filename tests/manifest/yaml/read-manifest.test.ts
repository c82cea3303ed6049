// Reading keeps the line of every value, and takes back slips in how lines are written.
import { describe, expect, it } from 'vitest';
import { repair } from '../../../src/manifest/repair/search/repair.ts';
import { readText } from '../../../src/manifest/yaml/read.ts';
import { sourceOf } from '../../../src/manifest/yaml/source.ts';
import { everyThird } from '../../support/sample.ts';

const read = (text: string) => sourceOf('small.yaml', text, readText(text));

/** A schema to which everything fits. */
const anything = {
  keys: new Set<string>(),
  texts: new Set<string>(),
  parts: new Map(),
  namesOver: () => [],
  misfits: () => [],
  count: () => 0,
};

/** The reading of a text, and the corrected mistakes with their lines. */
function repaired(text: string) {
  const { reading, kept } = repair(text, anything);
  const slips = kept.map(
    ({ candidate: { kind, mark, from }, origin }) =>
      `${kind} ${(origin[mark?.row ?? from] ?? 0) + 1}`,
  );
  return { data: reading.data, slips };
}

/** The reported place of a finding in a text, as "line:column+length". */
function placeOf(text: string, pointer: (string | number)[], at?: 'key' | 'value', part?: string) {
  const { line, column, length } = read(text).placeOf({ pointer, at, part });
  return `${line}:${column}+${length}`;
}

const small = `# A note.
name: Curbside
hours:
  opens: "07:00"
towns:
  - id: dunkirk
    counties: [Erie, Chautauqua]
  - id: hanover
`;

describe('the place of a value', () => {
  it('is the value itself', () => {
    expect(placeOf(small, ['name'])).toBe('2:7+8');
    expect(placeOf(small, ['hours', 'opens'])).toBe('4:10+7');
    expect(placeOf(small, ['towns', 1, 'id'])).toBe('8:9+7');
  });

  it('is the key where the key is wrong', () => {
    expect(placeOf(small, ['hours', 'opens'], 'key')).toBe('4:3+5');
  });

  it('is the key of a group of keys', () => {
    expect(placeOf(small, ['hours'])).toBe('3:1+5');
  });

  it('is the first key of an entry in a list', () => {
    expect(placeOf(small, ['towns', 0])).toBe('6:5+2');
  });

  it('is the bracket of a list in brackets', () => {
    expect(placeOf(small, ['towns', 0, 'counties'])).toBe('7:15+18');
    expect(placeOf(small, ['towns', 0, 'counties', 1])).toBe('7:22+10');
  });

  it('is that of the nearest value around one that is missing', () => {
    expect(placeOf(small, ['towns', 1, 'name'])).toBe('8:5+2');
    expect(placeOf(small, [])).toBe('1:1+1');
  });

  it('can be a part of a value', () => {
    expect(placeOf('text: Call {phone} now', ['text'], 'value', '{phone}')).toBe('1:12+7');
  });
});

describe('a text with slips', () => {
  it('becomes data where it has none', () => {
    expect(repaired(small)).toEqual({
      data: {
        name: 'Curbside',
        hours: { opens: '07:00' },
        towns: [{ id: 'dunkirk', counties: ['Erie', 'Chautauqua'] }, { id: 'hanover' }],
      },
      slips: [],
    });
  });

  it('is read with spaces in place of tabs', () => {
    expect(repaired('hours:\n\topens: "07:00"\n\tcloses: "17:00"\n')).toEqual({
      data: { hours: { opens: '07:00', closes: '17:00' } },
      slips: ['tab-indentation 2'],
    });
  });

  it('is read with its open quote closed', () => {
    expect(repaired('name: "Curbside\nplace: Cattaraugus\n')).toEqual({
      data: { name: 'Curbside', place: 'Cattaraugus' },
      slips: ['unclosed-quote 1'],
    });
  });

  it('has one slip for one wrong indentation, however many lines it derails', () => {
    expect(repaired('a:\n   b: 1\n  c: 2\n  d: 3\n  e: 4\n').slips).toHaveLength(1);
  });

  it('has each slip that stays within its line', () => {
    expect(repaired('a: One: two\nb: fine\nc: {phone} now\n').slips).toEqual([
      'unquoted-colon 1',
      'unquoted-placeholder 3',
    ]);
  });

  it('never throws, whatever is cut off', () => {
    const whole = `${small}list: ['a', "b"]\nfold: >-\n  Some text.\nmap: { a: 1 }\nstar: *x\n`;
    for (const end of everyThird([...whole].map((_, place) => place))) {
      expect(() => repaired(whole.slice(0, end))).not.toThrow();
      expect(() => repaired(whole.slice(end))).not.toThrow();
    }
  });
});
