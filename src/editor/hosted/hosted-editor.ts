// The editor as an Edge Function: for members of the office, and for whoever has a link to the draft. Knows neither Supabase nor a code host.

import { validateManifest } from '../../manifest/check.ts';
import { isValidManifest } from '../../manifest/last-valid.ts';
import { resolveExamples } from '../../manifest/resolve-examples.ts';
import type { ManifestSchema } from '../../manifest/schema/schema-files.ts';
import { createTownCache } from '../../manifest/site/expand/town-cache.ts';
import {
  type PublicFile,
  publicFiles,
  withMissingPictures,
} from '../../manifest/site/public-files.ts';
import { allIcons } from '../../manifest/site/resolve/icons.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { FILES_PATH } from '../../model/own-files.ts';
import {
  type DraftLink,
  type DraftVersion,
  EXAMPLES,
  type PagePreview,
  type SharedLink,
} from '../protocol.ts';
import { createEditor } from '../server/editor.ts';
import { undoTarget } from '../server/manifest-document.ts';
import { BadRequest, jsonOf, textIn } from '../server/requests.ts';
import { createPreviewSite } from '../server/shown-site.ts';
import { type CheckedText, hashText, SaveError } from '../server/store.ts';
import type { CodeHost } from '../stores/hosted/code-host.ts';
import { type DraftDatabase, isLinkKey } from '../stores/hosted/draft-database.ts';
import { type DraftNow, hostedStores, withSize } from '../stores/hosted/hosted-store.ts';
import { createOwnersGuard } from './owners-fields.ts';

const LINK_ENDED = 'This link has ended. Ask the person who sent it for a new one.';

/** The parts of the function that differ between Supabase and a test. */
export interface HostedSettings {
  /** Where the site is: `https://www.example.com`. */
  origin: string;
  schema: ManifestSchema;
  host: CodeHost;
  /** The database as the member with a token sees it. */
  database(token: string): DraftDatabase;
  get?: typeof fetch;
}

/** Answers the requests below `/functions/v1/website/`. An unexpected error leaves its reason out of answer and log. */
export function hostedEditor(settings: HostedSettings): (request: Request) => Promise<Response> {
  const { origin, schema, host, get = fetch } = settings;
  const built = builtFiles(origin, get);
  const storeOf = hostedStores(host, built);
  const site = createDraftSite(schema, host.files.manifest);
  const preview = async (now: DraftNow, path: string): Promise<Response> => {
    await site.showNow(now);
    const { valid } = await site.current();
    const page = valid && pagePreview(valid, path, schema, now);
    return json(page ? 200 : 404, page ?? null);
  };
  const answer = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const { pathname, searchParams } = new URL(request.url);
    if (method !== 'GET' && method !== 'POST') throw new BadRequest(405, 'Send a POST request.');
    const token = /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(headers.get('Authorization') ?? '')?.[1];
    if (!token) throw new BadRequest(401, 'Sign in to the office first.');
    const database = settings.database(token);
    const path = searchParams.get('path') ?? '/';
    const question = `${method} ${pathname.split('/').at(-1)}`;
    if (isLinkKey(token)) {
      const shared = await database.shared();
      if (!shared) throw new BadRequest(410, LINK_ENDED);
      const { text, base, pictures, ends } = shared;
      if (question === 'GET link') return json(200, { ends } satisfies SharedLink);
      if (question === 'GET picture')
        return pictureResponse(await database.sharedPicture(path), path);
      if (question !== 'GET preview') throw new BadRequest(403, 'This link is for looking alone.');
      return preview({ text, base, files: [...(await built()), ...pictures.map(withSize)] }, path);
    }
    const store = storeOf(database);
    // Nothing is answered before the database has taken the person for a member.
    const text = await store.read();
    const links = await answerAboutLinks(question, database, request);
    if (links) return links;
    if (question === 'GET version') {
      // Presence is optional: a database without that function answers with nobody.
      const others = await database.present(searchParams.get('at') ?? '').catch(() => []);
      return json(200, { version: hashText(text), others } satisfies DraftVersion);
    }
    if (question === 'GET picture') return pictureResponse(await database.pictureData(path), path);
    const now = await store.now();
    if (question === 'GET preview') return preview(now, path);
    // Undo, redo, going back and the list of publications need no check of the current text, which may take long to parse.
    const way = question === 'POST undo' ? 'undo' : question === 'POST redo' ? 'redo' : undefined;
    const target = way && (await undoTarget(store, site, way));
    const isOfBase = question === 'POST go-back' || question === 'GET history';
    const earlier = isOfBase ? now.base : target?.isEarlier && target.text;
    await site.showNow({ ...now, text: earlier || now.text });
    return createEditor(store, site)(request);
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return addCorsHeaders(new Response(null, { status: 204 }));
    return addCorsHeaders(await answer(request).catch(refusal));
  };
}

/** The answer to a question about the links to the draft; undefined for another one. */
async function answerAboutLinks(question: string, database: DraftDatabase, request: Request) {
  if (question === 'POST link')
    return json(200, { done: true, ...((await database.createLink()) satisfies DraftLink) });
  if (question === 'GET links') return json(200, await database.links());
  if (question !== 'POST end-link') return undefined;
  const { key } = await jsonOf(request);
  await database.endLink(key === undefined ? key : textIn(key));
  return json(200, { done: true });
}

/** A page of the last good version, or that of an example of a section. */
function pagePreview(
  { site, source }: CheckedText,
  path: string,
  schema: ManifestSchema,
  { files }: DraftNow,
): PagePreview | undefined {
  if (!site) return undefined;
  const { facts, theme } = site;
  if (!path.startsWith(EXAMPLES)) {
    const found = site.pages.find(({ page }) => page.path === path);
    return found && { facts, page: found.page, theme };
  }
  const around = { schema, files: publicFiles(files) };
  const examples = resolveExamples(source.data as Manifest, around, EXAMPLES);
  const found = examples.find(({ page, broken }) => page.path === path && !broken);
  // An example may have icons that the site has not.
  return found && { facts: { ...facts, icons: allIcons() }, page: found.page, theme };
}

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** A picture that was added and is not public yet. */
function pictureResponse(data: Uint8Array | undefined, path: string): Response {
  const type = TYPES[path.split('.').at(-1) ?? ''];
  if (!data || !type) throw new BadRequest(404, 'There is no such picture.');
  const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
  return new Response(new Uint8Array(data), { headers });
}

/** The answer to a request that failed. Only words that were written for the family are told. */
function refusal(error: unknown): Response {
  if (error instanceof BadRequest) return errorResponse(error.status, error.message);
  if (error instanceof SaveError) return errorResponse(503, error.message);
  // A message may hold an address or a header; the places in the code are the function's own.
  const { name, stack = '' } = error instanceof Error ? error : new Error('no error');
  console.error(name, stack.match(/^ {4}at .*/gm)?.join('\n') ?? '');
  return errorResponse(500, 'The editor has failed. Nothing was lost; please try again.');
}

const errorResponse = (status: number, words: string) => json(status, { done: false, words });

const json = (status: number, body: unknown) => Response.json(body, { status });

/** Lets the office's page read an answer: it has another origin, and no cookie is involved. */
function addCorsHeaders(response: Response): Response {
  const { headers } = response;
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Allow-Headers', 'authorization, apikey, content-type, x-client-info');
  headers.set('Access-Control-Max-Age', '7200');
  headers.set('Cache-Control', 'no-store');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  return response;
}

/** How long a list of files stays valid, in milliseconds. */
const FILE_LIST_TTL_MS = 60_000;

/** How long the site may take for its list, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

const NO_LIST =
  'The website does not say which pictures it has. Whoever set it up has to build it once as it is now, and look at WEBSITE_ORIGIN.';

/** Reads the list of the site at an origin. Where the site gives none now, the last one stays. */
function builtFiles(origin: string, get: typeof fetch): () => Promise<PublicFile[]> {
  let known: { list: PublicFile[]; since: number } | undefined;
  const listNow = async (): Promise<PublicFile[] | undefined> => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await get(origin + FILES_PATH, { signal, cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  };
  return async () => {
    if (known && Date.now() - known.since < FILE_LIST_TTL_MS) return known.list;
    const list = (await listNow().catch(() => undefined)) ?? known?.list;
    if (!list) throw new SaveError(NO_LIST);
    known = { list, since: Date.now() };
    return list;
  };
}

/** @param manifest the file's name in diagnostics */
function createDraftSite(schema: ManifestSchema, manifest: string) {
  const townCache = createTownCache();
  const guardOwnersFields = createOwnersGuard(schema.files);
  let shown: DraftNow | undefined;
  const site = createPreviewSite<CheckedText>(async () => {
    if (!shown) throw new Error('there is no draft yet');
    const { text, base, files: list } = shown;
    const files = publicFiles(list);
    let isValid: boolean | undefined;
    const findLastValid = () => {
      isValid ??= isValidManifest(base, schema);
      return isValid ? base : undefined;
    };
    return {
      ...{ text, schema: schema.files },
      check(asked, { edits, isEarlier, published }) {
        // A picture that was published just now is on the site when that is built.
        const canBeMissing = isEarlier ? undefined : (path: string) => base.includes(path);
        const around = {
          schema,
          files: withMissingPictures(files, canBeMissing),
          townCache,
          now: Date.now(),
          withFixes: edits,
          findLastValid,
        };
        const checked = validateManifest(asked, manifest, around);
        const publicText = published || (isEarlier ? undefined : base);
        return { ...(publicText ? guardOwnersFields(checked, publicText) : checked), text: asked };
      },
    };
  });
  return {
    ...site,
    announce: async () => {},
    // Supabase ends a request that has used the processor for 2 s.
    longestReview: 700,
    /** Has pages show the draft as a request has found it, before anything else is asked. */
    async showNow(now: DraftNow) {
      const isSame = shown?.base === now.base && isSameList(shown.files, now.files);
      shown = now;
      const { valid, invalid } = await (isSame ? site.current() : site.refresh());
      if ((invalid ?? valid)?.text !== now.text) site.show(now.text);
    },
  };
}

const isSameList = (a: DraftNow['files'], b: DraftNow['files']) =>
  JSON.stringify(a) === JSON.stringify(b);
