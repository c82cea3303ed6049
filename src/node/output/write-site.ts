// Writes a finished site into a new folder and puts it in the place of the one before.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../model/site.ts';
import type { Bundles } from '../bundle/bundles.ts';
import { nameFontLicence } from '../bundle/licences.ts';
import { compressSite } from '../hosts/compress.ts';
import { inlineContentIn, writeHostFiles } from '../hosts/host-files.ts';
import { appFiles } from '../look/app-icons.ts';
import { type FinishedLook, finishedLook } from '../look/look.ts';
import { writeSocialPictures } from '../look/social-pictures.ts';
import { readPageDates } from '../page-dates.ts';
import type { ShownPicture } from '../pictures/shown-pictures.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import type { Project } from '../project.ts';
import type { KeptPages } from '../render/kept-pages.ts';
import { type BuildWorker, startWorker } from '../render/pool.ts';
import { buildName, prerender, siteFiles, writeFiles } from '../render/prerender.ts';
import { copyPublic } from './copy-public.ts';
import type { OutputFolder } from './output-folder.ts';

/** What is there before a site is written. */
export interface Begun {
  bundles: Bundles;
  /** The pages of the site before. */
  kept: KeptPages;
  first: BuildWorker;
}

export interface WriteSettings {
  project: Project;
  folder: OutputFolder;
  /** The pictures that have to be encoded. */
  pictures: ShownPicture[];
  /** The address of the database, where one is configured. */
  database?: string;
  /** True when each text gets compressed versions, for a server that sends them as they are. */
  compressed: boolean;
}

/** Writes and publishes the site; returns how many pages were rendered and how many files follow from the site. */
export async function writeSite(
  site: Site,
  { bundles: { client, scripts, worker }, kept, first }: Begun,
  { project, folder, pictures, database, compressed }: WriteSettings,
): Promise<{ rendered: number; count: number }> {
  const { draft } = folder;
  cpSync(client, draft, { recursive: true });
  const finished = await finishedLook(site, project);
  const { facts, look } = finished;
  const file = { facts, year: new Date().getFullYear() };
  const shared = {
    ...file,
    look,
    scripts,
    outside: site.outside,
    ...(site.analytics && { analytics: site.analytics }),
    build: buildName(scripts.entry, look, file),
  };
  const { pages, rendered } = await prerender(site, {
    shared,
    output: draft,
    kept,
    workers: { first, more: () => startWorker(worker) },
  });
  const others = writeFiles(draft, siteFiles(site, shared, readPageDates(project)));
  writeHostFiles(site, draft, {
    database,
    onCloudflare: process.env.CF_PAGES === '1',
    inline: [
      ...[...pages.values()].map(({ inline }) => inline),
      ...inlineContentIn(project.publicFolder),
    ],
  });
  await writeLook(site, finished, { project, output: draft });
  await writePictures(pictures, { project, output: draft });
  copyPublic(project.publicFolder, draft);
  if (compressed) await compressSite(draft);
  folder.publish();
  kept.remember(pages);
  const count = [...pages.values()].reduce((sum, { files }) => sum + files.length, others);
  return { rendered, count };
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
