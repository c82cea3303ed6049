// A file with thousands of faults is answered: the first ones in full, and how many more there are like them.
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../src/manifest/messages/format-diagnostics.ts';
import { manifestText, verdictOn } from './real-manifest.ts';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

describe.each([
  ['8,000 unknown keys', 8000, `${manifestText}\n${lines(8000, (n) => `unknown_${n}: text`)}`],
  [
    '6,000 links to pages that are not there',
    6000,
    manifestText.replace(
      /^footer:\n(?:.*\n)*? {2}links:\n/m,
      (start) => `${start}${lines(6000, (n) => `    - label: L${n}\n      to: /nope-${n}/`)}\n`,
    ),
  ],
])('%s', (_, count, text) => {
  const { diagnostics } = verdictOn(text);

  it('are told by some of them and the number of the others', () => {
    const printed = formatDiagnostics(diagnostics, text);
    const others = `And ${(count - 10).toLocaleString('en-US')} more:`;
    expect(printed).toContain(others);
    expect(printed.split('\n').length).toBeLessThan(120);
  });
});

it('40,000 open braces in one text are a problem, and no failure of the check', () => {
  const text = manifestText.replace(/heading: .*/, () => `heading: "${'{'.repeat(40_000)}"`);
  expect(verdictOn(text).diagnostics.map(({ code }) => code)).toContain('lone-brace');
});

it('500 lines of unclosed quotes are answered at a line of theirs', () => {
  const text = `${manifestText}\n${lines(500, (n) => `k${n}: "text ${n}`)}`;
  const [first] = verdictOn(text).diagnostics;
  expect(first?.severity).toBe('error');
  expect(first?.line).toBeGreaterThanOrEqual(manifestText.split('\n').length);
});
