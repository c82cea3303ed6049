// The store of the hosted editor: the draft in the database, and publications at the code host.
import {
  type PublicFile,
  type PublicFiles,
  publicFiles,
} from '../../../manifest/site/public-files.ts';
import { JOINED } from '../../document/history.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { freeName, listPictures, preparedPhoto } from '../../server/pictures.ts';
import {
  isSameText,
  type PublishRequest,
  SaveError,
  type Step,
  type Store,
} from '../../server/store.ts';
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

/** What the stores of a running function share. None gets anything of the draft before the database has answered it. */
interface Shared {
  host: CodeHost;
  /** Reads the files of the website as it was built last. */
  built(): Promise<PublicFile[]>;
  /** The last draft: while it has the same revision, the database sends no text. */
  known?: Draft;
  /** When commits from elsewhere were looked for, in milliseconds. */
  lastPolledAt: number;
}

/** Gives the stores of a running function, each for one request of one member. */
export function hostedStores(host: CodeHost, built: Shared['built']) {
  const shared: Shared = { host, built, lastPolledAt: 0 };
  return (database: DraftDatabase) => new HostedStore(shared, database);
}

class HostedStore implements Store {
  readonly #shared: Shared;
  readonly #database: DraftDatabase;
  /** The draft of this request, which is read once. */
  #draft?: Promise<Draft>;

  constructor(shared: Shared, database: DraftDatabase) {
    this.#shared = shared;
    this.#database = database;
  }

  /** Joins what is published elsewhere first. Neither a host that is down nor a slow one keeps anybody from editing. */
  async read() {
    const shared = this.#shared;
    // Throws for non-members before `lastPolledAt` is set, so that they cannot delay a member's poll.
    await this.history();
    if (Date.now() - shared.lastPolledAt >= POLL_INTERVAL_MS) {
      shared.lastPolledAt = Date.now();
      await Promise.race([this.#joinElsewhere().catch(() => {}), timeoutSignal()]);
    }
    return (await this.history()).text;
  }

  async now(): Promise<DraftNow> {
    const { text, base } = await this.history();
    return { text, base: base.text, files: await this.#files() };
  }

  async change<T extends { step?: Step }>(make: (text: string) => Promise<T>): Promise<T> {
    const { made } = await this.#saveWithRetry(async (seen) => {
      const made = await make(seen.text);
      const { step } = made;
      return { made, ...(step && step.text !== seen.text && { save: step }) };
    });
    return made;
  }

  async member() {
    return (await this.#database.member()).id;
  }

  /** The draft with its steps. */
  history(): Promise<Draft> {
    this.#draft ??= this.#readDraft();
    return this.#draft;
  }

  async pictures(text: string) {
    return listPictures(publicFiles(await this.#files()), text);
  }

  async addPicture(source: Buffer, { name }: { name: string }) {
    const files = publicFiles(await this.#files());
    return addPictureToDraft(source, { name, files, database: this.#database });
  }

  async publicState(text: string) {
    const { base } = await this.history();
    const added = await newPictures(this.#database, text);
    const unpublished = added.length > 0 || !isSameText(base.text, text);
    return { text: base.text, pictures: [], unpublished };
  }

  async publications(text: string) {
    const { host } = this.#shared;
    const [newest, ...others] = await hostPublications(host);
    if (!newest) return [];
    const published = (await host.textAt(host.files.manifest, newest.id)) ?? '';
    const added = await newPictures(this.#database, text);
    const isNow = isSameText(published, text) && added.length === 0;
    return [{ ...newest, isNow }, ...others.map((one) => ({ ...one, isNow: false }))];
  }

  async publication(id: string) {
    const { host } = this.#shared;
    const one = (await hostPublications(host)).find((known) => known.id === id);
    const text = one && (await host.textAt(host.files.manifest, id));
    return text === undefined ? undefined : { text, date: one?.date ?? '' };
  }

  async publish(publishing: PublishRequest) {
    const { host, built } = this.#shared;
    const database = this.#database;
    const draft = await this.history();
    const published = await newPictures(database, draft.text, publicFiles(await built()));
    const pictures = await asFiles(database, published, host.files.pictures);
    const author = await database.member();
    const { answer, next } = await publishDraft({ host, draft, pictures, publishing, author });
    if (!next) return answer;
    const saving = this.#saveWithRetry(async (seen) => {
      if (seen.revision === draft.revision) return { save: { ...joinedSave(next), published } };
      // Somebody saved while this was published: their text stays, and the next poll joins the publication to it.
      this.#shared.lastPolledAt = 0;
      const base = { ...draft.base, text: draft.text };
      return { save: { ...joinedSave({ text: seen.text, base }), published } };
    });
    // It is public by now, whatever the database says: the next look joins it.
    await saving.catch(() => {
      this.#shared.lastPolledAt = 0;
    });
    return answer;
  }

  async #readDraft(): Promise<Draft> {
    const shared = this.#shared;
    shared.known =
      (await this.#database.read(shared.known)) ??
      (await this.#database.begin(await versionAt(shared.host)));
    return shared.known;
  }

  /** Saves in the place of a draft. False, with nothing written, when somebody else has saved meanwhile. */
  async #save(seen: Draft, next: DraftSave): Promise<boolean> {
    this.#draft = undefined;
    const saved = await this.#database.save(seen, next);
    if (!saved) return false;
    this.#shared.known = saved;
    this.#draft = Promise.resolve(saved);
    return true;
  }

  /** Saves what `make` makes of the draft, or of that of somebody else who has saved meanwhile. Gives what it has given. Throws a SaveError. */
  async #saveWithRetry<T extends { save?: DraftSave }>(
    make: (seen: Draft) => Promise<T>,
  ): Promise<T> {
    for (let saves = 0; saves < MAX_SAVES; saves++) {
      const seen = await this.history();
      const made = await make(seen);
      if (!made.save || (await this.#save(seen, made.save))) return made;
    }
    throw new SaveError(OFTEN_SAVED);
  }

  async #joinElsewhere(): Promise<void> {
    const seen = await this.history();
    const newer = await joinNewer(this.#shared.host, seen);
    if ('base' in newer && newer !== seen) await this.#save(seen, joinedSave(newer));
  }

  /** The files of the website as it was built last, and those that the draft adds. */
  async #files(): Promise<PublicFile[]> {
    const [list, added] = [await this.#shared.built(), await this.#database.pictures()];
    return [...list, ...added.map(withSize)];
  }
}

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
  const photo = preparedPhoto(source);
  if (typeof photo === 'string') return { done: false, words: photo };
  const { width, height, type } = photo;
  const file = await freeName(name, type, async (file) => {
    const there = await database.pictureData(`/images/${file}`);
    return there ? !source.equals(there) : files.has(`/images/${file}`);
  });
  const picture = { path: `/images/${file}`, width, height };
  if (!files.has(picture.path)) await database.addPicture(picture, source);
  return { done: true, ...picture };
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
