// The TypeScript types of the manifest, and the list of section types, made from the schema.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { resolveReference } from '../../manifest/schema/references.ts';
import { readSchemaFiles } from '../../manifest/schema/schema-files.ts';

export const SECTION_UNION = 'schema/section.schema.json';

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
