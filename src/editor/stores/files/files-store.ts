// The store of the editor on a computer: the manifest’s file with a journal beside it, public/images/, and git.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import type { Project } from '../../../files/project.ts';
import { readPublicFiles } from '../../../files/public-folder.ts';
import { writeFileAtomic } from '../../../files/write-whole.ts';
import { MAX_PICTURE_WIDTH, NO_PHOTO } from '../../../model/picture-files.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { freeName, listPictures } from '../../server/pictures.ts';
import { isSameText, SaveError, type Step, type Store } from '../../server/store.ts';
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
  isInGit,
  isUnsent,
  publications,
  publishedFiles,
  publishedText,
} from './publication.ts';
import { publishSite } from './publish-site.ts';

/** Somebody else who saves as often in a row keeps the editor from saving. */
const MAX_SAVES = 5;

/** Drafts beside their pictures, which earlier versions have left there and a build would publish. */
const PUBLISHED_TEMP_FILE = /\.(?:jpg|png|webp)\.\d+-0\.\d+$/;

/** The store of one manifest. Editors in several processes may work with the same one. */
export function filesStore({
  manifest,
  publicFolder,
}: Pick<Project, 'manifest' | 'publicFolder'>): Store {
  const files = editorFiles(manifest);
  const published = publishedFiles(files.file, publicFolder);
  const journal = new Journal(files);
  const images = { tempFolder: join(publicFolder, 'images') };
  const inTurn = createQueue(
    removeTempFiles(files).then(() => removeTempFiles(images, PUBLISHED_TEMP_FILE)),
  );
  const publishInTurn = createQueue();
  const runExclusive = <T>(work: () => Promise<T>) => inTurn(() => withLock(files, work));
  const syncJournal = async () => {
    const text = await readManifestText(files);
    await journal.notice(text);
    return text;
  };
  /** Saves a step in the place of the text that was seen, which the journal notes first. */
  const save = async (step: Step, seen: string) => {
    const before = await journal.read();
    await journal.add(step);
    try {
      await saveManifestText(files, step.text, seen);
    } catch (error) {
      if (before) await journal.write(before);
      throw error;
    }
  };
  return {
    // The journal cannot be written, for example on a full disk: the text is still returned.
    read: () =>
      runExclusive(syncJournal).catch((error) => {
        if (error instanceof SaveError) return readManifestText(files);
        throw error;
      }),

    change: (make) =>
      runExclusive(async () => {
        for (let tries = 0; tries < MAX_SAVES; tries++) {
          const text = await syncJournal();
          const made = await make(text);
          const { step } = made;
          if (!step || step.text === text) return made;
          await keepFirstOfDay(files, text);
          try {
            await save(step, text);
            return made;
          } catch (error) {
            // Checking takes a moment, in which another program may save.
            if (!(error instanceof SavedOutside)) throw error;
          }
        }
        throw new SaveError('Another program keeps saving the file. Try later.');
      }),

    history: () => journal.read(),
    pictures: async (text) => listPictures(await readPublicFiles(publicFolder), text),
    addPicture: async (source, options) => {
      await makeFolder(files);
      return importPicture(source, { ...options, publicFolder, tempFolder: files.tempFolder });
    },

    async publicState(text) {
      if (!(await isInGit(published))) return { text: firstOfDay(files), pictures: [] };
      const [last, pictures, unsent] = await Promise.all([
        publishedText(published),
        changedPictures(published, text),
        isUnsent(published),
      ]);
      const isSame = last !== undefined && isSameText(last, text);
      const unpublished = !isSame || pictures.isAny || unsent === true;
      return { text: last ?? firstOfDay(files), pictures: pictures.entries, unpublished };
    },

    async publications(text) {
      const [all, pictures] = await Promise.all([
        publications(published),
        changedPictures(published, text),
      ]);
      const isNow = async (id: string) =>
        !pictures.isAny && isSameText((await publishedText(published, id)) ?? '', text);
      return Promise.all(all.map(async (one) => ({ ...one, isNow: await isNow(one.id) })));
    },

    async publication(id) {
      const text = /^[\da-f]{7,64}$/.test(id) ? await publishedText(published, id) : undefined;
      if (text === undefined) return undefined;
      await bringPictures(published, id, text);
      const all = await publications(published);
      return { text, date: all.find((one) => one.id === id)?.date ?? '' };
    },

    publish: (publishing) =>
      publishInTurn(() => publishSite({ ...publishing, files: published, inTurn: runExclusive })),
  };
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
 * Writes the picture into public/images/ and gives its address. Nothing is written that is not a photo.
 * @param tempFolder a folder in which what an ended process leaves is not published
 */
export async function importPicture(
  source: Buffer,
  { name, publicFolder, tempFolder }: { name: string; publicFolder: string; tempFolder?: string },
): Promise<PictureAnswer> {
  const made = await photoOf(source).catch(() => undefined);
  if (!made) return { done: false, words: NO_PHOTO };
  const { data, width, height, ending } = made;
  const folder = await picturesFolder(publicFolder);
  // The same picture keeps its name.
  const file = await freeName(name, ending, async (file) => {
    const there = await readFile(join(folder, file)).catch(() => undefined);
    return there !== undefined && !there.equals(data);
  });
  if (!existsSync(join(folder, file))) {
    const isOneDisk = tempFolder && statSync(tempFolder).dev === statSync(folder).dev;
    await writeFileAtomic(join(folder, file), data, {
      flush: true,
      ...(isOneDisk && { tempFolder }),
    }).catch(throwReadable);
  }
  return { done: true, path: `/images/${file}`, width, height };
}

/** The kinds of pictures that the page sends; all but a JPEG are see-through somewhere. */
const KINDS = ['jpeg', 'png', 'webp'];

/** Encodes the photo anew, so that nothing but its pixels is left. Throws for anything else. */
async function photoOf(source: Buffer) {
  const { format = '' } = await sharp(source).metadata();
  if (!KINDS.includes(format)) throw new Error('not a photo');
  const small = sharp(source, { failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
    .resize({ width: MAX_PICTURE_WIDTH, withoutEnlargement: true });
  const isClear = format !== 'jpeg';
  const { data, info } = await (isClear
    ? small.webp({ quality: 90 })
    : small.jpeg({ quality: 86, mozjpeg: true })
  ).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, ending: isClear ? 'webp' : 'jpg' };
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
