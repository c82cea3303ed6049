// The schema is complete for the people who write, and in step with the types, the components and the folders.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { loadSchema } from '../src/manifest/schema/schema-files.ts';
import { manifestTypes, sectionUnion } from '../src/node/reference/manifest-types.ts';
import { registry } from '../src/sections/registry.ts';
import { fixture } from './support/sites/fixture-site.ts';

const schema = loadSchema('schema');
const files = [...schema.files];

const SECTION = /^sections\/(.+)\.schema\.json$/;
const sectionFiles = files.filter(([name]) => SECTION.test(name));

/** The parts of a condition, which concern properties that are described elsewhere. */
const CONDITION = ['if', 'then', 'else', 'dependencies'];

/** Every property of a schema with its path, at any depth. */
function propertiesOf(node: unknown, path = ''): [path: string, schema: AnySchemaObject][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (['examples', 'default', ...CONDITION].includes(key)) return [];
    const here: [string, AnySchemaObject][] =
      key === 'properties'
        ? Object.entries(value as Record<string, AnySchemaObject>).map(([name, property]) => [
            `${path}/${name}`,
            property,
          ])
        : [];
    return [...here, ...propertiesOf(value, key === 'properties' ? path : `${path}/${key}`)];
  });
}

/** A property’s own description, or that of the file that it refers to. */
function descriptionOf(property: AnySchemaObject, file: string): string {
  const target = property.$ref && new URL(String(property.$ref), `file:///${file}`).pathname;
  const referred = target ? schema.files.get(target.slice(1)) : undefined;
  return String(property.description ?? referred?.description ?? '');
}

describe('a description', () => {
  it.each(files)('stands on %s and on each of its properties', (name, content) => {
    expect(content.description).toMatch(/\S{3}/);
    const without = propertiesOf(content)
      .filter(([, property]) => descriptionOf(property, name).length < 4)
      .map(([path]) => path);
    expect(without).toEqual([]);
  });
});

describe('an object in the schema', () => {
  it.each(files)('of %s refuses unknown keys', (_name, content) => {
    const open: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties, additionalProperties } = node as AnySchemaObject;
      // A town has groups under the names of the services, which the manifest chooses.
      const isOpen = additionalProperties !== false && additionalProperties?.type !== 'object';
      if (properties && isOpen) open.push(path);
      for (const [key, value] of Object.entries(node)) {
        if (!['examples', ...CONDITION].includes(key)) walk(value, `${path}/${key}`);
      }
    };
    walk(content, '');
    expect(open).toEqual([]);
  });
});

describe.each(sectionFiles)('%s', (name, content) => {
  const type = SECTION.exec(name)?.[1] ?? '';
  const examples = (content.examples ?? []) as Record<string, unknown>[];

  it('has examples, and each of them fits', () => {
    expect(examples.length).toBeGreaterThan(0);
    const validate = schema.section(type);
    for (const example of examples) {
      validate(structuredClone(example));
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  it('has a component in the registry and a folder of its name', () => {
    expect(registry).toHaveProperty([type]);
    expect(existsSync(`src/sections/${type}`)).toBe(true);
  });
});

const union = schema.files.get('section.schema.json')?.oneOf as { $ref: string }[];
const listed = union.map(({ $ref }) => SECTION.exec($ref)?.[1] ?? '');

describe('the generated types', () => {
  it('get a new section type from its schema file alone', () => {
    const root = mkdtempSync(join(tmpdir(), 'schema-'));
    cpSync('schema', join(root, 'schema'), { recursive: true });
    expect(sectionUnion(root)).toBe(readFileSync('schema/section.schema.json', 'utf8'));
    writeFileSync(join(root, 'schema/sections/banner.schema.json'), '{}');
    rmSync(join(root, 'schema/sections/text.schema.json'));
    const made: { $ref: string }[] = JSON.parse(sectionUnion(root)).oneOf;
    const names = made.map(({ $ref }) => SECTION.exec($ref)?.[1]);
    expect(names).toEqual([...listed.filter((type) => type !== 'text'), 'banner']);
    rmSync(root, { recursive: true });
  });

  it('are the same in a folder with blanks, accents and signs in its name', async () => {
    const root = mkdtempSync(join(tmpdir(), 'José Müller #1, 100% '));
    cpSync('schema', join(root, 'schema'), { recursive: true });
    const types = readFileSync('src/model/manifest.generated.ts', 'utf8');
    expect(await manifestTypes(root)).toBe(types);
    rmSync(root, { recursive: true });
  });
});

describe('the fixture’s manifest', () => {
  it('binds editors to the schema in its first line', () => {
    const [first] = readFileSync(fixture.manifest, 'utf8').split('\n');
    expect(first).toBe('# yaml-language-server: $schema=./schema/manifest.schema.json');
  });

  it('is bound to a draft that editors understand', () => {
    for (const [, content] of files) {
      expect(content.$schema).toBe('http://json-schema.org/draft-07/schema#');
    }
  });
});
