// No edit is offered that leaves a file worse, brings a new fault or makes up a fact of the business.
import { describe, expect, it } from 'vitest';
import type { Edit, Problem } from '../../../src/manifest/problem.ts';
import { applied } from '../../../src/manifest/repair/edits/apply.ts';
import { inventsFact, isFact } from '../../../src/manifest/repair/edits/facts.ts';
import { mending } from '../../../src/manifest/repair/edits/verified.ts';
import { edited, errorsOf, manifestText, surroundings, verdictOn } from '../real-manifest.ts';

const { files } = surroundings.schema;

/** A text of words, one on each line, in which every "bad" is an error and every "odd" a warning. */
function check(text: string): Problem[] {
  return text.split('\n').flatMap((word, at) => {
    const severity = word.startsWith('bad') ? 'error' : 'warning';
    if (!/^(bad|odd)/.test(word)) return [];
    const place = { file: 'words', line: at + 1, column: 1, length: word.length, pointer: [] };
    return [{ code: word, severity, message: word, ...place } as const];
  });
}

/** The edits that are left of those that the problems of a text had, by line. */
function left(text: string, edits: Edit[], invents = () => false): number[] {
  const before = check(text);
  const trials = before.flatMap((problem) => {
    const found = edits.find(({ line }) => line === problem.line);
    return found ? [{ ...problem, edit: found }] : [];
  });
  return [...mending(trials, text, { before: () => before, check, invents })].map(
    ({ edit }) => edit.line,
  );
}

const edit = (line: number, ...lines: string[]): Edit => ({
  line,
  remove: 1,
  lines,
  sureness: 'likely',
});

describe('an edit is kept', () => {
  it('where the error is gone', () => {
    expect(left('a\nbad\nb', [edit(2, 'good')])).toEqual([2]);
  });

  it('where other faults only move to other lines', () => {
    expect(left('bad1\nbad2\nodd', [edit(1, 'two', 'lines')])).toEqual([1]);
  });

  it('where a warning is gone', () => {
    expect(left('odd\nbad', [edit(1, 'good')])).toEqual([1]);
  });

  it('as an example where its blank is refused', () => {
    const example = { ...edit(1, 'bad ___'), sureness: 'example' as const };
    expect(left('bad', [example])).toEqual([1]);
  });
});

describe('an edit is dropped', () => {
  it('where the error stays', () => {
    expect(left('bad', [edit(1, 'bad')])).toEqual([]);
  });

  it('where another error comes for it', () => {
    expect(left('bad1', [edit(1, 'bad2')])).toEqual([]);
  });

  it('where an error goes and a new one comes further down', () => {
    expect(left('bad1\nbad2\nbad3', [{ ...edit(1, 'bad4'), remove: 2 }])).toEqual([]);
  });

  it('where a warning brings another one', () => {
    expect(left('odd1', [edit(1, 'odd2')])).toEqual([]);
  });

  it('as an example that would pass as it is', () => {
    expect(left('bad', [{ ...edit(1, 'good'), sureness: 'example' }])).toEqual([]);
  });

  it('where it makes up a fact', () => {
    expect(left('bad', [edit(1, 'good')], () => true)).toEqual([]);
  });

  it('where nobody has the time to try it: after twenty others', () => {
    const lines = Array.from({ length: 30 }, (_, at) => at + 1);
    const text = lines.map((line) => `bad${line}`).join('\n');
    expect(
      left(
        text,
        lines.map((line) => edit(line, 'good')),
      ),
    ).toHaveLength(20);
  });
});

describe('facts', () => {
  it.each([
    ['company', 'phone'],
    ['company', 'address', 'zip'],
    ['towns', 0, 'coordinates', 'latitude'],
    ['quote_form', 'endpoint'],
    ['integrations', 'vendor', 'url'],
  ])('are marked in the schema: %s %s %s', (...pointer) => {
    expect(isFact(files, pointer, {})).toBe(true);
  });

  it.each([['towns', 0, 'name'], ['pages', 0, 'path'], ['navigation']])(
    'are not %s %s %s',
    (...pointer) => {
      expect(isFact(files, pointer, {})).toBe(false);
    },
  );

  const phone = manifestText.split('\n').findIndex((line) => line.startsWith('  phone: ')) + 1;
  const withPhone = (typed: string) => edited([{ find: ['phone: …'], write: typed }]).text;

  it.each([
    ['phone: 716.555.4410', '  phone: (716) 555-4410', false],
    ['phone: "(716) 555-4410', '  phone: (716) 555-4410', false],
    ['phone: (716) 555-44', '  phone: (716) 555-4410', true],
    ['phone: (716) 555-44', '  phone: (716) 555-44__', false],
  ])('are put in form, and never made up: %s becomes %s', (typed, written, isInvented) => {
    expect(inventsFact(withPhone(typed), edit(phone, written), files)).toBe(isInvented);
  });

  it('in a text are sums, numbers and web addresses', () => {
    const { text, at } = edited([{ find: ['heading: …'], write: '»heading: x' }]);
    const line = Number(at.split(':')[0]);
    const indent = /^ */.exec(text.split('\n')[line - 1] ?? '')?.[0];
    const invents = (words: string) =>
      inventsFact(text, edit(line, `${indent}heading: ${words}`), files);
    expect(invents('Only $45 a month')).toBe(true);
    expect(invents('See https://other.example/')).toBe(true);
    expect(invents('Call us')).toBe(false);
  });
});

describe('the check', () => {
  it('offers no telephone number where digits are missing', () => {
    const { text } = edited([{ find: ['phone: …'], write: 'phone: (716) 555-44' }]);
    expect(errorsOf(text).map(({ edit }) => edit?.lines)).toEqual([undefined]);
  });

  it('refuses a blank once, whatever else is wrong with it', () => {
    const { text } = edited([{ find: ['phone: …'], write: 'phone: (716) ___-____' }]);
    expect(verdictOn(text).problems.map(({ code }) => code)).toEqual(['blank-left']);
  });

  it('lets a web address have three underscores in a row', () => {
    const { text } = edited([{ find: ['to: /about/'], write: 'to: https://other.example/a___b' }]);
    expect(errorsOf(text)).toEqual([]);
  });
});

describe('the lines of an edit', () => {
  it.each(['\n', '\r\n', '\r'])('have the line ends of the file: %j', (end) => {
    const text = ['a', 'b', 'c', ''].join(end);
    expect(applied(text, edit(2, 'x', 'y'))).toBe(['a', 'x', 'y', 'c', ''].join(end));
    expect(applied(text, edit(2))).toBe(['a', 'c', ''].join(end));
    expect(applied(text, { ...edit(4, 'd'), remove: 0 })).toBe(['a', 'b', 'c', 'd', ''].join(end));
  });

  it('leave a text without an end as it is', () => {
    expect(applied('a\nb', edit(2, 'x'))).toBe('a\nx');
    expect(applied('a\nb', { ...edit(3, 'x'), remove: 0 })).toBe('a\nb\nx\n');
  });
});
