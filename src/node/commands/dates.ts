// `npm run dates`: notes today as the day of change of every page whose content has changed, for the sitemap.
import { loadValidSite } from '../../files/load-site.ts';
import { projectIn } from '../../files/project.ts';
import { lastChange, readPageDates, updatePageDates, writePageDates } from '../page-dates.ts';

/** Writes the record of the site's days. */
export async function run(): Promise<void> {
  const project = projectIn();
  const { site } = await loadValidSite(project);
  const before = readPageDates(project);
  const changed = site.pages.filter(({ page }) => !lastChange(page, before));
  writePageDates(project, updatePageDates(site, before, new Date()));
  console.log(`${changed.length} of ${site.pages.length} pages have changed since the last time.`);
}
