// The section types that a site brings in its folder: what makes one whole, and how the schema takes it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadSiteSchema, readOwnSections } from '../../src/files/section-types.ts';
import { usedIcons } from '../../src/manifest/site/resolve/icons.ts';
import type { Manifest } from '../../src/model/manifest.generated.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const parent = temporaryFolder();
let count = 0;

/** A site with the files of one type in a folder of a name. */
function siteWith(type: string, files: Record<string, string>) {
  const folder = join(parent, String(count++));
  mkdirSync(join(folder, 'sections', type), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'sections', type, name), text);
  return { root: resolve('.'), publicFolder: join(folder, 'public') };
}

const schemaOf = (type: string) =>
  JSON.stringify({
    type: 'object',
    additionalProperties: false,
    required: ['type', 'heading'],
    properties: { type: { const: type }, heading: { type: 'string' } },
  });

test('a site without such a folder has none', () => {
  expect(readOwnSections({ publicFolder: join(parent, 'none/public') })).toEqual([]);
});

test('a type is a folder with a schema and a component of its name', () => {
  const site = siteWith('open-jobs', { 'schema.json': schemaOf('open-jobs'), 'OpenJobs.tsx': '' });
  expect(readOwnSections(site)).toMatchObject([{ type: 'open-jobs', component: 'OpenJobs' }]);
  const validate = loadSiteSchema(site).section('open-jobs');
  expect(validate({ type: 'open-jobs', heading: 'Work with us' })).toBe(true);
  expect(validate({ type: 'open-jobs' })).toBe(false);
});

test('a field of any name that refers to the part of icons holds one', () => {
  const schema = JSON.parse(schemaOf('open-jobs'));
  schema.properties.sign = { $ref: '../parts/icon.schema.json' };
  const files = { 'schema.json': JSON.stringify(schema), 'OpenJobs.tsx': '' };
  const { iconFields } = loadSiteSchema(siteWith('open-jobs', files));
  const sections = [{ type: 'open-jobs', heading: 'home', sign: 'truck' }];
  const manifest = { pages: [{ sections }] } as unknown as Manifest;
  expect(Object.keys(usedIcons(manifest, iconFields))).toEqual(['truck']);
});

test('one with the name of a type that the engine has takes its place', () => {
  const site = siteWith('faq', { 'schema.json': schemaOf('faq'), 'Faq.tsx': '' });
  const { files, section } = loadSiteSchema(site);
  const { oneOf } = files.get('section.schema.json') ?? {};
  expect(oneOf.filter(({ $ref }: { $ref: string }) => /\/faq\./.test($ref))).toHaveLength(1);
  expect(section('faq')({ type: 'faq', heading: 'Questions' })).toBe(true);
});

test.each([
  ['Open Jobs', {}, 'the name of a section type has small letters'],
  ['open-jobs', { 'schema.json': schemaOf('open-jobs') }, 'there is no file OpenJobs.tsx.'],
  ['open-jobs', { 'OpenJobs.tsx': '' }, 'schema.json cannot be read'],
  ['open-jobs', { 'OpenJobs.tsx': '', 'schema.json': '{' }, 'schema.json cannot be read'],
  ['open-jobs', { 'OpenJobs.tsx': '', 'schema.json': schemaOf('jobs') }, '"const": "open-jobs"'],
])('%s with %j is refused with a sentence', (type, files, sentence) => {
  expect(() => readOwnSections(siteWith(type, files as Record<string, string>))).toThrow(sentence);
});
