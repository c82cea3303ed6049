// Writes the TypeScript types of the manifest from its JSON Schema; with --check only says whether they are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';

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
  const root = resolve('.');
  const target = join(root, 'src/model/manifest.generated.ts');
  const text = await manifestTypes(root);
  if (!args.includes('--check')) {
    writeFileSync(target, text);
    return 0;
  }
  if (readFileSync(target, 'utf8') === text) return 0;
  console.error('src/model/manifest.generated.ts is older than schema/. Run: npm run types');
  return 1;
}
