// Texts that are made to exhaust their reader are refused at once, with a message of their own.
import { describe, expect, it } from 'vitest';
import { everyThird, testInFull } from '../../support/sample.ts';
import { manifestText, verdictOn } from '../real-manifest.ts';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const ten = (text: string) => Array(10).fill(text).join(', ');

/** Each level repeats the one before ten times: a billion texts from ten lines. */
const laughs = lines(10, (n) => `a${n}: &a${n} [${ten(n ? `*a${n - 1}` : 'ha')}]`);
/** One long text, many times. */
const quadratic = `a: &a ${'x'.repeat(20_000)}\nb: [${Array(20_000).fill('*a').join(', ')}]`;

describe.each(
  everyThird([
    ['ten lines that stand for a billion texts', `${laughs}\n${manifestText}`, 'too-many-repeats'],
    [
      'a long text that is repeated 20,000 times',
      `${quadratic}\n${manifestText}`,
      'too-many-repeats',
    ],
    ['100,000 open brackets', `a: ${'['.repeat(100_000)}`, 'too-deep'],
    ['3,000 closed brackets', `a: ${'['.repeat(3000)}${']'.repeat(3000)}`, 'too-deep'],
    ['brackets with keys', `a: ${'{a: '.repeat(5000)}${'}'.repeat(5000)}`, 'too-deep'],
    ['brackets on lines of their own', `a:\n${'  [\n'.repeat(5000)}`, 'too-deep'],
    ['5,000 dashes on a line', `a:\n  ${'- '.repeat(5000)}x`, 'too-deep'],
    ['5,000 question marks on a line', `${'? '.repeat(5000)}x`, 'too-deep'],
    ['a staircase of keys', `${lines(3000, (n) => `${' '.repeat(n)}k${n}:`)} x`, 'too-deep'],
  ]),
)('%s', (_, text, code) => {
  it(`is refused as ${code}, and by nothing else`, () => {
    expect(verdictOn(text).problems.map((problem) => problem.code)).toEqual([code]);
  });
});

describe('what is long without being deep', () => {
  testInFull('is answered in a time that grows with it: 70,000 pages without anything', () => {
    const pages = `pages:\n${lines(70_000, (n) => `  - path: /p${n}/`)}\n`;
    const start = process.cpuUsage();
    const { problems } = verdictOn(manifestText.replace(/^pages:\n/m, pages));
    const { user, system } = process.cpuUsage(start);
    expect(problems[0]?.code).toBe('missing-key');
    // In seconds of the processor: about 2. When each page copied the list of faults, it was more than 100.
    expect((user + system) / 1e6).toBeLessThan(20);
  });

  it('is read: a key of a million letters is only unknown, a long text only long', () => {
    const codes = (text: string) => verdictOn(text).problems.map(({ code }) => code);
    expect(codes(`${'k'.repeat(1_000_000)}: 1\n${manifestText}`)).toContain('unknown-key');
    expect(codes(`a: ${'x'.repeat(5_000_000)}\n${manifestText}`)).toContain('unknown-key');
  });

  testInFull('is answered soon: 3,000 stars that stand for nothing', () => {
    const stars = lines(3000, (n) => `a${n}: *n${n}`);
    const start = process.cpuUsage();
    expect(verdictOn(`${manifestText}${stars}\n`).site).toBeUndefined();
    const { user, system } = process.cpuUsage(start);
    // About 2 seconds of the processor. When each star walked through the file, 1,400 took more than a minute.
    expect((user + system) / 1e6).toBeLessThan(20);
  });

  it('may repeat a text with a star now and then', () => {
    const some = `a: &a hello\nb: [${Array(99).fill('*a').join(', ')}]\n${manifestText}`;
    expect(verdictOn(some).problems.map(({ code }) => code)).not.toContain('too-many-repeats');
  });

  it('may have many stars and brackets in its texts', () => {
    const notes = lines(300, () => '# see *this* [one], [and {that}');
    expect(verdictOn(`${notes}\n${manifestText}`).site).toBeDefined();
  });
});

describe('a name that stands for the part that it is in', () => {
  it.each(
    everyThird([
      ['alone in a file', 'x: &x {<<: *x}\n'],
      ['in a list of a good file', `${manifestText}\nx: &a [*a]\n`],
    ]),
  )('is a problem at its line: %s', (_, text) => {
    const { problems, site } = verdictOn(text);
    expect(site).toBeUndefined();
    const lines = problems.map(({ line }) => text.split('\n')[line - 1]);
    expect(lines).toContain(text.trimEnd().split('\n').at(-1));
  });
});
