// A stand-in of the database and of the Edge Function behind the office's editor: accounts, and the editor's handler over a store in memory.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { createEditor } from '../../../src/editor/server/editor.ts';
import { createShownSite } from '../../../src/editor/server/shown-site.ts';
import {
  type CheckedText,
  type Step,
  type Store,
  versionOf,
} from '../../../src/editor/server/store.ts';
import { readSchemaFiles } from '../../../src/manifest/schema/schema-files.ts';
import { verdictOn } from '../../manifest/real-manifest.ts';
import { OFFICE_PASSWORD } from '../database/office.ts';

/** Keeps all texts that there were, and which of them is public. */
class MemoryStore {
  texts: Omit<Step, 'session'>[];
  done = 0;
  isPublic: string;

  constructor(text: string) {
    this.texts = [{ text, words: '' }];
    this.isPublic = text;
  }

  get text() {
    return this.texts[this.done]?.text ?? '';
  }

  read = async () => this.text;
  publicState = async (text: string) => ({
    text: this.isPublic,
    pictures: [],
    unpublished: text !== this.isPublic,
  });
  publications = async () => [];
  pictures = async () => [{ path: '/images/draft.png', width: 4, height: 3, used: false }];

  async change<T extends { step?: Step }>(make: (text: string) => Promise<T>): Promise<T> {
    const made = await make(this.text);
    if (made.step && made.step.text !== this.text) this.add(made.step);
    return made;
  }

  add(step: Omit<Step, 'session'>) {
    this.texts.splice(++this.done, Number.POSITIVE_INFINITY, step);
  }

  async step(way: 'undo' | 'redo') {
    const next = this.texts[this.done + (way === 'undo' ? -1 : 1)];
    if (next) this.done = this.texts.indexOf(next);
    return next?.text;
  }

  steps = async () => ({
    undo: this.done > 0 ? this.texts[this.done]?.words : undefined,
    redo: this.texts[this.done + 1]?.words,
  });

  textOf = async (version: string) =>
    this.texts.find(({ text }) => versionOf(text) === version)?.text;

  async publish() {
    this.isPublic = this.text;
    return { done: true, words: 'Published.', date: '2024-05-06T07:08:09Z' };
  }
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Starts one on a free port, with a text as the public one. */
export async function startWebsiteStandIn(text: string) {
  const store = new MemoryStore(text);
  const site = createShownSite<CheckedText>(async () => ({
    text: store.text,
    schema: readSchemaFiles('schema'),
    check: (asked) => ({ ...verdictOn(asked), text: asked }),
  }));
  const editor = createEditor(store as unknown as Store, { ...site, announce: async () => {} });
  const state = { token: 'first', isMember: true };
  const account = () => ({
    access_token: state.token,
    refresh_token: 'renew',
    token_type: 'bearer',
    expires_in: 3600,
    user: {
      id: '7',
      email: 'kim@example.com',
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
    },
  });

  const website = async (incoming: IncomingMessage, question: string, body: string) => {
    if (incoming.headers.authorization !== `Bearer ${state.token}`)
      return json({ done: false }, 401);
    const { pathname, searchParams } = new URL(question, 'http://localhost');
    const path = searchParams.get('path') ?? '/';
    if (pathname.endsWith('/preview')) {
      const { good } = await site.current();
      const page = good?.site?.pages.find((source) => source.path === path)?.page;
      const { facts, theme } = good?.site ?? {};
      return page ? json({ facts, page, theme }) : json(null, 404);
    }
    if (incoming.method === 'GET' && pathname.endsWith('/picture'))
      return path === '/images/draft.png'
        ? new Response(PICTURE, { headers: { 'content-type': 'image/png' } })
        : json(null, 404);
    return editor(
      new Request(`http://localhost${question}`, {
        method: incoming.method ?? 'GET',
        ...(body && { body }),
      }),
    );
  };

  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    const { url = '/', method } = incoming;
    const body = await textOf(incoming);
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    if (url.startsWith('/functions/v1/website/')) return website(incoming, url, body);
    if (url.startsWith('/auth/v1/token')) {
      const isRight = JSON.parse(body).password === OFFICE_PASSWORD;
      return isRight ? json(account()) : json({ msg: 'Invalid login credentials' }, 400);
    }
    if (url.includes('is_office_member')) return json(state.isMember);
    return json([]);
  };

  const server = createServer(async (incoming, response) => {
    const answered = await answer(incoming);
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...HEADERS });
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    store,
    state,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
