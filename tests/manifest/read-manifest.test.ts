// Reading keeps the line of every value, and tells faults of the YAML itself.
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../src/manifest/read-manifest.ts';

const read = (text: string) => readManifest(text, 'small.yaml');

/** Where a finding about a place in a text is reported, as "line:column+length". */
function placeOf(text: string, pointer: (string | number)[], at?: 'key' | 'value', part?: string) {
  const finding = { code: 'x', message: 'x', pointer, at, part };
  const { line, column, length } = read(text).report(finding);
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

  it('is that of the last of two equal keys, which is the one that counts', () => {
    const text = 'name: First\nname: Second\n';
    expect(read(text).data).toEqual({ name: 'Second' });
    expect(placeOf(text, ['name'])).toBe('2:7+6');
  });
});

describe('the text of a manifest', () => {
  it('becomes data', () => {
    expect(read(small).data).toEqual({
      name: 'Curbside',
      hours: { opens: '07:00' },
      towns: [{ id: 'dunkirk', counties: ['Erie', 'Chautauqua'] }, { id: 'hanover' }],
    });
  });

  it('with tabs for indentation is still read, so that other faults are found too', () => {
    const { data, problems } = read('hours:\n\topens: "07:00"\n\tcloses: "17:00"\n');
    expect(data).toEqual({ hours: { opens: '07:00', closes: '17:00' } });
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(['tab-indentation 2']);
  });

  it('with an open quote is read as it is meant, so that other faults are found too', () => {
    const { data, problems } = read('name: "Curbside\nplace: Cattaraugus\n');
    expect(data).toEqual({ name: 'Curbside', place: 'Cattaraugus' });
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(['unclosed-quote 1']);
  });

  it('gives one problem for one wrong indentation, however many lines it derails', () => {
    const { problems } = read('a:\n   b: 1\n  c: 2\n  d: 3\n  e: 4\n');
    expect(problems).toHaveLength(1);
  });

  it('gives every scalar fault that stays within its line', () => {
    const { problems } = read('a: One: two\nb: fine\nc: {phone} now\n');
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'unquoted-colon 1',
      'unquoted-placeholder 3',
    ]);
  });

  it('gives one problem for each merge conflict and none for what it derails', () => {
    const conflict = '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n';
    const { problems } = read(`${conflict}b: 3\n${conflict}`);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'merge-conflict 1',
      'merge-conflict 7',
    ]);
  });

  it('never throws, whatever is cut off', () => {
    const whole = `${small}list: ['a', "b"]\nfold: >-\n  Some text.\nmap: { a: 1 }\nstar: *x\n`;
    for (let end = 0; end < whole.length; end++) {
      expect(() => read(whole.slice(0, end))).not.toThrow();
      expect(() => read(whole.slice(end))).not.toThrow();
    }
  });
});
