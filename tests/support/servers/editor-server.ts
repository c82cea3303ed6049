// A dev server on a copy of the fixture, asked as the editor's page asks it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import type { ManifestChange } from '../../../src/editor/document/change.ts';
import {
  type ChangeAnswer,
  EDITOR_API,
  type EditorState,
  TOKEN_HEADER,
} from '../../../src/editor/protocol.ts';
import { EDITOR_PAGE } from '../../../src/model/editor-frame.ts';
import { sitePlugin } from '../../../src/node/site-plugin.ts';
import { fixture } from '../sites/fixture-site.ts';
import { ask, type Question } from './ask.ts';

/** The text of the fixture. */
export const original = readFileSync(fixture.manifest, 'utf8');

/** Makes a folder with the files of the fixture's site, or with another text. */
export function siteFolder(text = original): string {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-editor-'));
  putSite(folder, text);
  return folder;
}

/** Puts the files into a folder. */
export function putSite(folder: string, text = original): void {
  cpSync(fixture.publicFolder, join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'pages.yaml'), text);
}

/** A running dev server and its site. */
export class EditorServer {
  readonly folder: string;
  readonly manifest: string;
  readonly #server: ViteDevServer;
  readonly port: number;
  token = '';
  /** The news that open pages got. */
  readonly news: { version?: string; diagnostics?: string; reload?: boolean }[] = [];

  constructor(folder: string, server: ViteDevServer) {
    this.folder = folder;
    this.manifest = join(folder, 'pages.yaml');
    this.#server = server;
    const address = server.httpServer?.address();
    this.port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { send } = server.hot;
    server.hot.send = ((payload: { type: string; data?: object }) => {
      if (payload.type === 'custom') this.news.push(payload.data ?? {});
      send.call(server.hot, payload as never);
    }) as typeof send;
  }

  get origin() {
    return `http://localhost:${this.port}`;
  }

  text(): string {
    return readFileSync(this.manifest, 'utf8');
  }

  /** Sends a request with exactly these headers. */
  async ask(path: string, { headers, ...question }: Question = {}) {
    const answer = await ask(`http://127.0.0.1:${this.port}`, path, {
      ...question,
      headers: { host: `localhost:${this.port}`, ...headers },
    });
    return { ...answer, body: String(answer.body) };
  }

  async get<T>(question: string): Promise<T> {
    const { body } = await this.ask(EDITOR_API + question);
    return JSON.parse(body) as T;
  }

  async post<T = ChangeAnswer>(question: string, body: object | Buffer = {}): Promise<T> {
    const answer = await this.ask(EDITOR_API + question, {
      method: 'POST',
      headers: { origin: this.origin, [TOKEN_HEADER]: this.token },
      body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    return JSON.parse(answer.body) as T;
  }

  state(): Promise<EditorState> {
    return this.get('state');
  }

  change(changes: ManifestChange[], more: object = {}): Promise<ChangeAnswer> {
    return this.post('change', { changes, words: 'changed it', ...more });
  }

  /** Changes the phone number from one to another. */
  changePhone(value: string, before = PHONE, more: object = {}): Promise<ChangeAnswer> {
    const pointer = ['company', 'phone'];
    return this.change([{ kind: 'set', pointer, value, before }], {
      words: 'changed the phone number',
      ...more,
    });
  }

  /** Takes away what a test has added to the site: pictures, and a repository. The server goes on watching its folders. */
  takeAway(): void {
    const others = readdirSync(this.folder).filter((name) => /^\.git/.test(name));
    const pictures = readdirSync(fixture.publicFolder, { recursive: true, encoding: 'utf8' });
    const added = readdirSync(join(this.folder, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((name) => !pictures.includes(name))
      .map((name) => join('public', name));
    for (const name of [...others, ...added]) {
      rmSync(join(this.folder, name), { recursive: true, force: true });
    }
  }

  /** Begins anew with a text, without what the editor has kept. */
  async reset(text = original): Promise<void> {
    rmSync(join(this.folder, '.curbside'), { recursive: true, force: true });
    rmSync(this.manifest);
    writeFileSync(this.manifest, text);
    await this.state();
    rmSync(join(this.folder, '.curbside'), { recursive: true, force: true });
    this.news.length = 0;
  }

  /** Has what pages and the editor consist of made ready. */
  async warmUp(): Promise<void> {
    await this.#server.warmupRequest('/src/app/entry-client.tsx');
    await this.#server.warmupRequest('/src/editor/page/entry.tsx');
  }

  async stop(): Promise<void> {
    await this.#server.close();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const PHONE = '(716) 555-0142';

/** Starts a dev server on a site's folder; more of Vite's options where a browser opens its pages. */
export async function startEditor(
  folder = siteFolder(),
  more: InlineConfig = { optimizeDeps: { noDiscovery: true } },
): Promise<EditorServer> {
  const root = resolve('.');
  const manifest = join(folder, 'pages.yaml');
  const site = sitePlugin({ root, folder, manifest, publicFolder: join(folder, 'public') });
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(folder, '.vite'),
    server: { port: 0 },
    ...more,
    plugins: [more.plugins, site],
  });
  await server.listen();
  const editor = new EditorServer(folder, server);
  const { body } = await editor.ask(EDITOR_PAGE);
  editor.token = /name="curbside-token" content="([^"]+)"/.exec(body)?.[1] ?? '';
  return editor;
}

/** Has browsers cache the engine's modules: no test changes them, and each visit would ask for hundreds again. */
const cachedModules: Plugin = {
  name: 'cached-modules',
  configureServer: ({ middlewares }) =>
    void middlewares.use(({ url }, response, next) => {
      const { setHeader } = response;
      if (url?.startsWith('/src/')) {
        response.setHeader = (name, value) =>
          setHeader.call(response, name, name === 'Cache-Control' ? 'max-age=3600' : value);
      }
      next();
    }),
};

/** Starts one whose pages come alive, ready for its first visitor. */
export async function startPreview(folder = siteFolder()): Promise<EditorServer> {
  const preview = await startEditor(folder, { plugins: [react(), cachedModules] });
  await preview.warmUp();
  return preview;
}
