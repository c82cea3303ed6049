// The dev server's answers to the editor: its page, its questions, and everything that it writes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { countyOutlines } from '../../drawings/map/county-outlines.ts';
import type { LiveSite } from '../../files/live-site.ts';
import type { LoadedSite } from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { EDITOR_PAGE } from '../../model/editor-frame.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { splitAddress } from '../../model/path.ts';
import { type CountyOutlines, EDITOR_API } from '../page/protocol.ts';
import { Publisher } from '../stores/publishing/publisher.ts';
import { Desk } from './desk.ts';
import { editorPage } from './editor-page.ts';
import { editorState } from './editor-state.ts';
import type { Guard } from './guard.ts';
import { editorFiles, NotSaved } from './manifest-text.ts';
import { MOST_PICTURE_BYTES, pictureFiles, takePicture } from './pictures.ts';
import { BadRequest, bodyOf, jsonOf } from './request-body.ts';
import { changeRequest, cropIn, fixRequest, idIn, textIn } from './requests.ts';
import { pageSpots } from './spots.ts';
import { fixedText } from './told.ts';

/** The parts of a dev server that the editor works with. */
export interface EditorContext {
  server: ViteDevServer;
  project: Project;
  site: LiveSite;
  guard: Guard;
  /** Sends open pages the news of the current file. */
  announce(): Promise<void>;
  /** Reads the file again, with its pictures, and sends them the news. */
  renew(): Promise<void>;
}

interface Parts extends EditorContext {
  desk: Desk;
  publisher: Publisher;
}

type Question = (query: URLSearchParams) => unknown;
type Action = (request: IncomingMessage, query: URLSearchParams) => unknown;

/** Gives the function that answers the editor's requests; it returns false for any other. */
export function createEditor(context: EditorContext) {
  const { project, site, announce } = context;
  const desk = new Desk(editorFiles(project.manifest), site, announce);
  const publisher = new Publisher(desk, site, { ...project, announce });
  const parts = { ...context, desk, publisher };
  const readers = new Map(Object.entries(readersOf(parts)));
  const writers = new Map(Object.entries(writersOf(parts)));
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { path, query } = splitAddress(request.url ?? '/');
    if (path === EDITOR_PAGE) {
      await editorPage(context, request, response);
      return true;
    }
    if (!path.startsWith(EDITOR_API)) return false;
    const name = path.slice(EDITOR_API.length);
    const search = new URLSearchParams(query);
    const { status, body } = await answered(() =>
      request.method === 'GET'
        ? readingOf(context.guard, readers.get(name), request)(search)
        : writingOf(context.guard, writers.get(name), request)(request, search),
    );
    response.removeHeader('Access-Control-Allow-Origin');
    response
      .writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // The server does not wait for the rest of a body that is too large.
        ...(status === 413 && { Connection: 'close' }),
      })
      .end(JSON.stringify(body));
    return true;
  };
}

const NOTHING = new BadRequest(404, 'There is nothing at this address.');

function readingOf(guard: Guard, reader: Question | undefined, request: IncomingMessage): Question {
  const refusal = guard.reading(request);
  if (refusal) throw new BadRequest(403, refusal);
  if (!reader) throw NOTHING;
  return reader;
}

function writingOf(guard: Guard, writer: Action | undefined, request: IncomingMessage): Action {
  if (request.method !== 'POST') throw new BadRequest(405, 'Send a POST request.');
  const refusal = guard.writing(request);
  if (refusal) throw new BadRequest(403, refusal);
  if (!writer) throw NOTHING;
  return writer;
}

/** The answer of some work, or why there is none. */
async function answered(work: () => unknown): Promise<{ status: number; body: unknown }> {
  try {
    const body = await work();
    return body === undefined ? { status: 404, body: null } : { status: 200, body };
  } catch (error) {
    if (error instanceof BadRequest) return { status: error.status, body: refusal(error) };
    if (error instanceof NotSaved) return { status: 200, body: refusal(error) };
    throw error;
  }
}

const refusal = ({ message }: Error) => ({ done: false, words: message });

function readersOf({ project, site, renew, desk, publisher }: Parts): Record<string, Question> {
  return {
    state: async () => {
      const text = await currentText(desk, site, renew);
      const now = await fullVerdict(site, text);
      const { good } = await site.current();
      const unpublished = await publisher.isUnpublished(text);
      return editorState(now, good, { ...(await desk.steps()), unpublished });
    },
    schema: async () => {
      await site.current();
      return Object.fromEntries(site.schema());
    },
    page: async (query) => {
      const { good } = await site.current();
      return good && pageSpots(good, query.get('path') ?? '/');
    },
    counties: async (query) => {
      const { good } = await site.current();
      return countiesWith((query.get('names') ?? '').split(','), good?.source.data);
    },
    review: () => publisher.review(),
    history: () => publisher.history(),
    pictures: async () => pictureFiles(project.publicFolder, await desk.read()),
  };
}

function writersOf({ project, site, desk, publisher }: Parts): Record<string, Action> {
  return {
    change: async (request) => desk.change(changeRequest(await jsonOf(request))),
    undo: () => desk.undo('undo'),
    redo: () => desk.undo('redo'),
    'take-back': async (request) => publisher.takeBack(idIn(await jsonOf(request))),
    'go-back': async (request) => publisher.goBack(idIn(await jsonOf(request))),
    publish: async (request) => {
      const { version } = await jsonOf(request);
      return publisher.publish(version === undefined ? undefined : textIn(version));
    },
    picture: async (request, query) => {
      const source = await bodyOf(request, MOST_PICTURE_BYTES);
      const { publicFolder } = project;
      const name = query.get('name') ?? '';
      const answer = await takePicture(source, { name, crop: cropIn(query), publicFolder });
      if (answer.done) await site.refresh();
      return answer;
    },
    fix: async (request) => {
      const asked = fixRequest(await jsonOf(request));
      return desk.write({
        words: 'put a mistake right',
        isVerified: true,
        make: async (text) => fixedText(text, asked, (await fullVerdict(site, text)).problems),
      });
    },
  };
}

/** The text on disk, with a site that is of this text. */
async function currentText(
  desk: Desk,
  site: LiveSite,
  renew: () => Promise<void>,
): Promise<string> {
  const text = await desk.read();
  const { good, bad } = await site.current();
  if ((bad ?? good)?.text !== text) await renew();
  return text;
}

const verdicts = new WeakMap<LiveSite, LoadedSite>();

/** The verdict on a text with all edits, which takes long and is kept. */
async function fullVerdict(site: LiveSite, text: string): Promise<LoadedSite> {
  await site.current();
  const known = verdicts.get(site);
  const verdict = known?.text === text ? known : site.judge(text, { edits: true });
  verdicts.set(site, verdict);
  return verdict;
}

/** The counties of the towns and some others. */
function countiesWith(names: string[], data: unknown): CountyOutlines {
  const { towns = [] } = (data ?? {}) as Partial<Manifest>;
  const places = towns.flatMap(({ coordinates: at }): [number, number][] =>
    at ? [[at.longitude, at.latitude]] : [],
  );
  return countyOutlines([...names, ...towns.flatMap(({ counties }) => counties)], places);
}
