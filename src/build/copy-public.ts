// Puts the files of public/ into a site that has been written, and finds those that have a name of the build's own.
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NothingBuilt } from './nothing-built.ts';

/** Copies the folder into a site that is complete but for it. Throws when something in it would take a place that is taken. */
export function copyPublic(folder: string, site: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    const written = join(site, name);
    const isThere = statSync(written, { throwIfNoEntry: false });
    if (!isThere || (isThere.isDirectory() && entry.isDirectory())) continue;
    if (holdsFiles(written)) throw new NothingBuilt(inTheWay(name));
    // A folder of the site before, in which this build has put nothing.
    rmSync(written, { recursive: true });
  }
  cpSync(folder, site, { recursive: true });
}

/** True for a file, too. */
function holdsFiles(path: string): boolean {
  if (!statSync(path).isDirectory()) return true;
  return readdirSync(path).some((name) => holdsFiles(join(path, name)));
}

const inTheWay = (name: string) =>
  `public/${name.replaceAll('\\', '/')} is in the way of what the build itself writes there: rename or delete it.`;
