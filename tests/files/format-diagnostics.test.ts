// The report limits the number of diagnostics, orders them, and ends with the next step.
import { expect, it, vi } from 'vitest';
import { formatDiagnostics, nextStep } from '../../src/files/format-diagnostics.ts';
import type { Diagnostic, Fix } from '../../src/manifest/diagnostic.ts';
import { manifestText, verdictOn } from '../manifest/real-manifest.ts';

const diagnostic = (
  line: number,
  severity: Diagnostic['severity'],
  code = 'dead-link',
): Diagnostic => ({
  code,
  severity,
  file: 'pages.yaml',
  line,
  column: 1,
  length: 1,
  pointer: [],
  message: `Something is wrong in ${line}.`,
});

const many = Array.from({ length: 22 }, (_, at) => diagnostic(at + 2, 'error'));

it('errors come before warnings, whatever their lines', () => {
  const said = formatDiagnostics([diagnostic(1, 'warning'), diagnostic(2, 'error')], '');
  expect(said.match(/^(Error|Warning) in line \d/gm)).toEqual([
    'Error in line 2',
    'Warning in line 1',
  ]);
});

it('ten are told in full, and the others by the lines of their kind', () => {
  const said = formatDiagnostics([diagnostic(1, 'warning', 'picture-shape'), ...many], '');
  expect(said.match(/ in line \d+ \(/g)).toHaveLength(10);
  expect(said).toContain(
    `And 13 more:\n  lines 12, 13, 14, 15, 16, 17, 18, 19 and further down: error dead-link\n  line 1: warning picture-shape\n\n22 errors and 1 warning in pages.yaml.`,
  );
});

it('the last line says whether the site can be published, and the next command for this site', () => {
  vi.stubEnv('CURBSIDE_SITE', '../my wells');
  const fix: Fix = { edits: [{ offset: 0, length: 0, text: 'x' }], safety: 'safe' };
  expect(nextStep([diagnostic(1, 'warning')])).toBe(
    'It can be published as it is: npm run build -- --site "../my wells"',
  );
  expect(nextStep([diagnostic(1, 'error')])).toBe(
    'It cannot be published until the error is gone. Change the lines above, then npm run check -- --site "../my wells" says whether all is well.',
  );
  expect(nextStep([{ ...diagnostic(1, 'error'), fix }, diagnostic(2, 'error')])).toBe(
    'It cannot be published until the errors are gone. npm run check -- --site "../my wells" --fix puts right 1 of 2.',
  );
});

it('without a site of its own, a command is as in package.json', () => {
  vi.stubEnv('CURBSIDE_SITE', '');
  expect(nextStep([diagnostic(1, 'warning')])).toBe('It can be published as it is: npm run build');
});

it.each([
  ['8,000 unknown keys', 8000, 'site:\n', (n: number) => `unknown_${n}: text\n`],
  [
    '6,000 links to pages that are not there',
    6000,
    'footer:\n',
    (n: number) => `    - label: L${n}\n      to: /nope-${n}/\n`,
  ],
])('%s are told by some of them and the number of the others', (_, count, part, line) => {
  const lines = Array.from({ length: count }, (_, index) => line(index)).join('');
  const text =
    part === 'site:\n'
      ? manifestText.replace(`\n${part}`, () => `\n${lines}${part}`)
      : manifestText.replace(/^footer:\n(?:.*\n)*? {2}links:\n/m, (start) => start + lines);
  const printed = formatDiagnostics(verdictOn(text).diagnostics, text);
  expect(printed).toContain(`And ${(count - 10).toLocaleString('en-US')} more:`);
  expect(printed.split('\n').length).toBeLessThan(120);
});

it('40,000 open braces and 500 unclosed quotes are answered', () => {
  const braces = manifestText.replace(/heading: .*/, () => `heading: "${'{'.repeat(40_000)}"`);
  expect(verdictOn(braces).diagnostics.map(({ code }) => code)).toContain('lone-brace');
  const quotes = Array.from({ length: 500 }, (_, n) => `k${n}: "text ${n}`).join('\n');
  const [first] = verdictOn(`${manifestText}\n${quotes}`).diagnostics;
  expect(first?.severity).toBe('error');
  expect(first?.line).toBeGreaterThanOrEqual(manifestText.split('\n').length);
});
