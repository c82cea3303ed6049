// The office's part of a site: in a build with admin mode and a database, and in no other.

import type { FineSite } from '../../files/report.ts';
import { databaseService } from '../../model/outside-services.ts';
import { contentPolicy } from '../../node/hosts/content-policy.ts';
import { type InlineContent, inlineContent } from '../../node/hosts/inline-content.ts';
import type { FinishedLook } from '../../node/look/look.ts';
import { OFFICE_PAGE, RECORDS_FILE, SIGN_IN_PAGE } from '../page/office-site.ts';
import { officeBundle } from './office-bundle.ts';
import { officeDocument } from './office-document.ts';
import { officeSite, ownRecords } from './office-site.ts';

export interface OfficeBuild {
  /** The project's folder. */
  root: string;
  mode: string;
  look: FinishedLook;
  /** The address of the database, if one is configured. */
  database?: string;
}

/** The files of the office's pages, and their inline content; none without admin mode or a database. */
export interface OfficePages {
  files: { path: string; text: string | Uint8Array }[];
  inline: InlineContent[];
}

/** Makes the office's pages. Warns of an office that nobody could enter. */
export async function officePages(
  fine: FineSite,
  { root, mode, look, database }: OfficeBuild,
): Promise<OfficePages> {
  if (!fine.site.facts.admin_mode) return { files: [], inline: [] };
  if (!database) {
    console.warn('site.admin_mode is true, but there is no database: /admin/ is left out.');
    return { files: [], inline: [] };
  }
  const { script, files } = await officeBundle(root, mode);
  const parts = { site: officeSite(fine, look.facts), look: look.look, script };
  const inline = inlineContent(officeDocument(parts));
  const html = officeDocument({ ...parts, head: policyTag(inline, database) });
  const pages = [OFFICE_PAGE, SIGN_IN_PAGE].map((path) => ({
    path: `${path}index.html`,
    text: html,
  }));
  const records = { path: RECORDS_FILE, text: JSON.stringify(ownRecords(fine)) };
  return { files: [...files, ...pages, records], inline: [inline] };
}

/** A policy beside the site's: the office needs no other company's services. A tag cannot forbid frames; the header does. */
function policyTag(inline: InlineContent, database: string): string {
  const policy = contentPolicy({
    inline: [inline],
    services: databaseService(database),
    pictures: [],
    framesItself: false,
    mails: false,
  });
  const own = policy.replace(/; frame-ancestors [^;]*/, '');
  return `<meta http-equiv="Content-Security-Policy" content="${own}">\n`;
}
