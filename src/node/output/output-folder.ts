// The folder that a build writes into beside the finished site, and how it takes that one's place: what is new comes first, what is old goes last.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CommandError, displayPath, npmCommand, type Project } from '../../files/project.ts';

/** The folder inside the site in which a new version waits for its publication; a process is added to it. */
const NEXT = '.next.';

/** The folder that a build writes. */
export interface OutputSettings {
  site: string;
  /** False for a folder that may hold files of somebody else: those stay. */
  deleteOldFiles: boolean;
}

/**
 * Begins a new version of a site: the folder to write into, and that of the site, with the version before until
 * publication. A build that is interrupted leaves the version before as it was.
 */
export function beginOutput({ site: named, deleteOldFiles }: OutputSettings) {
  mkdirSync(dirname(named), { recursive: true });
  // The site may be served from where a link leads.
  const site = existsSync(named) ? realpathSync(named) : named;
  clearUp(site);
  const draft = `${site}-draft.${process.pid}`;
  const next = join(site, `${NEXT}${process.pid}`);
  mkdirSync(draft);
  /** Takes the draft away. */
  const discard = () => {
    for (const folder of [next, draft]) rmSync(folder, { recursive: true, force: true });
  };
  return {
    draft,
    site,
    discard,
    /** Puts the draft in the site's place. Deletes files of the version before that the draft lacks, assets after a while. */
    publish() {
      const made = listEntries(draft);
      for (const name of made.files.filter(isAsset)) {
        utimesSync(join(draft, name), CURRENT_ASSET_MTIME, CURRENT_ASSET_MTIME);
      }
      // First build: there is no version to replace.
      if (!existsSync(site)) return renameSync(draft, site);
      const oldFiles = deleteOldFiles ? listEntries(site).files : [];
      move(draft, next);
      publish(next, made, { site, oldFiles });
      discard();
    },
  };
}

/** Moves a folder. The site may be another disk, as in a container: a full one is noticed before anything has changed. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
}

/** Deletes what builds that were interrupted have left beside the site and in it. */
function clearUp(site: string): void {
  for (const folder of [dirname(site), site].filter(existsSync)) {
    for (const name of readdirSync(folder)) {
      const [, base = '', process_] = /^(.+-draft\.|\.next\.)(\d+)$/.exec(name) ?? [];
      if (![`${basename(site)}-draft.`, NEXT].includes(base) || isRunning(Number(process_)))
        continue;
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Whether another process with this number runs. Its own number is free: it has only just begun. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** How long an asset stays that the new version does not have, in milliseconds: pages from before still ask for it. */
const ASSET_RETENTION_MS = 3_600_000;

/** The modification time of assets in use. Retired ones have the time at which they were replaced. */
const CURRENT_ASSET_MTIME = new Date('2000-01-01T00:00:00Z');

const isAsset = (name: string) => name.startsWith('assets/');

/** The files of a page, in any compression. */
const isPage = (name: string) => !isAsset(name) && /\.(html|json)(\.(br|gz))?$/.test(name);

/**
 * Moves the files below `next`, a folder inside the site and so on its disk, to their places. Each takes its place in one
 * step, so that a page is there at any moment, in the version before or in the new one.
 * @param oldFiles those of the version before: the ones that it lacks are retired
 */
function publish(
  next: string,
  { files, folders }: Entries,
  { site, oldFiles }: { site: string; oldFiles: string[] },
): void {
  const made = new Set([...files, ...folders]);
  const gone = oldFiles.filter((name) => !made.has(name));
  for (const name of folders) makeFolder(join(site, name));
  // A compressed version would go on to answer for a file that has changed.
  for (const name of gone.filter((name) => made.has(name.replace(/\.(br|gz)$/, '')))) {
    rmSync(join(site, name));
  }
  for (const name of [...files.filter((name) => !isPage(name)), ...files.filter(isPage)]) {
    moveFile(join(next, name), join(site, name));
  }
  for (const name of gone) retireFile(site, name);
}

type Entries = Record<'files' | 'folders', string[]>;

/** The paths of all files and folders below a folder. A link counts as a file, wherever it leads. */
function listEntries(folder: string): Entries {
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
function moveFile(from: string, to: string): void {
  if (isFolder(to)) rmSync(to, { recursive: true });
  renameSync(from, to);
}

/**
 * Retires a file that the new version lacks. An asset is marked with the time on the first build without it, and deleted by
 * one that comes `ASSET_RETENTION_MS` later.
 */
function retireFile(site: string, name: string): void {
  const path = join(site, name);
  // A file may have taken the place of its folder.
  if (!isFolder(dirname(path))) return;
  const time = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return;
  const now = new Date();
  if (isAsset(name) && time === CURRENT_ASSET_MTIME.getTime()) utimesSync(path, now, now);
  else if (!isAsset(name) || now.getTime() - time > ASSET_RETENTION_MS) remove(path, site);
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

/** The folder of the finished site. Throws the next step when it is not there. */
export function builtSite({ output }: Project): string {
  if (existsSync(join(output, 'index.html'))) return output;
  throw new CommandError(
    `There is no built site in ${displayPath(output)}/. Run: ${npmCommand('run build')}`,
  );
}
