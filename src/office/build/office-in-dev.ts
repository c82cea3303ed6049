// The office's pages in development, where its script is the source.

import type { LoadedSite } from '../../files/load-site.ts';
import type { FineSite } from '../../files/report.ts';
import { databaseSettings } from '../../node/database/database-settings.ts';
import type { DevLook } from '../../node/dev/look.ts';
import { OFFICE_PAGE, SIGN_IN_PAGE } from '../page/office-site.ts';
import { OFFICE_ENTRY } from './office-bundle.ts';
import { officeDocument } from './office-document.ts';
import { officeSite, ownRecords } from './office-site.ts';

/** Whether a path is that of a page of the office. */
export const isOfficePage = (path: string): boolean =>
  path === OFFICE_PAGE || path === SIGN_IN_PAGE;

/** The HTML of the office's pages; undefined without admin mode or a database. */
export function officeInDev(
  good: LoadedSite,
  { look, facts }: DevLook,
  env: Record<string, unknown>,
): string | undefined {
  if (!facts.admin_mode || !databaseSettings(env)) return undefined;
  return officeDocument({ site: officeSite(good as FineSite, facts), look, script: OFFICE_ENTRY });
}

/** The manifest's own search records, as the build writes them into a file. */
export const recordsInDev = (good: LoadedSite): string =>
  JSON.stringify(ownRecords(good as FineSite));
