// The folder that a build writes into: a new one beside the finished site, to be published when it is complete.
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
import { publish } from './publish.ts';

/** The folder inside the site in which a new version waits for its publication; a process is added to it. */
const NEXT = '.next.';

/** A new version of a finished site while it is being written. */
export interface OutputFolder {
  /** The folder to write into. */
  draft: string;
  /** The folder that the site has in the end; until then the version before stands there, if there is one. */
  site: string;
  /** False when the draft's files come among those of somebody else, which stay. */
  own: boolean;
  /** Puts the draft in the site's place. Files of the version before that are not in the draft are gone, assets after a while. */
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
   * The place of the draft's folders, without their files, for the next build to write into: some file systems
   * take a hundred times longer to delete a folder than a file, and a page is a folder.
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
  const next = join(site, `${NEXT}${process.pid}`);
  moveOr(spare, draft, () => mkdirSync(draft));
  const discard = () => {
    for (const folder of [next, draft]) if (existsSync(folder)) keepFolders(folder, spare);
  };
  return {
    draft,
    site,
    own,
    discard,
    publish() {
      removeEmptyFolders(draft);
      mkdirSync(site, { recursive: true });
      // The site may be another disk, as in a container. When that is full, it is so before anything has changed.
      moveOr(draft, next, () => cpSync(draft, next, { recursive: true, preserveTimestamps: true }));
      publish(next, site, own);
      discard();
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

/** Deletes the files of a draft and keeps its folders. */
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
