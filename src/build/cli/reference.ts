// Writes schema/README.md, the reference for people who edit pages.yaml; with --check only says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { referenceText } from '../reference/reference.ts';

/** Writes the reference, or with `--check` returns 1 when the committed one is stale. */
export async function run(args: string[]): Promise<number> {
  const root = resolve('.');
  const target = join(root, 'schema/README.md');
  const text = referenceText(root);
  if (!args.includes('--check')) {
    writeFileSync(target, text);
    return 0;
  }
  if (current(target) === text) return 0;
  console.error(
    'schema/README.md is older than the schema or the messages. Run: npm run reference',
  );
  return 1;
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
