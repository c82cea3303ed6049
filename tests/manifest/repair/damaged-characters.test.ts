// Text that was saved in one encoding and opened in another is found, and genuine words are left alone.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateManifest } from '../../../src/manifest/check.ts';
import { damagedCharacters } from '../../../src/manifest/repair/whole-file/whole-file-cause.ts';
import { manifestText, surroundings } from '../real-manifest.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');

it.each([
  'Letâ€™s',
  'Â© 2026',
  'â˜… 4.5',
  'CafÃ©',
  'CAFÃ‰',
  'Ãœber',
  'â€œsoâ€\x9D',
  '5 Ã— 8',
  '10 â€“ 12',
  'Hi ðŸ‘\x8D',
])('finds %s', (text) => {
  expect(damagedCharacters(`a: 1\nb: ${text}\n`, 'base.yaml')).toBeDefined();
});

it.each([
  'château',
  'Âge',
  'São João',
  'pâté',
  'ÂME',
  'IRMÃ Ana',
  'coração',
  '© 2026 ★ “so”',
  'naïve',
])('leaves %s alone', (text) => {
  expect(damagedCharacters(`a: ${text}\n`, 'base.yaml')).toBeUndefined();
});

it('names the first place and counts the others', () => {
  const text = base
    .replace('name: Lakeside Hauling', 'name: Lakeside â€œSoâ€\x9D')
    .replace('©', 'Â©');
  const { problems, site } = validateManifest(text, 'base.yaml', surroundings);
  expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'damaged-characters 8:18',
  ]);
  expect(problems[0]?.message).toMatch(/^3 characters/);
  expect(site).toBeUndefined();
});

it('is found beside a fault of the YAML, once', () => {
  const text = base.replace('©', 'Â©').replace('locale: en_US', '\tlocale: en_US');
  const { problems } = validateManifest(text, 'base.yaml', surroundings);
  expect(problems.map(({ code }) => code)).toEqual(['tab-indentation', 'damaged-characters']);
});

it('takes no time that anybody notices in 10 MB', () => {
  const text = manifestText.repeat(Math.ceil(10_000_000 / manifestText.length));
  const start = process.cpuUsage();
  expect(damagedCharacters(text, 'base.yaml')).toBeUndefined();
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(1_000_000);
});
