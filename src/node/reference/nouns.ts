// What fields, entries of lists and sections are called, read from the schema.
import { join, posix } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { readSchemaFiles } from '../../manifest/schema/schema-files.ts';

/** The module with what fields, entries of lists and sections are called, from the schema folder under `root`. */
export function nounsModule(root: string): string {
  const tables = Object.entries(nounsIn(readSchemaFiles(join(root, 'schema'))));
  return [
    '// What fields, entries of lists and sections are called, generated from schema/ by `npm run types`. Do not edit.\n',
    ...tables.map(
      ([name, nouns]) =>
        `export const ${name}: Record<string, string> = ${JSON.stringify(nouns, null, 2)};\n`,
    ),
  ].join('\n');
}

/** A field with its noun, and the group or the type of section that it belongs to; a part of the schema has none. */
interface Named {
  key: string;
  owner: string;
  noun: string;
  isList: boolean;
}

/** The nouns of all files of the schema: those of fields, of entries of lists, and of sections by their type. */
function nounsIn(files: Map<string, AnySchemaObject>) {
  const all = [...files].flatMap(([file, schema]) => named(schema, ownerOf(file), files));
  return {
    fieldNouns: table(all.filter(({ isList }) => !isList)),
    entryNouns: table(all.filter(({ isList }) => isList)),
    sectionNouns: Object.fromEntries(
      [...files].flatMap(([file, { noun }]) => {
        const [, type] = /^sections\/(.*)\.schema\.json$/.exec(file) ?? [];
        return type ? [[type, noun]] : [];
      }),
    ),
  };
}

/** `faq` for `sections/faq.schema.json`, `hours` for `parts/open-hours.schema.json`; closures are lists of dates, too. */
const ownerOf = (file: string) =>
  /^(?:sections\/|parts\/(?:open-|(?=closures)))(.*)\.schema\.json$/.exec(file)?.[1] ??
  (file === 'site/alert.schema.json' ? 'alerts' : '');

function named(schema: unknown, owner: string, files: Map<string, AnySchemaObject>): Named[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...others } = schema as AnySchemaObject;
  const own = Object.entries<AnySchemaObject>(properties).flatMap(([key, field]) => [
    ...(field.noun ? [{ key, owner, noun: field.noun, isList: isList(field, files) }] : []),
    ...named(field, key, files),
  ]);
  const { examples, ...parts } = others;
  return [...own, ...Object.values(parts).flatMap((part) => named(part, owner, files))];
}

/** Whether a field is a list, the name of one, or a group of lists. */
function isList(field: AnySchemaObject, files: Map<string, AnySchemaObject>): boolean {
  const name = `/${posix.basename(String(field.$ref))}`;
  const [, part] = [...files].find(([file]) => file.endsWith(name)) ?? [];
  const { type, additionalProperties } = part ?? field;
  // A list that comes second is the exception.
  return [type, additionalProperties?.type].some((types) => [types].flat()[0] === 'array');
}

/** By key, whose usual noun is that in all places, or in the parts of the schema; by owner and key where it has another one. */
function table(all: Named[]): Record<string, string> {
  const found = [...new Set(all.map(({ key }) => key))].flatMap((key) => {
    const same = all.filter((other) => other.key === key);
    const usual = onlyOne(same) ?? onlyOne(same.filter(({ owner }) => owner === ''));
    const special = same.filter(({ noun }) => noun !== usual);
    return [
      ...(usual ? [[key, usual]] : []),
      ...special.map(({ owner, noun }) => [`${owner}.${key}`, noun]),
    ];
  });
  return Object.fromEntries(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

function onlyOne(all: Named[]): string | undefined {
  const [noun, ...others] = new Set(all.map((one) => one.noun));
  return others.length === 0 ? noun : undefined;
}
