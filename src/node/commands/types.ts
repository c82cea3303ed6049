// Writes the list of section types, the TypeScript types and the nouns of the manifest from its JSON Schema; with --check it only compares.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { compile } from 'json-schema-to-typescript';
import { resolveReference } from '../../manifest/schema/references.ts';
import { readSchemaFiles } from '../../manifest/schema/schema-files.ts';
import { writeGenerated } from '../reference/generated-file.ts';

const SECTION_UNION = 'schema/section.schema.json';

const banner =
  '// The types of pages.yaml, generated from schema/ by `npm run types`. Do not edit.\n';

/** The generated module's text, from the schema folder under `root`. */
export async function manifestTypes(root: string): Promise<string> {
  const schema = join(root, 'schema');
  const types = await compile(plain(join(schema, 'manifest.schema.json')), 'Manifest', {
    cwd: schema,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
    $refOptions: { resolve: { file: { read: closed } } },
  });
  return types + defaultedFields(schema);
}

/** The type of the section fields that have a default. */
function defaultedFields(schema: string): string {
  const files = readSchemaFiles(schema);
  const names = [...files]
    .filter(([file]) => file.startsWith('sections/'))
    .flatMap(([file, { properties }]) =>
      Object.keys(properties).filter(
        (name) =>
          resolveReference({ schema: properties[name], file }, files).schema.default !== undefined,
      ),
    );
  const union = [...new Set(names)].sort().map((name) => `\n  | '${name}'`);
  const comment =
    'Section fields with a default: optional in the manifest, always present in a site.';
  return `\n/** ${comment} */\nexport type DefaultedField =${union.join('')};\n`;
}

/** The schema of any section, with every file of sections/: known ones in their order, new ones at the end. */
export function sectionUnion(root: string): string {
  const text = readFileSync(join(root, SECTION_UNION), 'utf8');
  const files = readdirSync(join(root, 'schema/sections'))
    .sort()
    .map((name) => `sections/${name}`);
  const listed = (JSON.parse(text).oneOf as { $ref: string }[]).map(({ $ref }) => $ref);
  const all = [...new Set([...listed, ...files])].filter((file) => files.includes(file));
  const entries = all.map((file) => `    {\n      "$ref": "${file}"\n    }`);
  return text.replace(/"oneOf": \[[\s\S]*?\n {2}\]/, `"oneOf": [\n${entries.join(',\n')}\n  ]`);
}

const WORDS_FOR_EDITORS = 'noun label help chosen_from control advanced owner shape'.split(' ');

/** A schema file without its nouns and the editor's keywords: beside a reference, one would make the type of the part a second time. */
const plain = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
    WORDS_FOR_EDITORS.includes(key) && typeof value !== 'object' ? undefined : value,
  );

/**
 * A schema file without room for keys that it does not name. A town's texts have names that its manifest chooses; to the
 * types they would make every misspelt field a text.
 */
function closed({ url }: { url: string }): string {
  // Blanks and accents in the names of folders are encoded.
  const schema = plain(decodeURIComponent(url));
  return JSON.stringify({
    ...schema,
    ...(schema.properties && { additionalProperties: false }),
  });
}

/** The module with what fields, entries of lists and sections are called, from the schema folder under `root`. */
function nounsModule(root: string): string {
  const tables = Object.entries(nounsIn(readSchemaFiles(join(root, 'schema'))));
  return [
    '// What fields, entries of lists and sections are called, generated from schema/ by `npm run types`. Do not edit.\n',
    ...tables.map(
      ([name, nouns]) =>
        `export const ${name}: Record<string, string> = ${JSON.stringify(nouns, null, 2)};\n`,
    ),
  ].join('\n');
}

/** Writes the generated files, or with `--check` returns 1 when committed ones are stale. */
export async function run(args: string[]): Promise<number> {
  const write = (path: string, text: string) =>
    writeGenerated({ path, text, sources: 'schema/', command: 'npm run types' }, args);
  return Math.max(
    // The types follow from the list of sections, so it comes first.
    write(SECTION_UNION, sectionUnion('.')),
    write('src/model/manifest.generated.ts', await manifestTypes('.')),
    write('src/manifest/messages/nouns.generated.ts', nounsModule('.')),
  );
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
  /^(?:sections\/|parts\/(?:open-|(?=closures)))(.*)\.schema\.json$/.exec(file)?.[1] ?? '';

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
