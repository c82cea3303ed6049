// `npm run seed`: writes the site's supabase/seed.sql from pages.yaml; with --check only says whether it is current.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadValidSite } from '../../files/load-site.ts';
import { displayPath, npmCommand, type Project, projectIn } from '../../files/project.ts';
import { timeZone } from '../../manifest/site/resolve/holiday-notices.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { officeWords } from '../../office/build/office-words.ts';
import { seedSql, seoRows } from '../database/seed-sql.ts';
import { writeGenerated } from '../reference/generated-file.ts';

/** The seed that fits the manifest now. Throws what is wrong with the manifest when it has errors. */
export async function seedOf(project: Project): Promise<string> {
  const { site, expansion, source } = await loadValidSite(project);
  const manifest = source.data as Manifest;
  return seedSql(seoRows(site, expansion.pages), timeZone(manifest), officeWords(site, expansion));
}

/** Returns the exit code: with `--check` 1 when the seed is older than the manifest. */
export async function run(args: string[]): Promise<number> {
  const project = projectIn();
  const text = await seedOf(project);
  mkdirSync(dirname(project.seed), { recursive: true });
  const path = displayPath(project.seed);
  const sources = displayPath(project.manifest);
  return writeGenerated({ path, text, sources, command: npmCommand('run seed') }, args);
}
