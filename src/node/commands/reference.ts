// Writes schema/README.md, the reference for people who edit pages.yaml; with --check only says whether it is current.
import { writeGenerated } from '../reference/generated-file.ts';
import { referenceText } from '../reference/reference.ts';

/** Writes the reference, or with `--check` returns 1 when the committed one is stale. */
export async function run(args: string[]): Promise<number> {
  const path = 'schema/README.md';
  const sources = 'the schema or the messages';
  return writeGenerated(
    { path, text: referenceText('.'), sources, command: 'npm run reference' },
    args,
  );
}
