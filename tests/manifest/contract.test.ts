// What version 1.0 accepted, every later 1.x accepts: the files in tests/fixtures/versions/1.0, which are sites of that time
// with one entry for each key, are never changed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { upgradeText } from '../../src/editor/document/upgrade/upgrade-text.ts';
import { validateManifest } from '../../src/manifest/check.ts';
import { withMissingPictures } from '../../src/manifest/site/public-files.ts';
import { FILE, manifestText, surroundings } from './real-manifest.ts';

const VERSIONS = 'tests/fixtures/versions';

/** The errors of a text, whose pictures may be gone by now. */
function errorsOf(text: string) {
  const files = withMissingPictures(surroundings.files);
  const { diagnostics } = validateManifest(text, FILE, { ...surroundings, files });
  return diagnostics.filter(({ severity }) => severity === 'error');
}

describe('version 1.0', () => {
  const folder = join(VERSIONS, '1.0');
  const manifests = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

  it.each(manifests)('the manifest %s is valid as it is', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(errorsOf(text)).toEqual([]);
    expect(upgradeText(text)).toEqual({ text, done: [] });
  });

  const examples: Record<string, Record<string, unknown>[]> = JSON.parse(
    readFileSync(join(folder, 'examples.json'), 'utf8'),
  );

  it.each(Object.entries(examples))('the examples of %s are valid as they are', (name, written) => {
    const validate = surroundings.schema.section(name.replace('.schema.json', ''));
    for (const example of written) {
      expect(validate(structuredClone(example)), JSON.stringify(validate.errors)).toBe(true);
    }
  });
});

it('a file may say its version, and one without it is of the first', () => {
  expect(errorsOf(`curbside: 1\n${manifestText}`)).toEqual([]);
  expect(errorsOf(manifestText)).toEqual([]);
});

it('a file for a later version is refused, with the command that helps', () => {
  expect(errorsOf(`curbside: 2\n${manifestText}`)).toMatchObject([
    { line: 1, hint: expect.stringContaining('`curbside upgrade`') },
  ]);
});

it('a whole file from before version 1 is valid after an upgrade, and keeps every comment', () => {
  const old = readFileSync(join(VERSIONS, 'before-1.yaml'), 'utf8');
  expect(errorsOf(old).length).toBeGreaterThan(3);
  const result = upgradeText(old);
  if ('refusal' in result) throw new Error(result.refusal);
  expect(result.done).toHaveLength(4);
  expect(errorsOf(result.text)).toEqual([]);
  const comments = (text: string): string[] => text.match(/^ *#.*$/gm) ?? [];
  // The note on the group that is gone is gone with it.
  expect(comments(old).filter((line) => !comments(result.text).includes(line))).toEqual([
    '  # A second group in the menu of phones; false leaves it out there.',
  ]);
});
