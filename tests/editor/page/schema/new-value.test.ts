// A new entry of a list has texts to be replaced, and the check asks for nothing but what it leaves empty.
import type { AnySchemaObject } from 'ajv';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyChange } from '../../../../src/editor/document/apply-change.ts';
import { fieldSchemaAt, formsOf } from '../../../../src/editor/document/schema/pieces.ts';
import { firstNewText, newValue, wideAs } from '../../../../src/editor/page/schema/new-value.ts';
import { validateManifest } from '../../../../src/manifest/check.ts';
import type { Pointer } from '../../../../src/manifest/diagnostic.ts';
import { resolveReference } from '../../../../src/manifest/schema/references.ts';
import { isPlainObject, valueAt } from '../../../../src/manifest/text/values.ts';
import type { YamlValue } from '../../../../src/manifest/yaml/write.ts';
import { FILE, manifestText, surroundings } from '../../../manifest/real-manifest.ts';

const manifest = parse(manifestText);
const { files } = surroundings.schema;
const forms = formsOf(Object.fromEntries(files), manifest);
const stock = { files, manifest, picture: '/favicon.svg', tomorrow: '2026-11-27' };

function listsOf(value: unknown, pointer: Pointer = []): { pointer: Pointer; size: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const own = Array.isArray(value) ? [{ pointer, size: value.length }] : [];
  return [...own, ...steps.flatMap(([step, inner]) => listsOf(inner, [...pointer, step]))];
}

/** Pages, towns and sections are added in steps of their own; columns and rows of a table go together; proof points are full. */
const OTHERS = /^(pages|towns|town_pages|services)$|^proof_points|sections$|columns$|rows\.\d+$/;

it('lacks nothing in any list but what it leaves empty', () => {
  const kinds = new Map(
    listsOf(manifest)
      .filter(({ pointer }) => !OTHERS.test(pointer.join('.')))
      .map((list) => {
        const { file, noun } = fieldSchemaAt([...list.pointer, list.size], forms);
        return [`${file} ${noun}`, list];
      }),
  );
  const refused = [...kinds.values()].flatMap(({ pointer, size }) => {
    const piece = fieldSchemaAt([...pointer, size], forms);
    const made = wideAs(newValue(piece, stock), valueAt(manifest, pointer) as YamlValue[]);
    if (!JSON.stringify(made).includes('"New ')) return [];
    const value = isPlainObject(made) && 'id' in made ? { ...made, id: 'another' } : made;
    const text = applyChange(manifestText, { kind: 'insert', pointer, at: size, value });
    if (typeof text !== 'string') return [`${pointer.join('.')}: ${text.refusal}`];
    const around = { ...surroundings, edits: false };
    return validateManifest(text, FILE, around)
      .diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'empty-value')
      .map(({ message }) => `${pointer.join('.')}: ${message}`);
  });
  expect(refused).toEqual([]);
});

/** Every value inside another one that is no group and no list. */
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

/** Everything below a part of the schema that stands under one of some keywords. */
const under = (keywords: string[], node: unknown): unknown[] =>
  Object.entries(typeof node === 'object' && node !== null ? node : {}).flatMap(([key, part]) =>
    keywords.includes(key) ? leaves(part) : under(keywords, part),
  );

const schemas = [...files.values()];
const choices = new Set(['/', ...under(['enum', 'const', 'default'], schemas)]);
const examples = new Set(under(['examples'], schemas).filter((value) => !choices.has(value)));

/** Every part of a schema that has a value of its own. */
const parts = (schema: AnySchemaObject): AnySchemaObject[] => [
  schema,
  ...[...Object.values(schema.properties ?? {}), schema.items ?? []]
    .flat()
    .flatMap((part) => parts(part as AnySchemaObject)),
];

it.each([...files])('has no text and no number of an example: %s', (file, schema) => {
  const made = parts(schema).flatMap((part) => {
    const piece = {
      ...resolveReference({ schema: part, file }, files),
      noun: part.noun ?? 'thing',
    };
    return leaves(newValue(piece, { ...stock, manifest: {} }));
  });
  expect(made.filter((value) => examples.has(value))).toEqual([]);
});

it('has no words of an example, and begins with a text to be replaced', () => {
  const [list] = Object.keys(manifest.faqs);
  const value = newValue(fieldSchemaAt(['faqs', list ?? '', 99], forms), stock);
  expect(value).toEqual({ question: 'New question', answer: 'New answer' });
  expect(firstNewText(value)).toBe('question');
});

it('ends an alert on the next day, and not on the day of an example', () => {
  expect(newValue(fieldSchemaAt(['alerts', 0], forms), stock)).toEqual({
    text: 'New text',
    until: '2026-11-27',
  });
});

it('names what the site has where a route names a collection, and a place a town', () => {
  const collections = [{ id: 'paper', name: 'Paper' }];
  const own = { ...manifest, service_days: { ...manifest.service_days, collections } };
  const ownForms = formsOf(Object.fromEntries(files), own);
  const made = (...pointer: Pointer) =>
    newValue(fieldSchemaAt(['service_days', 'routes', 0, ...pointer], ownForms), {
      ...stock,
      manifest: own,
    });
  expect(made()).toMatchObject({ collections: [{ collection: 'paper', day: '' }] });
  expect(made('streets', 0)).toMatchObject({ town: manifest.towns[0].slug });
  expect(
    fieldSchemaAt(['service_days', 'routes', 0, 'collections', 0, 'collection'], ownForms).choices,
  ).toEqual(new Map([['paper', 'Paper']]));
});
