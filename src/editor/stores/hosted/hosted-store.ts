// The store of the hosted editor: the draft in the database, and publications at the code host.

import { imageSize } from 'image-size';
import {
  type PublicFile,
  type PublicFiles,
  publicFiles,
} from '../../../manifest/site/public-files.ts';
import {
  foreignRefusal,
  MAX_PREPARED_BYTES,
  MAX_PREPARED_SIDE_PX,
  NO_PHOTO,
  TOO_HEAVY,
} from '../../../model/picture-files.ts';
import { JOINED } from '../../document/history.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { freeName, listPictures } from '../../server/pictures.ts';
import { isSameText, SaveError, type Store } from '../../server/store.ts';
import type { CodeHost, HostFile } from './code-host.ts';
import type { Draft, DraftDatabase, DraftPicture, DraftSave } from './draft-database.ts';
import { hostPublications, joinNewer, publishDraft, versionAt } from './publish-draft.ts';

/** The draft as one request has found it. */
export interface DraftNow {
  text: string;
  /** The text that is public. */
  base: string;
  files: PublicFile[];
}

/** How often commits from elsewhere are looked for, and how long a request waits for that, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;
const MAX_POLL_WAIT_MS = 3_000;

/** The most times that a save is made again of what somebody else has saved meanwhile. */
const MAX_SAVES = 10;
const OFTEN_SAVED = 'Others keep saving at the same moment. Try it once more.';

/**
 * Gives the stores of a running function, which share the last draft and the time of the last look for commits. None gets
 * anything of the draft before the database has answered it.
 * @param built reads the files of the website as it was built last
 */
export function hostedStores(host: CodeHost, built: () => Promise<PublicFile[]>) {
  /** While it has the same revision, the database sends no text. */
  let known: Draft | undefined;
  let lastPolledAt = 0;

  /** The store as one member sees it, made for one request. */
  return (database: DraftDatabase): Store & { now(): Promise<DraftNow> } => {
    /** The draft of this request, which is read once. */
    let draft: Promise<Draft> | undefined;
    const current = () => {
      draft ??= readDraft();
      return draft;
    };
    const readDraft = async () => {
      known = (await database.read(known)) ?? (await database.begin(await versionAt(host)));
      return known;
    };
    /** Saves in the place of a draft. False, with nothing written, when somebody else has saved meanwhile. */
    const save = async (seen: Draft, next: DraftSave): Promise<boolean> => {
      draft = undefined;
      const saved = await database.save(seen, next);
      if (!saved) return false;
      known = saved;
      draft = Promise.resolve(saved);
      return true;
    };
    /** Saves what `make` makes of the draft, or of that of somebody else who has saved meanwhile. Gives what it has given. Throws a SaveError. */
    const saveWithRetry = async <T extends { save?: DraftSave }>(
      make: (seen: Draft) => Promise<T>,
    ): Promise<T> => {
      for (let saves = 0; saves < MAX_SAVES; saves++) {
        const seen = await current();
        const made = await make(seen);
        if (!made.save || (await save(seen, made.save))) return made;
      }
      throw new SaveError(OFTEN_SAVED);
    };
    const joinElsewhere = async () => {
      const seen = await current();
      const newer = await joinNewer(host, seen);
      if ('base' in newer && newer !== seen) await save(seen, joinedSave(newer));
    };
    /** The files of the website as it was built last, and those that the draft adds. */
    const files = async (): Promise<PublicFile[]> => {
      const [list, added] = [await built(), await database.pictures()];
      return [...list, ...added.map(withSize)];
    };

    return {
      /** Joins what is published elsewhere first. Neither a host that is down nor a slow one keeps anybody from editing. */
      async read() {
        // Throws for non-members before `lastPolledAt` is set, so that they cannot delay a member's poll.
        await current();
        if (Date.now() - lastPolledAt >= POLL_INTERVAL_MS) {
          lastPolledAt = Date.now();
          await Promise.race([joinElsewhere().catch(() => {}), timeoutSignal()]);
        }
        return (await current()).text;
      },

      async now() {
        const { text, base } = await current();
        return { text, base: base.text, files: await files() };
      },

      async change(make) {
        const { made } = await saveWithRetry(async (seen) => {
          const made = await make(seen.text);
          const { step } = made;
          return { made, ...(step && step.text !== seen.text && { save: step }) };
        });
        return made;
      },

      member: async () => (await database.member()).id,
      history: current,
      pictures: async (text) => listPictures(publicFiles(await files()), text),
      addPicture: async (source, { name }) =>
        addPictureToDraft(source, { name, files: publicFiles(await files()), database }),

      async publicState(text) {
        const { base } = await current();
        const added = await newPictures(database, text);
        return {
          text: base.text,
          pictures: [],
          unpublished: added.length > 0 || !isSameText(base.text, text),
        };
      },

      async publications(text) {
        const [newest, ...others] = await hostPublications(host);
        if (!newest) return [];
        const published = (await host.textAt(host.files.manifest, newest.id)) ?? '';
        const isNow =
          isSameText(published, text) && (await newPictures(database, text)).length === 0;
        return [{ ...newest, isNow }, ...others.map((one) => ({ ...one, isNow: false }))];
      },

      async publication(id) {
        const one = (await hostPublications(host)).find((known) => known.id === id);
        const text = one && (await host.textAt(host.files.manifest, id));
        return text === undefined ? undefined : { text, date: one?.date ?? '' };
      },

      async publish(publishing) {
        const asked = await current();
        const onSite = publicFiles(await built());
        const published = await newPictures(database, asked.text, onSite);
        const pictures = await asFiles(database, published, host.files.pictures);
        const author = await database.member();
        const { answer, next } = await publishDraft({
          host,
          draft: asked,
          pictures,
          publishing,
          author,
        });
        if (!next) return answer;
        await saveWithRetry(async (seen) => {
          if (seen.revision === asked.revision) return { save: { ...joinedSave(next), published } };
          // It was changed from the text that was published: to that the publication is joined at the next look.
          lastPolledAt = 0;
          const base = { ...asked.base, text: asked.text };
          return { save: { ...joinedSave({ text: seen.text, base }), published } };
        });
        return answer;
      },
    };
  };
}

/** A picture of the draft as a file of the website. */
export const withSize = ({ path, width, height }: DraftPicture): PublicFile => ({
  path,
  size: { width, height },
});

/** Ends when a request has waited long enough. */
const timeoutSignal = () =>
  new Promise((done) => {
    AbortSignal.timeout(MAX_POLL_WAIT_MS).addEventListener('abort', done);
  });

/** The save of a text that was joined with a publication from elsewhere, where it was. */
const joinedSave = ({ text, base }: Pick<Draft, 'text' | 'base'>): DraftSave => ({
  text,
  base,
  words: JOINED,
});

/** Takes a picture, which the browser has made upright and small. The same one keeps its name. */
async function addPictureToDraft(
  source: Buffer,
  { name, files, database }: { name: string; files: PublicFiles; database: DraftDatabase },
): Promise<PictureAnswer> {
  if (source.length > MAX_PREPARED_BYTES) return { done: false, words: TOO_HEAVY };
  const photo = photoIn(source);
  if (!photo) return { done: false, words: foreignRefusal(source) ?? NO_PHOTO };
  const { width, height, type } = photo;
  const file = await freeName(name, type, async (file) => {
    const there = await database.pictureData(`/images/${file}`);
    return there ? !source.equals(there) : files.has(`/images/${file}`);
  });
  const picture = { path: `/images/${file}`, width, height };
  if (!files.has(picture.path)) await database.addPicture(picture, source);
  return { done: true, ...picture };
}

/** The size and the form, which is the ending, of what the page makes of a photo; undefined for anything else. */
function photoIn(source: Buffer) {
  try {
    const { type = '', width, height } = imageSize(source);
    const isSmall = Math.max(width, height) <= MAX_PREPARED_SIDE_PX;
    return isSmall && isWhole(source, type) ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a JPEG or WebP has its end, which is missing where its sending broke off. */
function isWhole(source: Buffer, type: string): boolean {
  if (type === 'webp') return source.length === source.readUInt32LE(4) + 8;
  return type === 'jpg' && source.readUInt16BE(source.length - 2) === 0xffd9;
}

/**
 * The addresses of new pictures that a text names; nobody sees the others.
 * @param onSite the files of the website, without which no picture counts as published
 */
async function newPictures(
  database: DraftDatabase,
  text: string,
  onSite?: PublicFiles,
): Promise<string[]> {
  const all = await database.pictures();
  const isThere = ({ path, isPublished }: DraftPicture) =>
    isPublished && onSite?.has(path) !== false;
  return all.flatMap((one) => (!isThere(one) && text.includes(one.path) ? one.path : []));
}

/** Pictures as files of a folder in the repository. */
async function asFiles(
  database: DraftDatabase,
  paths: string[],
  folder: string,
): Promise<HostFile[]> {
  const all = await Promise.all(paths.map((path) => database.pictureData(path)));
  return paths.flatMap((path, at) => {
    const content = all[at];
    return content ? { path: path.replace('/images', folder), content } : [];
  });
}
