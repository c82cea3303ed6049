// Writes the TypeScript types of the manifest from its JSON Schema; with --check only says whether they are current.
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
  });
}

/** Writes the types, or with `--check` returns 1 when the committed ones are stale. */
export async function run(args: string[]): Promise<number> {
  const path = 'src/model/manifest.generated.ts';
  const text = await manifestTypes('.');
  return writeGenerated({ path, text, sources: 'schema/', command: 'npm run types' }, args);
}
