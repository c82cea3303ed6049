// `npm run seed`: writes supabase/seed.sql from pages.yaml; with --check only says whether it is current.
import { resolve } from 'node:path';
import { writeGenerated } from '../generated-file.ts';
import { siteOrProblems } from '../load-site.ts';
import { seedSql, seoRows } from '../supabase/seed-sql.ts';

/** The seed that fits the manifest now; prints what is wrong with the manifest and gives nothing when it has errors. */
export async function seedOf(root: string): Promise<string | undefined> {
  const loaded = await siteOrProblems(root);
  return loaded && seedSql(seoRows(loaded.site, loaded.expansion.pages));
}

/** Returns the exit code: 1 when the manifest has errors, or with `--check` when the seed is older than it. */
export async function run(args: string[]): Promise<number> {
  const text = await seedOf(resolve('.'));
  if (!text) return 1;
  const path = 'supabase/seed.sql';
  return writeGenerated({ path, text, sources: 'pages.yaml', command: 'npm run seed' }, args);
}
