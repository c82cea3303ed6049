// Reads and writes the text of pages.yaml for the editor: whole, in one step, by one editor at a time, with its mode and through its links.
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeFileAtomic } from '../../../files/write-whole.ts';
import { SaveError } from '../../server/store.ts';

/** The reason when another program has saved the file in the meantime. */
export class SavedOutside extends SaveError {
  constructor() {
    super('The file was changed outside the editor meanwhile. Look at it, then press again.');
  }
}

/** The file behind a link, and the folder beside it in which the editor keeps its own files. */
export function editorFiles(manifest: string) {
  const file = existsSync(manifest) ? realpathSync(manifest) : manifest;
  const folder = join(dirname(file), '.curbside', basename(file));
  return {
    file,
    folder,
    tempFolder: join(folder, 'drafts'),
    days: join(folder, 'days'),
    journal: join(folder, 'history.json'),
    lock: join(folder, 'lock'),
  };
}

export type EditorFiles = ReturnType<typeof editorFiles>;

/** The text as it is on disk. */
export async function readManifestText({ file }: EditorFiles): Promise<string> {
  const bytes = await readFile(file).catch(throwReadable);
  const text = String(bytes);
  // Rewriting a file that is not UTF-8 would damage it.
  if (!Buffer.from(text).equals(bytes)) {
    throw new SaveError(`${basename(file)} is not saved as UTF-8, so the editor leaves it alone.`);
  }
  return text;
}

/** Makes the editor's folder, which git ignores by a file of its own. */
export async function makeFolder({ folder, tempFolder, days }: EditorFiles): Promise<void> {
  if (existsSync(tempFolder) && existsSync(days)) return;
  try {
    await mkdir(tempFolder, { recursive: true });
    await mkdir(days, { recursive: true });
    await writeFile(join(folder, '../.gitignore'), '*\n');
  } catch (error) {
    throwReadable(error);
  }
}

/** A save takes no longer, in milliseconds. */
const STALE_TEMP_FILE_MS = 60_000;

/** Removes the temporary files of a server that was ended in the middle of a save; another one may be running. */
export async function removeTempFiles({ tempFolder }: EditorFiles): Promise<void> {
  for (const name of existsSync(tempFolder) ? readdirSync(tempFolder) : []) {
    const tempFile = join(tempFolder, name);
    const { mtimeMs = 0 } = statSync(tempFile, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > STALE_TEMP_FILE_MS) await rm(tempFile, { force: true });
  }
}

/** Writes the text in the place of the one that was seen. Throws with the reason when that fails; then the file is as it was. */
export async function saveManifestText(
  { file, tempFolder }: Pick<EditorFiles, 'file' | 'tempFolder'>,
  text: string,
  seen: string,
): Promise<void> {
  const { mode } = statSync(file);
  if ((mode & 0o200) === 0) {
    throw new SaveError(`${basename(file)} is write-protected: nothing was changed.`);
  }
  const [content, old] = [Buffer.from(text), Buffer.from(seen)];
  const beforeReplace = () => {
    if (!readFileSync(file).equals(old)) throw new SavedOutside();
  };
  await writeFileAtomic(file, content, { flush: true, mode, tempFolder, beforeReplace }).catch(
    throwReadable,
  );
}

/** Keeps the first version of each day. */
export async function keepFirstOfDay({ days }: EditorFiles, text: string): Promise<void> {
  // The Swedish locale formats dates as YYYY-MM-DD, which sorts by name.
  const copy = join(days, `${new Date().toLocaleDateString('sv')}.yaml`);
  if (!existsSync(copy))
    await writeFileAtomic(copy, Buffer.from(text), { flush: true }).catch(throwReadable);
}

const CAUSES: Record<string, string> = {
  ENOSPC: 'The disk is full: nothing was changed. Make room on it, then try again.',
  EDQUOT: 'Your part of the disk is full: nothing was changed. Make room on it, then try again.',
  EROFS: 'The disk can only be read: nothing was changed.',
  EACCES: 'This computer does not let the editor write into the folder: nothing was changed.',
  // Windows says so of a file that another program has open.
  EPERM:
    'Another program has the file open, or this computer does not let the editor write into the folder: nothing was changed. Close it there, then try again.',
  EBUSY: 'Another program has the file open: nothing was changed. Close it there, then try again.',
  ENOENT: 'pages.yaml is not where it was: nothing was changed.',
};

/** Throws the reason of an error of the disk in words. */
export function throwReadable(error: unknown): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  throw CAUSES[code] ? new SaveError(CAUSES[code], { cause: error }) : error;
}

/** The longest wait for another editor, which holds the lock for a change or a commit; a slow git hook outlasts it. */
const LOCK_TIMEOUT_MS = 10_000;
/** The pause before the lock is looked at again. */
const LOCK_POLL_MS = 50;
/** A lock older than this is stale, even if its process id is in use again. */
const MAX_LOCK_AGE_MS = 600_000;
/** An empty lock older than this is stale: its editor ended before it wrote its id. */
const MAX_EMPTY_LOCK_AGE_MS = 5_000;

/** Runs some work while no other editor writes the file or its journal. Throws when another one does not come to its end. */
export async function withLock<T>(files: EditorFiles, work: () => Promise<T>): Promise<T> {
  await makeFolder(files);
  if (!tryLock(files)) await waitForLock(files);
  try {
    return await work();
  } finally {
    rmSync(files.lock, { force: true });
  }
}

/** Takes the lock once it is given back. */
async function waitForLock(files: EditorFiles): Promise<void> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  while (!tryLock(files)) {
    if (performance.now() > end)
      throw new SaveError('Another editor is writing this file: nothing was changed. Try again.');
    await setTimeout(LOCK_POLL_MS);
  }
}

/** Takes the lock if nobody has it, or in the place of an editor that was ended while it had it. */
function tryLock({ lock, tempFolder }: EditorFiles): boolean {
  try {
    const left = existsSync(lock) && staleLockName(lock);
    // Of several that find the same lock left, one takes its place.
    if (left) writeFileSync(join(tempFolder, left), '', { flag: 'wx' });
    writeFileSync(lock, `${process.pid} ${hostname()}`, { flag: left ? 'w' : 'wx' });
    return true;
  } catch (error) {
    // Another editor was first, or has given it back just now.
    if (['EEXIST', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) return false;
    // On a full disk there is room for the file and none for the words in it.
    rmSync(lock, { force: true });
    return throwReadable(error);
  }
}

/** The id of this lock if it is stale, else undefined. A lock of another computer is stale only by its age. */
function staleLockName(lock: string): string | undefined {
  const [pid, host] = readFileSync(lock, 'utf8').split(' ');
  const { mtimeMs } = statSync(lock);
  const isLeft =
    Date.now() - mtimeMs > (pid ? MAX_LOCK_AGE_MS : MAX_EMPTY_LOCK_AGE_MS) ||
    (host === hostname() && !isRunning(Number(pid)));
  return isLeft ? `lock-${pid}-${mtimeMs}` : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
