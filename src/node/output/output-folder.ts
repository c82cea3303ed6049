// The folder that a build writes into: a new one beside the finished site, to be published when it is complete.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { publish } from './publish.ts';

/** The folder inside the site in which a new version waits for its publication; a process is added to it. */
const NEXT = '.next.';

/** A new version of a finished site while it is being written. */
export interface OutputFolder {
  /** The folder to write into. */
  draft: string;
  /** The folder of the site, with the version before until publication. */
  site: string;
  /** Puts the draft in the site's place. Deletes files of the version before that the draft lacks, assets after a while. */
  publish(): void;
  /** Takes the draft away. */
  discard(): void;
}

/** The folder that a build writes. */
export interface OutputSettings {
  site: string;
  /** False for a folder that may hold files of somebody else: those stay. */
  own: boolean;
}

/** Begins a new version of a site. A build that is interrupted leaves the version before as it was. */
export function beginOutput({ site: named, own }: OutputSettings): OutputFolder {
  mkdirSync(dirname(named), { recursive: true });
  // The site may be served from where a link leads.
  const site = existsSync(named) ? realpathSync(named) : named;
  clearUp(site);
  const draft = `${site}-draft.${process.pid}`;
  const next = join(site, `${NEXT}${process.pid}`);
  mkdirSync(draft);
  const discard = () => {
    for (const folder of [next, draft]) rmSync(folder, { recursive: true, force: true });
  };
  return {
    draft,
    site,
    discard,
    publish() {
      mkdirSync(site, { recursive: true });
      move(draft, next);
      publish(next, site, own);
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
