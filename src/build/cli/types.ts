// Writes the TypeScript types of the manifest from its JSON Schema; with --check only says whether they are current.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';
import { writeGenerated } from '../generated-file.ts';

const banner =
  '// The types of pages.yaml, generated from schema/ by `npm run types`. Do not edit.\n';

/** The generated module's text, from the schema folder under `root`. */
export async function manifestTypes(root: string): Promise<string> {
  const schema = join(root, 'schema');
  return compileFromFile(join(schema, 'manifest.schema.json'), {
    cwd: schema,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
    $refOptions: { resolve: { file: { read: closed } } },
  });
}

/**
 * A schema file without room for keys that it does not name. A town's texts have names that its manifest chooses; to the
 * types they would make every misspelt field a text.
 */
function closed({ url }: { url: string }): string {
  const schema = JSON.parse(readFileSync(url, 'utf8'));
  return JSON.stringify({
    ...schema,
    ...(schema.properties && { additionalProperties: false }),
  });
}

/** Writes the types, or with `--check` returns 1 when the committed ones are stale. */
export async function run(args: string[]): Promise<number> {
  const path = 'src/model/manifest.generated.ts';
  const text = await manifestTypes('.');
  return writeGenerated({ path, text, sources: 'schema/', command: 'npm run types' }, args);
}
