// Signs in texts that visitors would see as they are, and signs that are right there.
import { describe, expect, it } from 'vitest';
import { edited, verdictOn } from '../real-manifest.ts';

/** The codes of what is said of an answer that is written as a long text. */
function codesFor(...lines: string[]): string[] {
  const write = `answer: >-\n  ${lines.join('\n  ')}\nis_active: false`;
  const find = ['faqs:', 'billing:', '- id: due-date', 'answer: >-'];
  const { text } = edited([
    { find: [...find, 'is_active: true'] },
    { find: [...find, 'Bills are …'] },
    { find, write },
  ]);
  return verdictOn(text).problems.map(({ code }) => code);
}

describe('a number sign in a text', () => {
  it.each([
    ['Write your account # on the check.'],
    ['Is the account # yours? Then call us.'],
    ['We are #1 in Western New York.'],
  ])('is no note in: %s', (line) => {
    expect(codesFor(line)).toEqual([]);
  });

  it.each([
    [['# Was 20 days.', 'Within 30 days.']],
    [['Within 30 days.', '# ask Ann']],
    [['Within 30 days', '# ask Ann']],
    [['Within 30 days.', '# Was 20 days.', 'Call us.']],
    [['## Bills', 'Within 30 days.']],
  ])('begins a note in: %s', (lines) => {
    expect(codesFor(...lines)).toEqual(['unfinished-text']);
  });
});
