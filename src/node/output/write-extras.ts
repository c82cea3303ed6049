// Writes everything of a site beside its pages and scripts, with the files of public/.
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NothingBuilt } from '../../files/nothing-built.ts';
import type { Project } from '../../files/project.ts';
import { publicEntries } from '../../files/public-folder.ts';
import { HOSTS, hostFiles } from '../../hosts/hosts.ts';
import type { Site } from '../../model/site.ts';
import { nameFontLicences } from '../bundle/plugins.ts';
import { compressSite } from '../hosts/compress.ts';
import { type InlineContent, inlineContent } from '../hosts/content-policy.ts';
import { redirectPages, writeTags } from '../hosts/files-alone.ts';
import { type HostSettings, inlineContentIn, writeHostFiles } from '../hosts/host-files.ts';
import { appFiles } from '../look/app-icons.ts';
import type { FinishedLook } from '../look/look.ts';
import { writeSocialPictures } from '../look/social-pictures.ts';
import { readPageDates } from '../page-dates.ts';
import { pictureCache, type ShownPicture, writePictures } from '../pictures/shown-pictures.ts';
import { removeMetadata } from '../pictures/without-metadata.ts';
import { type SharedParts, writeFiles } from '../render/page-files.ts';
import { siteFiles } from '../render/prerender.ts';
import { serviceWorkers } from './service-worker.ts';

interface ExtraSettings extends Pick<HostSettings, 'database' | 'hosts'> {
  project: Project;
  /** The folder that is written. */
  output: string;
  look: FinishedLook;
  shared: SharedParts;
  inline: InlineContent[];
  /** The pictures that the manifest names. */
  pictures: ShownPicture[];
  compressed: boolean;
}

/** Writes the files for crawlers, hosts and browsers, the pictures, and those of public/. */
export async function writeExtras(site: Site, settings: ExtraSettings): Promise<void> {
  const { project, output, look, shared, inline, pictures, database, compressed } = settings;
  const { hosts } = settings;
  const files = [
    ...siteFiles(site, shared, readPageDates(project)),
    ...serviceWorkers(project.publicFolder),
    ...(hosts.some((name) => HOSTS[name].redirects === 'pages') ? redirectPages(site) : []),
  ];
  writeFiles(output, files);
  const documents = files.filter(({ path }) => path.endsWith('.html'));
  const headers = writeHostFiles(site, output, {
    database,
    hosts,
    inline: [
      ...inline,
      ...documents.map(({ text }) => inlineContent(text)),
      ...inlineContentIn(project.publicFolder),
    ],
  });
  await writeLook(site, look, { project, output });
  await writePictures(pictures, { project, output });
  copyPublic(project.publicFolder, output);
  await removeMetadata(project.publicFolder, { output, cache: pictureCache(project.root) });
  if (hosts.some((name) => HOSTS[name].withoutHeaders)) writeTags(output, headers);
  if (compressed) await compressSite(output);
}

/** Writes what makes the site look as it does: font, logo, icons, pictures for link previews, and who made the font. */
async function writeLook(
  site: Site,
  { mark, files }: FinishedLook,
  { project, output }: { project: Project; output: string },
): Promise<void> {
  const made = appFiles(site, mark).map(async ({ path, content }) => ({
    path,
    text: await content(),
  }));
  writeFiles(output, [...files, ...(await Promise.all(made))]);
  nameFontLicences(output, project.root, site.theme.font);
  await writeSocialPictures(site, { project, output, mark });
}

/**
 * Copies what visitors get of the folder into a site that is complete but for it. Throws when something in it would take a
 * place that is taken, and when it is a link: that would publish a file from elsewhere, or lead nowhere on the host.
 */
export function copyPublic(folder: string, site: string): void {
  const entries = publicEntries(folder);
  for (const { name, entry } of entries) {
    if (entry.isSymbolicLink()) throw new NothingBuilt(isLink(name));
    const written = statSync(join(site, name.normalize()), { throwIfNoEntry: false });
    if (written && !(written.isDirectory() && entry.isDirectory()))
      throw new NothingBuilt(inTheWay(name));
  }
  // Some of them have a dot and would stay out without a word.
  const hostFile = hostFiles().find((address) => existsSync(join(folder, address)));
  if (hostFile) throw new NothingBuilt(isForHost(hostFile.slice(1)));
  for (const { name, entry } of entries) {
    if (entry.isDirectory()) mkdirSync(join(site, name.normalize()), { recursive: true });
    else copyFileSync(join(folder, name), join(site, name.normalize()));
  }
}

const isForHost = (name: string) =>
  `public/${name} is a file that a host reads, and the build itself writes those: name the host in the list \`hosts:\` under \`site:\`, and delete this one.`;

const inTheWay = (name: string) =>
  `public/${name} is in the way of what the build itself writes there: rename or delete it.`;

const isLink = (name: string) =>
  `public/${name} is a link to another place, and only files are published: put the file itself there, or delete the link.`;
