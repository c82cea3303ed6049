// Writes the TypeScript types of the manifest and the nouns of its fields from its JSON Schema; with --check only says whether they are current.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { readSchemaFiles } from '../../manifest/schema/schema-files.ts';
import { writeGenerated } from '../reference/generated-file.ts';
import { nounsIn } from '../reference/nouns.ts';

const banner =
  '// The types of pages.yaml, generated from schema/ by `npm run types`. Do not edit.\n';

/** The generated module's text, from the schema folder under `root`. */
export async function manifestTypes(root: string): Promise<string> {
  const schema = join(root, 'schema');
  return compile(plain(join(schema, 'manifest.schema.json')), 'Manifest', {
    cwd: schema,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
    $refOptions: { resolve: { file: { read: closed } } },
  });
}

/** A schema file without its nouns: beside a reference, one would make the type of the part a second time. */
const plain = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
    key === 'noun' && typeof value === 'string' ? undefined : value,
  );

/**
 * A schema file without room for keys that it does not name. A town's texts have names that its manifest chooses; to the
 * types they would make every misspelt field a text.
 */
function closed({ url }: { url: string }): string {
  const schema = plain(url);
  return JSON.stringify({
    ...schema,
    ...(schema.properties && { additionalProperties: false }),
  });
}

/** The module with what fields and entries of lists are called, from the schema folder under `root`. */
export function nounsModule(root: string): string {
  const tables = Object.entries(nounsIn(readSchemaFiles(join(root, 'schema'))));
  return [
    '// What fields and entries of lists are called, generated from schema/ by `npm run types`. Do not edit.\n',
    ...tables.map(
      ([name, nouns]) =>
        `export const ${name}: Record<string, string> = ${JSON.stringify(nouns, null, 2)};\n`,
    ),
  ].join('\n');
}

/** Writes the types and the nouns, or with `--check` returns 1 when committed ones are stale. */
export async function run(args: string[]): Promise<number> {
  const made = {
    'src/model/manifest.generated.ts': await manifestTypes('.'),
    'src/manifest/messages/nouns.generated.ts': nounsModule('.'),
  };
  const codes = Object.entries(made).map(([path, text]) =>
    writeGenerated({ path, text, sources: 'schema/', command: 'npm run types' }, args),
  );
  return Math.max(...codes);
}
