// Every broken manifest of tests/fixtures/broken gives one problem, of the stated kind and at the stated place.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BrokenCase,
  breakManifest,
  readCases,
} from '../../src/build/reference/broken-cases.ts';
import { validateManifest } from '../../src/manifest/validate-manifest.ts';
import { surroundings } from './real-manifest.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');
const files = readCases('tests/fixtures/broken');
const cases = [...files.values()].flat();

function verdict(text: string, production = false) {
  return validateManifest(text, 'base.yaml', { ...surroundings, production }).problems;
}

function outcome(broken: BrokenCase) {
  const { text, at } = breakManifest(base, broken);
  const found = verdict(text, broken.production);
  return {
    found: found.map(({ code, line, column }) => `${code} ${line}:${column}`),
    expected: [`${broken.code} ${at}`],
    said: found.map(({ message, hint }) => [message, hint].filter(Boolean).join('\n    ')),
  };
}

describe('the base manifest', () => {
  it('has no fault', () => {
    expect(verdict(base, true)).toEqual([]);
  });
});

describe.each([...files])('%s', (_name, group) => {
  it.each(group.map((broken) => [broken.title, broken] as const))('%s', (_title, broken) => {
    const { found, expected } = outcome(broken);
    expect(found).toEqual(expected);
  });
});
