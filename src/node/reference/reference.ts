// Puts together schema/README.md: the reference for the people who edit pages.yaml.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { parse, stringify } from 'yaml';
import { diagnosticTitles, ruleMessages } from '../../manifest/messages/all-messages.ts';
import {
  resolveReference,
  type SchemaFiles,
  type SchemaPiece,
} from '../../manifest/schema/references.ts';
import { readSchemaFiles } from '../../manifest/schema/schema-files.ts';
import {
  RUNTIME_PLACEHOLDERS,
  sitePlaceholders,
  townPlaceholders,
} from '../../manifest/site/expand/placeholders.ts';
import type { Manifest } from '../../model/manifest.generated.ts';

const introduction = `<!-- Generated from this folder by \`npm run reference\`. Do not edit. -->

# What can stand in pages.yaml

The whole website stands in one file, \`pages.yaml\`. This page says what you may write there. You do not need to
program: open the file, change the words, save, and run \`npm run check\`. If something is not right, it names the line
and says what to write; nothing wrong ever reaches a visitor.

The file consists of **keys** and **values**: \`phone: (800) 555-0100\`. Five habits keep it happy:

- The spaces at the start of a line show what belongs to what: two for each level, never a tab.
- A list has a dash before each entry. The other keys of the entry stand under its first key, not under the dash.
- A text with a colon and a space in it, or with a space and a #, goes in "double quotes"; so does one that begins with
  a brace or another special character, and a number that is no amount, such as a ZIP.
- After \`>-\` a text may run over several lines, each two spaces further in than the key.
- A line that begins with # is a note to yourselves.

An editor that knows YAML (VS Code with the YAML extension, which this folder recommends) offers the keys as you type
and explains each of them when you point at it. The first line of the file has to name the schema for it, as this one
in \`pages.yaml\` does: \`# yaml-language-server: $schema=./schema/manifest.schema.json\`.`;

const references = `## References

Where a list can be written out, its name can stand instead. \`items: faqs.billing\` shows the list \`billing\` under
\`faqs\`, and \`items: size_lists.NAME\` the list of that name. So one list can serve many pages and is changed in one
place. On town pages, names that begin with \`town.\` lead into the entry of the town whose page it is:
\`items: town.mowing.reasons\`. If a town lacks something optional, the page goes without it.`;

/** The text of schema/README.md, from the schema under `root`. */
export function referenceText(root: string): string {
  const files = readSchemaFiles(join(root, 'schema'));
  const example = parse(readFileSync(join(root, 'tests/fixtures/base.yaml'), 'utf8')) as Manifest;
  return `${[
    introduction,
    contents,
    references,
    placeholders(example),
    sectionChapter(files),
    fileChapter(files),
    sharedChapter(files),
    diagnosticChapter(),
  ].join('\n\n')}\n`;
}

const contents =
  '[References](#references) · [Placeholders](#placeholders) · [Section types](#section-types) · [The parts of the file](#the-parts-of-the-file) · [Shared parts](#shared-parts) · [What the check may say](#what-the-check-may-say)';

/** The placeholders with the text that each of them has in an example. */
function placeholders(example: Manifest): string {
  const [town] = example.towns;
  if (!town) throw new Error('the example has no town');
  return [
    '## Placeholders',
    'A word in braces is replaced by a fact that stands elsewhere in the file, so that the fact has to be changed only once. A text that begins with a brace goes in double quotes.',
    wordTable('In every text', sitePlaceholders(example)),
    wordTable('In a town’s texts and on town pages', townPlaceholders(town, example.company)),
    'On town pages, `{town.…}` takes any text from the town’s entry: `{town.mowing.intro}`.',
    `A few stand in certain places alone: ${Object.entries(RUNTIME_PLACEHOLDERS)
      .map(
        ([word, fields]) =>
          `\`{${word}}\` in ${fields.map((field) => `\`${field}\``).join(' and ')}`,
      )
      .join(', ')}.`,
  ].join('\n\n');
}

function wordTable(where: string, meanings: Record<string, string>): string {
  const rows = Object.entries(meanings).map(([word, text]) => `| \`{${word}}\` | ${text} |`);
  return [`| ${where} | For example |`, '| --- | --- |', ...rows].join('\n');
}

const ROOT = 'manifest.schema.json';

/** Every section type with its fields and an example. */
function sectionChapter(files: SchemaFiles): string {
  const union = files.get('section.schema.json') as AnySchemaObject;
  const pieces = (union.oneOf as AnySchemaObject[]).map((schema) =>
    resolveReference({ schema, file: 'section.schema.json' }, files),
  );
  const names = pieces.map(({ file }) => partName(file));
  return [
    '## Section types',
    'A page is a list of sections, from top to bottom. `type` says which kind each of them is:',
    names.map((name) => `[${name}](#section-${name})`).join(' · '),
    ...pieces.map((piece) => sectionType(piece, files)),
  ].join('\n\n');
}

function sectionType(piece: SchemaPiece, files: SchemaFiles): string {
  const { schema, file } = piece;
  const [example] = (schema.examples ?? []) as unknown[];
  return [
    `### Section \`${partName(file)}\``,
    schema.description,
    fieldTable(piece, files),
    fenced(stringify([example], { lineWidth: 96 })),
  ].join('\n\n');
}

/** The parts that the file consists of, in its order. */
function fileChapter(files: SchemaFiles): string {
  const root = files.get(ROOT) as AnySchemaObject;
  const required = root.required as string[];
  const parts = Object.entries(root.properties as Record<string, AnySchemaObject>);
  return [
    '## The parts of the file',
    'These keys stand at the very left. The file has each of them once.',
    ...parts.map(([name, schema]) => {
      const piece = resolveReference({ schema, file: ROOT }, files);
      const optional = required.includes(name) ? '' : ' It may be left out.';
      const heading = [`### \`${name}\``, piece.schema.description + optional];
      return [...heading, ...(schema.type === 'integer' ? [] : [body(piece, files)])].join('\n\n');
    }),
  ].join('\n\n');
}

/** The fields of a top-level part, or what its entries are. */
function body(piece: SchemaPiece, files: SchemaFiles): string {
  const { schema, file } = piece;
  if (schema.properties) return fieldTable(piece, files);
  const named = typeof schema.additionalProperties === 'object';
  const list = (named ? schema.additionalProperties : schema) as AnySchemaObject;
  const entry = { schema: list.items as AnySchemaObject, file };
  if (!entry.schema.$ref) return fieldTable(entry, files);
  const name = partName(resolveReference(entry, files).file);
  return named
    ? `A group of named lists; each entry is a [${name}](#part-${name}).`
    : `A list; each entry is a [${name}](#part-${name}).`;
}

/** The shapes that several places share. */
function sharedChapter(files: SchemaFiles): string {
  const root = files.get(ROOT) as AnySchemaObject;
  const topLevel = Object.values(root.properties as Record<string, AnySchemaObject>).map(
    ({ $ref }) => $ref,
  );
  const parts = [...files]
    .filter(([file]) => isPart(file) && !topLevel.includes(file))
    .map(([file, schema]) => ({ file, schema }))
    .toSorted((a, b) => (partName(a.file) < partName(b.file) ? -1 : 1));
  return [
    '## Shared parts',
    'Shapes that stand in more than one place.',
    ...parts.flatMap((piece) => sharedPart(piece, files)),
  ].join('\n\n');
}

/** Whether a file describes a part of the manifest, and neither a section nor the whole. */
const isPart = (file: string) => file.includes('/') && !file.startsWith('sections/');

function sharedPart(piece: SchemaPiece, files: SchemaFiles): string[] {
  const { schema, file } = piece;
  const heading = `### Part \`${partName(file)}\`\n\n${withoutLinks(schema.description)}`;
  if (schema.properties) return [heading, fieldTable(piece, files)];
  const names = (schema.enum ?? []) as string[];
  return names.length > 10 ? [heading, names.map((name) => `\`${name}\``).join(', ')] : [];
}

/** A block of YAML. */
function fenced(yaml: string): string {
  return `\`\`\`yaml\n${yaml.trimEnd()}\n\`\`\``;
}

/** The rows of a group's fields as a Markdown table; the fields of a group inside it follow as `group.field`. */
function fieldTable(piece: SchemaPiece, files: SchemaFiles): string {
  return [
    '| Field | What it is | Needed | What may stand there |',
    '| --- | --- | --- | --- |',
    ...rows(piece, files, ''),
  ].join('\n');
}

/** The name of the shared part that a file of the schema describes: `button`. */
function partName(file: string): string {
  return posix.basename(file, '.schema.json');
}

function rows({ schema, file }: SchemaPiece, files: SchemaFiles, prefix: string): string[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, AnySchemaObject>).flatMap(
    ([name, field]) => {
      const piece = { schema: field, file };
      const { schema: shape } = resolveReference(piece, files);
      const needed = required.includes(name) ? 'yes' : '';
      const row = [
        `\`${prefix}${name}\``,
        withoutLinks(shape.description ?? ''),
        needed,
        value(piece, files),
      ];
      return [`| ${row.map(cell).join(' | ')} |`, ...nested(piece, files, `${prefix}${name}`)];
    },
  );
}

/** The rows of a group, or of the entries of a list, without a file of its own. */
function nested(piece: SchemaPiece, files: SchemaFiles, prefix: string): string[] {
  const { schema, file } = piece;
  if (schema.$ref) return [];
  if (schema.properties) return rows(piece, files, `${prefix}.`);
  const items = schema.items as AnySchemaObject | undefined;
  return items?.properties ? rows({ schema: items, file }, files, `${prefix}[].`) : [];
}

/** The possible values of a field, in words. */
function value(piece: SchemaPiece, files: SchemaFiles): string {
  const { schema } = resolveReference(piece, files);
  const normally =
    schema.default === undefined ? '' : `; without it \`${JSON.stringify(schema.default)}\``;
  return kind(piece, files) + normally.replaceAll('"', '');
}

const typeNames: Record<string, string> = {
  string: 'a text',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
};

function kind(piece: SchemaPiece, files: SchemaFiles): string {
  const { schema, file } = resolveReference(piece, files);
  const types = [schema.type ?? []].flat() as string[];
  const [type = ''] = types;
  const orReference = types.length > 1 ? ', or a [reference](#references)' : '';
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return choice(schema.enum as string[], piece.schema.$ref ? file : undefined);
  if (type === 'string' && types.includes('array')) return 'a text, or a list of texts';
  if (type === 'array') return list({ schema, file }, files) + orReference;
  if (type === 'object') return group({ schema, file }, piece) + orReference;
  return (typeNames[type] ?? '') + range(schema) + orReference;
}

/** A long list of names that is a file of the schema has a heading of its own. */
function choice(names: string[], file?: string): string {
  if (file && names.length > 10)
    return `one of the [${partName(file)} names](#part-${partName(file)})`;
  return names.map((name) => `\`${name}\``).join(', ');
}

function list({ schema, file }: SchemaPiece, files: SchemaFiles): string {
  const items = { schema: schema.items as AnySchemaObject, file };
  const { schema: shape } = resolveReference(items, files);
  if (shape.oneOf) return 'a list of [sections](#section-types)';
  if (items.schema.$ref) return `a list: ${kind(items, files)} in each entry`;
  if (shape.type === 'object') return 'a list, with these fields in each entry';
  if (shape.type === 'array') return 'a list of lists of texts';
  return shape.enum ? `a list of ${choice(shape.enum as string[])}` : 'a list of texts';
}

function group({ schema, file }: SchemaPiece, { schema: asNamed }: SchemaPiece): string {
  if (asNamed.$ref) return `a [${partName(file)}](#part-${partName(file)})`;
  return schema.properties ? 'a group, with these fields' : 'a group of names and values';
}

function range({ minimum, maximum, exclusiveMinimum }: AnySchemaObject): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
}

/** Every code with its title. */
function diagnosticChapter(): string {
  return [
    '## What the check may say',
    'Each message of `npm run check` has one of these codes, most with an example of what is wrong: a place in the file and its value. Only warnings can be acknowledged, under `acknowledged:`.',
    ...Object.entries(diagnosticTitles).map(([code, title]) => {
      const [example] = ruleMessages[code]?.bad ?? [];
      return [`### ${code}`, `${title}.`, ...(example ? [fenced(example)] : [])].join('\n\n');
    }),
  ].join('\n\n');
}

/** A link that a description shows as an example stays as it is written. */
const withoutLinks = (text: string) => text.replaceAll('](', ']\\(');
