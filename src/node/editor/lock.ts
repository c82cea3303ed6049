// One lock for each manifest: of several editors on a file, also in other processes, one at a time writes it.
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type EditorFiles, fail, makeFolder, NotSaved } from './manifest-text.ts';

/** The longest wait for another editor, which holds the lock for a save or for a join of publications. */
const LONGEST_WAIT_MS = 10_000;
/** An older lock is one that was left, whoever has its process number by now. */
const LONGEST_HELD_MS = 600_000;

const OWNER = `${process.pid} ${hostname()}`;

/** Runs some work while no other editor writes the file or its journal. Throws when another one does not come to its end. */
export async function locked<T>(files: EditorFiles, work: () => Promise<T>): Promise<T> {
  await makeFolder(files);
  if (!isTaken(files)) await takenLater(files);
  try {
    return await work();
  } finally {
    rmSync(files.lock, { force: true });
  }
}

/** Takes the lock if nobody has it. */
function isTaken(files: EditorFiles): boolean {
  try {
    writeFileSync(files.lock, OWNER, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return dropLeft(files);
    // On a full disk there is room for the file and none for the words in it.
    rmSync(files.lock, { force: true });
    return fail(error);
  }
}

/** Takes the lock as soon as it is given back. */
async function takenLater(files: EditorFiles): Promise<void> {
  const watcher = watch(files.folder);
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  try {
    while (!isTaken(files)) await once(watcher, 'change', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new NotSaved('Another editor is writing this file: nothing was changed. Try again.');
  } finally {
    watcher.close();
  }
}

/** Takes the place of an editor that was ended while it had the lock. */
function dropLeft(files: EditorFiles): boolean {
  try {
    const owner = readFileSync(files.lock, 'utf8');
    const age = Date.now() - statSync(files.lock).mtimeMs;
    if (age < (owner ? LONGEST_HELD_MS : LONGEST_WAIT_MS) && !hasEnded(owner)) return false;
    // Of several that find the same, one moves it away.
    const left = join(files.drafts, `lock-${process.pid}-${Math.random()}`);
    renameSync(files.lock, left);
    rmSync(left);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') fail(error);
  }
  return isTaken(files);
}

/** Whether an owner's process is gone. Nothing is known of one on another computer, or of one that is writing its name. */
function hasEnded(owner: string): boolean {
  const [, pid, host] = /^(\d+) (.*)$/.exec(owner) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
