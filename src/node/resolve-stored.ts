// Step 3 of a page, for builds: the site with the SEO records of the database, if it has one.

import type { FineSite } from '../files/report.ts';
import { resolveSite } from '../manifest/site/resolve/resolve-site.ts';
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import type { SupabaseSettings } from '../outside/supabase.ts';

/** Resolves the site again if a database has records for its pages. */
export async function resolveStored(
  { site, source, expansion, files }: FineSite,
  database?: SupabaseSettings,
): Promise<Site> {
  if (!database) return site;
  const { fetchStoredSeo } = await import('./database/stored-seo.ts');
  const paths = site.pages.map(({ path }) => path);
  const stored = await fetchStoredSeo(paths, database);
  return resolveSite(source.data as Manifest, expansion, files, stored);
}
