// Writes everything of a site beside its pages and scripts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from '../../files/project.ts';
import type { Site } from '../../model/site.ts';
import { nameFontLicence } from '../bundle/licences.ts';
import { compressSite } from '../hosts/compress.ts';
import { inlineContentIn, writeHostFiles } from '../hosts/host-files.ts';
import { type InlineContent, inlineContent } from '../hosts/inline-content.ts';
import { appFiles } from '../look/app-icons.ts';
import type { FinishedLook } from '../look/look.ts';
import { writeSocialPictures } from '../look/social-pictures.ts';
import { readPageDates } from '../page-dates.ts';
import type { ShownPicture } from '../pictures/shown-pictures.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import type { SharedParts } from '../render/page-files.ts';
import { siteFiles, writeFiles } from '../render/prerender.ts';
import { copyPublic } from './copy-public.ts';

export interface ExtraSettings {
  project: Project;
  /** The folder that is written. */
  output: string;
  look: FinishedLook;
  shared: SharedParts;
  /** The inline content of each page. */
  inline: InlineContent[];
  /** The pictures that have to be encoded. */
  pictures: ShownPicture[];
  /** The address of the database, if one is configured. */
  database?: string;
  compressed: boolean;
}

/** Writes the files for crawlers, hosts and browsers, the pictures, and last those of public/. */
export async function writeExtras(site: Site, settings: ExtraSettings): Promise<void> {
  const { project, output, look, shared, inline, pictures, database, compressed } = settings;
  const files = siteFiles(site, shared, readPageDates(project));
  writeFiles(output, files);
  const documents = files.filter(({ path }) => path.endsWith('.html'));
  writeHostFiles(site, output, {
    database,
    onCloudflare: process.env.CF_PAGES === '1',
    inline: [
      ...inline,
      ...documents.map(({ text }) => inlineContent(text)),
      ...inlineContentIn(project.publicFolder),
    ],
  });
  await writeLook(site, look, { project, output });
  await writePictures(pictures, { project, output });
  copyPublic(project.publicFolder, output);
  if (compressed) await compressSite(output);
}

/** Writes what makes the site look as it does: font, logo, icons, pictures for link previews, and who made the font. */
async function writeLook(
  site: Site,
  { mark, files }: FinishedLook,
  { project, output }: { project: Project; output: string },
): Promise<void> {
  const made = appFiles(site, mark, project.root).map(async ({ path, content }) => ({
    address: path,
    content: await content(),
  }));
  for (const { address, content } of [...files, ...(await Promise.all(made))]) {
    const target = join(output, address);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  nameFontLicence(output, project.root, site.theme.font);
  await writeSocialPictures(site, { project, output, mark });
}
