// What the hosted editor keeps in the database: one draft of the manifest for the whole office, its steps, and new pictures.
import { Buffer } from 'node:buffer';
import { apiKeyHeaders } from '../../../model/credentials.ts';
import type { HistoryStep } from '../../document/history.ts';
import type { DraftLink, PresentMember } from '../../protocol.ts';
import { BadRequest } from '../../server/requests.ts';
import { SaveError, type Step } from '../../server/store.ts';

/** The version that the draft was made from. */
export interface Base {
  commit: string;
  text: string;
}

/** The draft of the manifest. */
export interface Draft {
  /** Grows with every save that changes something. */
  revision: number;
  text: string;
  base: Base;
  /** The steps since the draft began. */
  steps: HistoryStep[];
}

/** A save, of which the database makes a step where the text is another one. With a base, it has no session. */
export interface DraftSave extends Step, Partial<Pick<Draft, 'base'>> {
  /** The addresses of pictures that are published with a base. */
  published?: string[];
}

/** A picture that was added. It stays until its publication is built. */
export interface DraftPicture {
  /** Its address: `/images/cart.jpg`. */
  path: string;
  width: number;
  height: number;
  /** Whether the repository has it. */
  isPublished?: boolean;
}

/** The database as one member sees it: its row-level security decides. Every function throws words: a BadRequest for nobody of the office, or a SaveError. */
export interface DraftDatabase {
  /** The draft, which is `known` itself when that is its revision; undefined before there is one. */
  read(known?: Draft): Promise<Draft | undefined>;
  /** Begins the draft, and gives it; of two at once, one counts. */
  begin(base: Base): Promise<Draft>;
  /** Saves in the place of a draft, and gives the one after it; undefined, with nothing written, when it has another revision by now. */
  save(seen: Draft, next: DraftSave): Promise<Draft | undefined>;
  pictures(): Promise<DraftPicture[]>;
  pictureData(path: string): Promise<Uint8Array | undefined>;
  addPicture(picture: DraftPicture, data: Uint8Array): Promise<void>;
  /** The member who asks. */
  member(): Promise<{ id: string; name: string; email: string }>;
  /** Notes the field that the member who asks is in, and gives the others who edit at the moment. */
  present(at: string): Promise<PresentMember[]>;
  /** Makes a link to the draft for people without an account. */
  createLink(): Promise<DraftLink>;
  /** How many links have not ended. */
  links(): Promise<number>;
  /** Ends the link with a key, or all, whoever has made them. */
  endLink(key?: string): Promise<void>;
  /** The draft as the link shows it whose key was sent as the token; undefined for one that has ended. */
  shared(): Promise<SharedDraft | undefined>;
  sharedPicture(path: string): Promise<Uint8Array | undefined>;
}

/** What somebody with a link sees of the draft. */
export interface SharedDraft {
  /** When the link ends (ISO 8601). */
  ends: string;
  text: string;
  /** The text that is public. */
  base: string;
  pictures: DraftPicture[];
}

export const isLinkKey = (token: string): boolean => /^draft-[0-9a-f]{64}$/.test(token);

/** Why the database does nothing for a person who is not signed in any more, or is no member. */
export const noMember = (status: 401 | 403) =>
  new BadRequest(
    status,
    status === 401
      ? 'Your session has ended. Sign in again; what was saved is there.'
      : 'You are no longer a member of the office, so nothing was changed. Ask another member to invite you.',
  );

/** Where the database is, with its keys, and the token of the person who asks. */
interface DatabaseAccess {
  url: string;
  anonKey: string;
  /** Says what is published and adds pictures, which no member may by themselves. */
  secretKey: string;
  token: string;
}

/** The answer of the function `website_draft`. */
interface ReadAnswer {
  member: { id: string; email: string };
  pictures: DraftPicture[];
  /** Only the revision, for who knows it. */
  draft: Draft | Pick<Draft, 'revision'> | null;
}

/** The answer of a save: the revision after it, its step, and the number of steps that are kept. */
interface SaveAnswer {
  revision: number;
  step: HistoryStep | null;
  steps: number;
}

/** How long one answer may take, in milliseconds. A picture is among the longest questions. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Headers longer than this are refused by servers on the way, in words that are not about a session. */
const MAX_TOKEN_CHARS = 8_000;

const NO_ANSWER = 'The database does not answer, so nothing was changed. Try again in a minute.';
const REFUSED =
  'The database refuses this, so nothing was changed: it is too large, or there are 200 pictures that the website or its last steps show. Publish, and add it tomorrow.';
const MANY_CHANGES =
  'Your changes of the last 24 hours fill the room that the draft has for undo, and this one would have pushed out what others have done today. It was not saved. Go on tomorrow.';
const MANY_LINKS =
  'You have made 20 links to the draft this week. Use one of them, or end one first.';
const UNKNOWN_END =
  'The database did not answer in time, so it may not be saved. Load the page again and look.';

function fail(cause: Error): never {
  throw new SaveError(cause.name === 'TimeoutError' ? UNKNOWN_END : NO_ANSWER, { cause });
}

/** Gives the function that calls one of the database, as the person of a token or with another key. */
function databaseCalls({ url, anonKey, token }: DatabaseAccess, get: typeof fetch) {
  const mine = { apikey: anonKey, Authorization: `Bearer ${token}` };
  return async <T>(
    name: string,
    values: object,
    key: object = mine,
    refused = REFUSED,
  ): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', ...key };
    if (token.length > MAX_TOKEN_CHARS) throw noMember(401);
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const asked = { method: 'POST', headers, body: JSON.stringify(values), signal };
    const answer = await get(`${url}/rest/v1/rpc/${name}`, asked).catch(fail);
    const { status } = answer;
    if (status === 401 || status === 403) throw noMember(status);
    // Of others a gateway may think that they are too many.
    if (status === 429 && name === 'website_save') throw new SaveError(MANY_CHANGES);
    if (status >= 400) throw new SaveError(status >= 500 ? NO_ANSWER : refused);
    return (await answer.json().catch(fail)) as T;
  };
}

/** The draft as the person of a token sees it, through functions that ask whether they are a member. Made for one request. */
export function draftDatabase(access: DatabaseAccess, get: typeof fetch = fetch): DraftDatabase {
  const { secretKey, token } = access;
  const call = databaseCalls(access, get);
  const ownKey = apiKeyHeaders(secretKey);
  let last: Promise<ReadAnswer> | undefined;
  const ask = (known?: Draft) => {
    last = call<ReadAnswer>('website_draft', { known: known?.revision });
    return last;
  };
  const read: DraftDatabase['read'] = async (known) => {
    const { draft } = await ask(known);
    if (!draft) return undefined;
    return 'text' in draft ? draft : known;
  };
  const member = async () => (await (last ?? ask())).member;
  return {
    read,
    async begin(base) {
      await call('website_begin', { base }, ownKey);
      return (await read()) ?? fail(new Error('no draft'));
    },
    async save({ revision: seen, ...before }, { text, words, session, way, base, published }) {
      const said = { seen, fresh: text, words };
      const saved = await (base
        ? call<SaveAnswer | null>(
            'website_rebase',
            { ...said, person: (await member()).id, base, published },
            ownKey,
          )
        : call<SaveAnswer | null>('website_save', { ...said, session, way }));
      if (!saved) return undefined;
      const { revision, step, steps: kept } = saved;
      const steps = [...before.steps, ...(step ? [step] : [])].slice(-kept);
      return { revision, text, base: base ?? before.base, steps };
    },
    pictures: async () => (await (last ?? ask())).pictures,
    pictureData: async (picture) => bytesOf(await call('website_picture', { picture })),
    async addPicture({ path, width, height }, bytes) {
      const data = Buffer.from(bytes).toString('base64');
      const picture = { person: (await member()).id, path, width, height, data };
      last = undefined;
      if (!(await call('website_add_picture', picture, ownKey)))
        throw new SaveError('Another picture has this name by now. Add it once more.');
    },
    async member() {
      const { id, email } = await member();
      return { id, email, name: email.split('@')[0] ?? email };
    },
    present: (place) => call('website_present', { place }),
    createLink: () => call('website_link', {}, undefined, MANY_LINKS),
    links: () => call('website_links', {}),
    endLink: (link) => call('website_end_link', { key: link }),
    // The draft has more than its pages say, so the key alone opens nothing in the database.
    shared: async () =>
      (await call<SharedDraft | null>('website_shared', { key: token }, ownKey)) ?? undefined,
    sharedPicture: async (picture) =>
      bytesOf(await call('website_shared_picture', { key: token, picture }, ownKey)),
  };
}

const bytesOf = (base64: string | null) =>
  base64 === null ? undefined : Buffer.from(base64, 'base64');
