// The functions that check data are compiled once for a schema, and are the same when they come from the disk.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readSchemaFiles } from '../../../src/manifest/schema/schema-files.ts';
import { codeOnDisk, loadValidators } from '../../../src/manifest/schema/validators.ts';
import { manifestText } from '../real-manifest.ts';

const temporary = mkdtempSync(join(tmpdir(), 'curbside-validators-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const files = readSchemaFiles('schema');
const folder = join(temporary, 'schema');
const code = codeOnDisk(temporary);

/** Everything that the functions say of a manifest with two faults, and of a section without its optional fields. */
function saidBy(validators: ReturnType<typeof loadValidators>) {
  const manifest = parse(manifestText);
  manifest.company.founded = 'long ago';
  manifest.pages[0].sections[0].heading = 7;
  const { 'manifest.schema.json': check, 'sections/faq.schema.json': complete } = validators;
  const section = { type: 'faq', heading: 'Questions', items: [] };
  return {
    fits: check?.(manifest),
    errors: check?.errors?.map(({ instancePath, keyword, parentSchema }) => [
      instancePath,
      keyword,
      parentSchema,
    ]),
    completed: complete?.(section),
    section,
  };
}

test('ajv writes and counts as src/manifest/schema/validators.ts expects: adapt that file to the new version', () => {
  loadValidators(files, code);
  const made = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  // The faults of a part are appended, and texts are counted only where their length decides nothing.
  expect(made).toMatch(/append\(vErrors, \w+\.errors\)/);
  expect(made).not.toContain('.concat(');
  expect(made).toMatch(/if\(\w+\.length < 2\)\{[^}]*ucs2length|if\(\w+\.length > \d+\)/);
});

describe('the functions of a schema', () => {
  it('say the same when they were kept as when they have just been compiled', () => {
    const compiled = saidBy(loadValidators(files, code));
    const names = readdirSync(folder);
    const kept = saidBy(loadValidators(files, code));
    expect(compiled.fits).toBe(false);
    expect(compiled.errors?.map(([place]) => place)).toContain('/company/founded');
    expect(kept).toEqual(compiled);
    expect(readdirSync(folder)).toEqual(names);
  });

  it.each([
    ['empty', 0],
    ['cut off', 5000],
  ])('are compiled again where the file that was kept is %s', (_, length) => {
    loadValidators(files, code);
    const [name = ''] = readdirSync(folder);
    const whole = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), whole.slice(0, length));
    expect(saidBy(loadValidators(files, code)).fits).toBe(false);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(whole);
  });

  it('are compiled anew for a schema that has changed, and are kept beside the old ones', () => {
    loadValidators(files, code);
    const before = readdirSync(folder);
    const manifest = structuredClone(files.get('manifest.schema.json') ?? {});
    manifest.required.push('slogan');
    const changed = loadValidators(new Map([...files, ['manifest.schema.json', manifest]]), code);
    expect(saidBy(changed).errors?.map(([, keyword]) => keyword)).toContain('required');
    expect(readdirSync(folder)).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(before));
  });

  it('of many schemas are kept, and the oldest are deleted', () => {
    for (let count = 0; count < 20; count++) code.keep(`many/${count}.js`, '');
    expect(readdirSync(join(temporary, 'many'))).toHaveLength(16);
  });

  it('are compiled each time where nothing can be written', () => {
    const file = join(temporary, 'a-file');
    writeFileSync(file, '');
    expect(saidBy(loadValidators(files, codeOnDisk(file))).fits).toBe(false);
  });
});
