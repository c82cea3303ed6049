// Puts a new version of a site in the place of the one that is being visited: what is new comes first, what is old goes last.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** How long an asset stays that the new version does not have, in milliseconds: pages from before still ask for it. */
const STAYS = 3_600_000;

/**
 * The time of each asset of the published version. Its name says what it holds, so that its own time need not; one that
 * has been replaced has the time when that happened.
 */
const PUBLISHED = new Date('2000-01-01T00:00:00Z');

const isAsset = (name: string) => name.startsWith('assets/');

/** The files of a page, in any compression. */
const isPage = (name: string) => !isAsset(name) && /\.(html|json)(\.(br|gz))?$/.test(name);

/**
 * Moves the files below `next`, a folder inside the site and so on its disk, to their places. Each takes its place in one
 * step, so that a page is there at any moment, in the version before or in the new one.
 * @param own false when files of somebody else are among them: then none is deleted
 */
export function publish(next: string, site: string, own: boolean): void {
  const { files, folders } = entriesIn(next);
  const made = new Set([...files, ...folders]);
  const inNext = `${relative(site, next)}/`;
  const old = own ? entriesIn(site).files : [];
  const gone = old.filter((name) => !made.has(name) && !name.startsWith(inNext));
  for (const name of files.filter(isAsset)) utimesSync(join(next, name), PUBLISHED, PUBLISHED);
  for (const name of folders) makeFolder(join(site, name));
  // A compressed version would go on to answer for a file that has changed.
  for (const name of gone.filter((name) => made.has(name.replace(/\.(br|gz)$/, '')))) {
    rmSync(join(site, name));
  }
  for (const name of [...files.filter((name) => !isPage(name)), ...files.filter(isPage)]) {
    move(join(next, name), join(site, name));
  }
  for (const name of gone) retire(site, name);
}

/** The paths of all files and folders below a folder. A link counts as a file, wherever it leads. */
function entriesIn(folder: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) => ({
    name: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    isFolder: entry.isDirectory(),
  }));
  const names = (folders: boolean) =>
    entries.filter(({ isFolder }) => isFolder === folders).map(({ name }) => name);
  return { files: names(false), folders: names(true) };
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Makes a folder, in the place of a file where one has its name. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  rmSync(path, { force: true });
  mkdirSync(path);
}

/** Moves a file, in the place of the folder where one has its name. */
function move(from: string, to: string): void {
  if (isFolder(to)) rmSync(to, { recursive: true });
  renameSync(from, to);
}

/** Deletes a file that the new version does not have; an asset stays for a while. */
function retire(site: string, name: string): void {
  const path = join(site, name);
  // A file may have taken the place of its folder.
  if (!isFolder(dirname(path))) return;
  const time = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return;
  const now = new Date();
  if (isAsset(name) && time === PUBLISHED.getTime()) utimesSync(path, now, now);
  else if (!isAsset(name) || now.getTime() - time > STAYS) remove(path, site);
}

/** Deletes a file, and the folders that are empty without it. */
function remove(path: string, site: string): void {
  rmSync(path);
  let folder = dirname(path);
  while (folder !== site && readdirSync(folder).length === 0) {
    rmdirSync(folder);
    folder = dirname(folder);
  }
}
