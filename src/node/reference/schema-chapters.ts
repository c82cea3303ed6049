// The chapters of the reference that follow the schema: section types, the parts of the file, and what they share.
import type { AnySchemaObject } from 'ajv';
import { stringify } from 'yaml';
import { resolved, type SchemaFiles, type SchemaPiece } from '../../manifest/schema/references.ts';
import { fieldTable, partName } from './field-table.ts';

const ROOT = 'manifest.schema.json';

/** Every section type with its fields and an example. */
export function sectionChapter(files: SchemaFiles): string {
  const union = files.get('section.schema.json') as AnySchemaObject;
  const pieces = (union.oneOf as AnySchemaObject[]).map((schema) =>
    resolved({ schema, file: 'section.schema.json' }, files),
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
export function fileChapter(files: SchemaFiles): string {
  const root = files.get(ROOT) as AnySchemaObject;
  const required = root.required as string[];
  const parts = Object.entries(root.properties as Record<string, AnySchemaObject>);
  return [
    '## The parts of the file',
    'These keys stand at the very left. The file has each of them once.',
    ...parts.map(([name, schema]) => {
      const piece = resolved({ schema, file: ROOT }, files);
      const optional = required.includes(name) ? '' : ' It may be left out.';
      return [`### \`${name}\``, piece.schema.description + optional, body(piece, files)].join(
        '\n\n',
      );
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
  const name = partName(resolved(entry, files).file);
  return named
    ? `A group of named lists; each entry is a [${name}](#part-${name}).`
    : `A list; each entry is a [${name}](#part-${name}).`;
}

/** The shapes that several places share. */
export function sharedChapter(files: SchemaFiles): string {
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
  const heading = `### Part \`${partName(file)}\`\n\n${schema.description}`;
  if (schema.properties) return [heading, fieldTable(piece, files)];
  const names = (schema.enum ?? []) as string[];
  return names.length > 10 ? [heading, names.map((name) => `\`${name}\``).join(', ')] : [];
}

/** A block of YAML. */
export function fenced(yaml: string): string {
  return `\`\`\`yaml\n${yaml.trimEnd()}\n\`\`\``;
}
