// The folder that a build writes into: a new one beside the finished site, which takes its place in one step.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A new version of a finished site while it is being written. */
export interface OutputFolder {
  /** The folder to write into. */
  draft: string;
  /** The folder that the site has in the end; until then the version before stands there, if there is one. */
  site: string;
  /** Puts the draft in the site's place. Files of the version before that are not in the draft are gone. */
  publish(): void;
  /** Takes the draft away. */
  discard(): void;
}

/**
 * Begins a new version of the site in `site`. A build that is interrupted leaves the version before as it was.
 * @param own false for a folder that may hold files of somebody else: those stay
 */
export function beginOutput(site: string, own: boolean): OutputFolder {
  mkdirSync(dirname(site), { recursive: true });
  clearUp(site);
  const draft = `${site}-draft.${process.pid}`;
  const before = `${site}-before.${process.pid}`;
  mkdirSync(draft);
  const discard = () => rmSync(draft, { recursive: true, force: true });
  return {
    draft,
    site,
    discard,
    publish() {
      if (!own) {
        cpSync(draft, site, { recursive: true, preserveTimestamps: true });
        return discard();
      }
      if (existsSync(site)) renameSync(site, before);
      renameSync(draft, site);
      rmSync(before, { recursive: true, force: true });
    },
  };
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
