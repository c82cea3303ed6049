// `npm run seed`: writes supabase/seed.sql from pages.yaml; with --check only says whether it is current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatProblems } from '../../manifest/format-problems.ts';
import { loadSite, projectIn } from '../load-site.ts';
import { seedSql, seoRows } from '../supabase/seed-sql.ts';

/** The seed that fits the manifest now; prints what is wrong with the manifest and gives nothing when it has errors. */
export async function seedOf(root: string): Promise<string | undefined> {
  const { site, expansion, problems, text } = await loadSite(projectIn(root));
  if (site && expansion) return seedSql(seoRows(site, expansion.pages));
  console.error(formatProblems(problems, text));
  return undefined;
}

/** Returns the exit code: 1 when the manifest has errors, or with `--check` when the seed is older than it. */
export async function run(args: string[]): Promise<number> {
  const root = resolve('.');
  const sql = await seedOf(root);
  if (!sql) return 1;
  const target = join(root, 'supabase/seed.sql');
  if (!args.includes('--check')) {
    writeFileSync(target, sql);
    console.log('supabase/seed.sql has the records of all pages.');
    return 0;
  }
  if (existsSync(target) && readFileSync(target, 'utf8') === sql) return 0;
  console.error('supabase/seed.sql is older than pages.yaml. Run: npm run seed');
  return 1;
}
