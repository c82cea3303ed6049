// The folder that a build writes into: a new one beside the finished site, which takes its place in one step.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A new version of a finished site while it is being written. */
export interface OutputFolder {
  /** The folder to write into. */
  draft: string;
  /** The folder that the site has in the end; until then the version before stands there, if there is one. */
  site: string;
  /** False when the draft's files are copied into the site's folder, among those of somebody else. */
  own: boolean;
  /** Puts the draft in the site's place. Files of the version before that are not in the draft are gone. */
  publish(): void;
  /** Takes the draft away. */
  discard(): void;
}

/** Which folder a build writes, and how. */
export interface OutputSettings {
  site: string;
  /** False for a folder that may hold files of somebody else: those stay. */
  own: boolean;
  /**
   * Where the folders of the version before are kept, without their files, for the next build to write into: some
   * file systems take a hundred times longer to delete a folder than a file, and a page is a folder.
   */
  spare: string;
}

/** Begins a new version of a site. A build that is interrupted leaves the version before as it was. */
export function beginOutput({ site: named, own, spare }: OutputSettings): OutputFolder {
  mkdirSync(dirname(named), { recursive: true });
  // The site may be served from where a link leads.
  const site = existsSync(named) ? realpathSync(named) : named;
  clearUp(site);
  const draft = `${site}-draft.${process.pid}`;
  const before = `${site}-before.${process.pid}`;
  moveOr(spare, draft, () => mkdirSync(draft));
  const discard = () => {
    if (existsSync(draft)) keepFolders(draft, spare);
  };
  return {
    draft,
    site,
    own,
    discard,
    publish() {
      const copy = () => {
        cpSync(draft, site, { recursive: true, preserveTimestamps: true });
        discard();
      };
      if (!own) return copy();
      removeEmptyFolders(draft);
      if (existsSync(site) && !isMovedAway(site, before)) {
        for (const entry of readdirSync(site)) rmSync(join(site, entry), { recursive: true });
        return copy();
      }
      moveOr(draft, site, (error) => {
        // The version before goes back to its place.
        moveOr(before, site, () => {});
        throw error;
      });
      if (existsSync(before)) keepFolders(before, spare);
    },
  };
}

/** Moves a folder; does something else when it cannot be moved, as when it is not there or lies on another disk. */
function moveOr(from: string, to: string, otherwise: (error: unknown) => void): void {
  try {
    renameSync(from, to);
  } catch (error) {
    otherwise(error);
  }
}

/** Moves a folder; tells whether it could be moved, or whether another disk begins there, as in a container. */
function isMovedAway(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

/** Deletes the files of a site that has been replaced, or of a draft, and keeps its folders. */
function keepFolders(folder: string, spare: string): void {
  removeFiles(folder);
  try {
    mkdirSync(dirname(spare), { recursive: true });
    rmSync(spare, { recursive: true, force: true });
  } catch {
    // Where nothing can be kept, they go.
  }
  moveOr(folder, spare, () => rmSync(folder, { recursive: true }));
}

function removeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(path);
    else unlinkSync(path);
  }
}

/** Deletes folders in which nobody has put anything, such as those of deleted towns. Tells whether all is empty. */
function removeEmptyFolders(folder: string): boolean {
  const kept = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || !removeEmptyFolders(path)) return true;
    rmdirSync(path);
    return false;
  });
  return kept.length === 0;
}

/** What builds that were interrupted have left: drafts go, and a site that was about to be replaced comes back. */
function clearUp(site: string): void {
  const folder = dirname(site);
  for (const name of readdirSync(folder)) {
    const [, base, kind, process_] = /^(.+)-(draft|before)\.(\d+)$/.exec(name) ?? [];
    if (base !== basename(site) || isRunning(Number(process_))) continue;
    if (kind === 'before' && !existsSync(site)) renameSync(join(folder, name), site);
    else rmSync(join(folder, name), { recursive: true, force: true });
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
