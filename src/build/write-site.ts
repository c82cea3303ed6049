// Writes a finished site into a new folder and puts it in the place of the one before.
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site } from '../model/site.ts';
import { writeAppFiles } from './app-icons.ts';
import type { Bundles } from './bundles.ts';
import { inlineContentIn, writeHostFiles } from './headers/host-files.ts';
import type { Project } from './load-site.ts';
import type { OutputFolder } from './output-folder.ts';
import { readPageDates } from './page-dates.ts';
import type { ShownPicture } from './pictures/shown-pictures.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { buildName, prerender, siteFiles, writeFiles } from './prerender.ts';
import type { KeptPages } from './render/kept-pages.ts';
import { type BuildWorker, startWorker } from './render/pool.ts';
import { writeSocialPictures } from './social-pictures.ts';

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
  /** The folder of files that are served as they are. */
  publicFolder: string;
  /** The address of the database, where one is configured. */
  database?: string;
}

/** Writes and publishes the site; returns how many pages were rendered and how many files follow from the site. */
export async function writeSite(
  site: Site,
  { bundles: { client, scripts, worker }, kept, first }: Begun,
  { project, folder, pictures, publicFolder, database }: WriteSettings,
): Promise<{ rendered: number; count: number }> {
  const { draft } = folder;
  cpSync(client, draft, { recursive: true });
  const file = { facts: site.facts, year: new Date().getFullYear() };
  const shared = {
    ...file,
    scripts,
    outside: site.outside,
    build: buildName(scripts.entry, file),
  };
  const { pages, rendered } = await prerender(site, {
    shared,
    output: draft,
    kept,
    workers: { first, more: () => startWorker(worker) },
  });
  const hasPublic = existsSync(publicFolder);
  if (hasPublic) {
    makeWay(publicFolder, draft);
    // Not over pages: one that was taken over is still a file of the site before, too.
    cpSync(publicFolder, draft, { recursive: true, force: false });
  }
  const others = writeFiles(draft, siteFiles(site, shared, readPageDates(project)));
  writeHostFiles(site, draft, {
    database,
    onCloudflare: process.env.CF_PAGES === '1',
    inline: [
      ...[...pages.values()].map(({ inline }) => inline),
      ...(hasPublic ? inlineContentIn(publicFolder) : []),
    ],
  });
  await writeAppFiles(site.facts, { root: project.root, output: draft });
  await writeSocialPictures(site, { root: project.root, output: draft });
  await writePictures(pictures, { root: project.root, output: draft });
  folder.publish();
  kept.remember(pages);
  const count = [...pages.values()].reduce((sum, { files }) => sum + files.length, others);
  return { rendered, count };
}

/** Takes out folders of the site before where a file is to be now. */
function makeWay(publicFolder: string, draft: string): void {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    const name = relative(publicFolder, join(entry.parentPath, entry.name));
    const isFolder = statSync(join(draft, name), { throwIfNoEntry: false })?.isDirectory();
    if (isFolder && !entry.isDirectory()) rmSync(join(draft, name), { recursive: true });
  }
}
