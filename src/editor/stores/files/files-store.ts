// The store of the editor on a computer: the manifest’s file with a journal beside it, public/images/, and git.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Project } from '../../../files/project.ts';
import { readPublicFiles } from '../../../files/public-folder.ts';
import { writeFileAtomic } from '../../../files/write-whole.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { freeName, listPictures, preparedPhoto } from '../../server/pictures.ts';
import {
  isSameText,
  type PublicState,
  type PublishRequest,
  SaveError,
  type Step,
  type Store,
} from '../../server/store.ts';
import { Journal } from './journal.ts';
import {
  type EditorFiles,
  editorFiles,
  keepFirstOfDay,
  makeFolder,
  readManifestText,
  removeTempFiles,
  SavedOutside,
  saveManifestText,
  throwReadable,
  withLock,
} from './manifest-text.ts';
import {
  bringPictures,
  changedPictures,
  hasNoRemote,
  isInGit,
  isUnsent,
  type Published,
  publications,
  publishedFiles,
  publishedText,
} from './publication.ts';
import { publishSite } from './publish-site.ts';

/** Somebody else who saves as often in a row keeps the editor from saving. */
const MAX_SAVES = 5;

/** The store of one manifest. Editors in several processes may work with the same one. */
export const filesStore = (site: Pick<Project, 'manifest' | 'publicFolder'>): Store =>
  new FilesStore(site);

class FilesStore implements Store {
  readonly #files: EditorFiles;
  readonly #publicFolder: string;
  readonly #published: Published;
  readonly #journal: Journal;
  readonly #inTurn: ReturnType<typeof createQueue>;
  readonly #publishInTurn = createQueue();

  constructor({ manifest, publicFolder }: Pick<Project, 'manifest' | 'publicFolder'>) {
    this.#files = editorFiles(manifest);
    this.#publicFolder = publicFolder;
    this.#published = publishedFiles(this.#files.file, publicFolder);
    this.#journal = new Journal(this.#files);
    this.#inTurn = createQueue(removeTempFiles(this.#files));
  }

  async read() {
    try {
      return await this.#runExclusive(() => this.#readAndSyncJournal());
    } catch (error) {
      // If the journal cannot be written, as on a full disk, the text can be read all the same.
      if (error instanceof SaveError) return readManifestText(this.#files);
      throw error;
    }
  }

  change<T extends { step?: Step }>(make: (text: string) => Promise<T>): Promise<T> {
    return this.#runExclusive(async () => {
      for (let tries = 0; tries < MAX_SAVES; tries++) {
        const text = await this.#readAndSyncJournal();
        const made = await make(text);
        const { step } = made;
        if (!step || step.text === text) return made;
        await keepFirstOfDay(this.#files, text);
        try {
          await this.#save(step, text);
          return made;
        } catch (error) {
          // Checking takes a moment, in which another program may save.
          if (!(error instanceof SavedOutside)) throw error;
        }
      }
      throw new SaveError('Another program keeps saving the file. Try later.');
    });
  }

  history() {
    return this.#journal.read();
  }

  async pictures(text: string) {
    return listPictures(await readPublicFiles(this.#publicFolder), text);
  }

  async addPicture(source: Buffer, { name }: { name: string }) {
    await makeFolder(this.#files);
    const { tempFolder } = this.#files;
    return importPicture(source, { name, publicFolder: this.#publicFolder, tempFolder });
  }

  async publicState(text: string): Promise<PublicState> {
    const published = this.#published;
    if (!(await isInGit(published))) return { text: firstOfDay(this.#files), pictures: [] };
    const [last, pictures, unsent] = await Promise.all([
      publishedText(published),
      changedPictures(published, text),
      isUnsent(published),
    ]);
    const isSame = last !== undefined && isSameText(last, text);
    // A branch that follows no other place yet was never sent, unless there is none.
    const isLocal = unsent === undefined && (await hasNoRemote(published));
    const unpublished = !isSame || pictures.isAny || (unsent ?? !isLocal);
    const entries = pictures.entries;
    return { text: last ?? firstOfDay(this.#files), pictures: entries, unpublished, isLocal };
  }

  async publications(text: string) {
    const published = this.#published;
    const [all, pictures] = await Promise.all([
      publications(published),
      changedPictures(published, text),
    ]);
    const isNow = async (id: string) =>
      !pictures.isAny && isSameText((await publishedText(published, id)) ?? '', text);
    return Promise.all(all.map(async (one) => ({ ...one, isNow: await isNow(one.id) })));
  }

  async publication(id: string) {
    const published = this.#published;
    const text = /^[\da-f]{7,64}$/.test(id) ? await publishedText(published, id) : undefined;
    if (text === undefined) return undefined;
    await bringPictures(published, id, text);
    const all = await publications(published);
    return { text, date: all.find((one) => one.id === id)?.date ?? '' };
  }

  publish(publishing: PublishRequest) {
    const inTurn = <T>(work: () => Promise<T>) => this.#runExclusive(work);
    return this.#publishInTurn(() =>
      publishSite({ ...publishing, files: this.#published, inTurn }),
    );
  }

  /** Runs some work while no other editor writes, here or in another process. */
  #runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(() => withLock(this.#files, work));
  }

  /** The text on disk, which the journal has taken note of. */
  async #readAndSyncJournal(): Promise<string> {
    const text = await readManifestText(this.#files);
    await this.#journal.notice(text);
    return text;
  }

  /** Saves a step in the place of the text that was seen, which the journal notes first. */
  async #save(step: Step, seen: string): Promise<void> {
    const before = await this.#journal.read();
    await this.#journal.add(step);
    try {
      await saveManifestText(this.#files, step.text, seen);
    } catch (error) {
      if (before) await this.#journal.write(before);
      throw error;
    }
  }
}

/** The first text of the last day on which the editor has changed something. */
function firstOfDay({ days }: EditorFiles): string | undefined {
  const newest = existsSync(days) ? readdirSync(days).sort().at(-1) : undefined;
  return newest && readFileSync(join(days, newest), 'utf8');
}

/** Gives a function that runs each work when the one before it has ended, well or not. */
function createQueue(first: Promise<unknown> = Promise.resolve()) {
  let last = first;
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}

/**
 * Writes a picture, which the browser has made upright and small, into public/images/. Nothing else is written.
 * @param tempFolder a folder in which what an ended process leaves is not published
 */
export async function importPicture(
  source: Buffer,
  { name, publicFolder, tempFolder }: { name: string; publicFolder: string; tempFolder?: string },
): Promise<PictureAnswer> {
  const photo = preparedPhoto(source);
  if (typeof photo === 'string') return { done: false, words: photo };
  const { width, height, type } = photo;
  const folder = await picturesFolder(publicFolder);
  // The same picture keeps its name.
  const file = await freeName(name, type, async (file) => {
    const there = await readFile(join(folder, file)).catch(() => undefined);
    return there !== undefined && !there.equals(source);
  });
  if (!existsSync(join(folder, file))) {
    const isOneDisk = tempFolder && statSync(tempFolder).dev === statSync(folder).dev;
    await writeFileAtomic(join(folder, file), source, {
      flush: true,
      ...(isOneDisk && { tempFolder }),
    }).catch(throwReadable);
  }
  return { done: true, path: `/images/${file}`, width, height };
}

/** The folder of pictures. A link that leads out of public/ is not followed. */
async function picturesFolder(publicFolder: string): Promise<string> {
  const folder = join(publicFolder, 'images');
  await mkdir(folder, { recursive: true }).catch(throwReadable);
  const inside = realpathSync(folder).startsWith(realpathSync(publicFolder) + sep);
  if (!inside)
    throw new SaveError('The folder public/images leads to another place: nothing was saved.');
  return folder;
}
