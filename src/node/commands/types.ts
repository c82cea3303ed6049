// Writes the list of section types, the TypeScript types and the nouns of the manifest from its JSON Schema; with --check it only compares.
import { writeGenerated } from '../reference/generated-file.ts';
import { manifestTypes, SECTION_UNION, sectionUnion } from '../reference/manifest-types.ts';
import { nounsModule } from '../reference/nouns.ts';

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
