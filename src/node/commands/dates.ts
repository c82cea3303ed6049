// `npm run dates`: notes today as the day of change of every page whose content has changed, for the sitemap.
import { siteOrDiagnostics } from '../../files/load-site.ts';
import { projectIn } from '../../files/project.ts';
import { lastChange, readPageDates, updatePageDates, writePageDates } from '../page-dates.ts';

/** Writes the record of the site's days. Returns 1 when the manifest has errors. */
export async function run(): Promise<number> {
  const project = projectIn();
  const { site } = (await siteOrDiagnostics(project)) ?? {};
  if (!site) return 1;
  const before = readPageDates(project);
  const changed = site.pages.filter(({ page }) => !lastChange(page, before));
  writePageDates(project, updatePageDates(site, before, new Date()));
  console.log(`${changed.length} of ${site.pages.length} pages have changed since the last time.`);
  return 0;
}
