// Texts that the yaml package reads slowly are read within limits, or refused.
import { expect, test, vi } from 'vitest';
import { validateManifest } from '../../../src/manifest/check.ts';
import { yaml } from '../../../src/manifest/yaml/package.ts';
import { parseText } from '../../../src/manifest/yaml/parse.ts';
import { relativeProcessorTime } from '../../support/processor-time.ts';
import { FILE, manifestText, surroundings } from '../real-manifest.ts';

/** The most relative processor time of one text; with the package’s own comparison of keys it is 37 to 66. */
const MAX_TIME = 30;

const manyKeys = Array.from({ length: 29_000 }, (_, at) => `k${at}:`).join('\n');

test.each([
  ['entries with an open quotation mark', "  - 'a\n".repeat(40_000)],
  ['fewer of them', `x:\n${"  - 'a\n".repeat(12_000)}`],
  ['empty entries', `x:\n${'- :\n'.repeat(28_000)}`],
  ['unknown placeholders', `${manifestText}\nx: ${'{phone} '.repeat(14_000)}\n`],
  ['texts that are cut off', manyKeys.slice(0, 55_000).replaceAll(':\n', ': a #b\n')],
  ['many keys in brackets', `x: {${manyKeys.replaceAll(':\n', ': 1, ')} 1}\n`],
  ['many keys of one map', `${manyKeys}\nx: "a"b\n`],
  ['empty lines without end', `${manifestText}${'\n'.repeat(700_000)}  - 'a\n`],
])('a check of %s ends soon', (_, text) => {
  const context = { ...surroundings, findLastValid: () => manifestText };
  const time = relativeProcessorTime(() => {
    const { diagnostics } = validateManifest(text, FILE, context);
    expect(diagnostics[0]?.severity).toBe('error');
  }, MAX_TIME);
  expect(time).toBeLessThan(MAX_TIME);
});

test('a text with thousands of open quotation marks is named, and few repairs of it are tried', () => {
  const readings = vi.spyOn(yaml(), 'parseDocument');
  const { diagnostics } = validateManifest(`x:\n${"  - 'a\n".repeat(3000)}`, FILE, surroundings);
  expect(diagnostics).toMatchObject([{ code: 'quotation-mark', line: 2, severity: 'error' }]);
  expect(diagnostics[0]?.fix).toBeUndefined();
  expect(readings.mock.calls.length).toBeLessThan(15);
  readings.mockRestore();
});

test('a text of more signs than a hundred towns have is read only where it is plain', () => {
  const plain = `x:\n${'  - a\n'.repeat(40_000)}`;
  expect(parseText(plain).errors).toEqual([]);
  expect(parseText(`${plain}  - {a: b}\n  - c # d\n`).errors[0]?.code).toBe('TOO_LARGE');
});

test('each key that is there twice is reported where it is', () => {
  const { errors } = parseText('a: 1 # x\nb: 2\na: 3\nc:\n  b: 1\n  b: {d: 1, d: 2}\n');
  expect(errors).toEqual([14, 31, 41].map((start) => ({ code: 'DUPLICATE_KEY', start })));
});
