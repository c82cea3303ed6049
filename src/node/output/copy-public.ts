// Puts the files of public/ into a site that has been written, and finds those that have a name of the build's own.
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NothingBuilt } from '../../files/nothing-built.ts';
import { publicEntries } from '../../manifest/site/public-files.ts';

/**
 * Copies what visitors get of the folder into a site that is complete but for it. Throws when something in it would take a
 * place that is taken, and when it is a link: that would publish a file from elsewhere, or lead nowhere on the host.
 */
export function copyPublic(folder: string, site: string): void {
  const entries = publicEntries(folder);
  for (const { name, entry } of entries) {
    if (entry.isSymbolicLink()) throw new NothingBuilt(isLink(name));
    const written = statSync(join(site, name), { throwIfNoEntry: false });
    if (!written || (written.isDirectory() && entry.isDirectory())) continue;
    throw new NothingBuilt(inTheWay(name));
  }
  for (const { name, entry } of entries) {
    if (entry.isDirectory()) mkdirSync(join(site, name), { recursive: true });
    else copyFileSync(join(folder, name), join(site, name));
  }
}

const inTheWay = (name: string) =>
  `public/${name} is in the way of what the build itself writes there: rename or delete it.`;

const isLink = (name: string) =>
  `public/${name} is a link to another place, and only files are published: put the file itself there, or delete the link.`;
