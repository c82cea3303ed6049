// A dev server on a copy of the fixture, asked as the editor's page asks it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
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

/** The text of the fixture. */
export const original = readFileSync(fixture.manifest, 'utf8');

/** Makes a folder with the files of the fixture's site, or with another text. */
export function siteFolder(text = original): string {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-editor-'));
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  cpSync(fixture.publicFolder, join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'pages.yaml'), text);
  return folder;
}

/** An answer to a request as it came. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
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
  ask(
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
  ): Promise<RawAnswer> {
    const { method = 'GET', headers = {}, body } = options;
    return new Promise((done, fail) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method,
          headers: { host: `localhost:${this.port}`, ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: String(Buffer.concat(parts)),
            }),
          );
        },
      );
      asked.on('error', fail);
      asked.end(body);
    });
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

  /** Begins anew with a text, without what the editor has kept. */
  async reset(text = original): Promise<void> {
    rmSync(join(this.folder, '.curbside'), { recursive: true, force: true });
    rmSync(this.manifest);
    writeFileSync(this.manifest, text);
    await this.state();
    rmSync(join(this.folder, '.curbside'), { recursive: true, force: true });
    this.news.length = 0;
  }

  async stop(): Promise<void> {
    await this.#server.close();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const PHONE = '(716) 555-0142';

/** Starts a dev server on a site's folder. */
export async function startEditor(folder = siteFolder()): Promise<EditorServer> {
  const root = resolve('.');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(folder, '.vite'),
    optimizeDeps: { noDiscovery: true },
    plugins: [
      sitePlugin({
        root,
        folder,
        manifest: join(folder, 'pages.yaml'),
        publicFolder: join(folder, 'public'),
      }),
    ],
    server: { port: 0 },
  });
  await server.listen();
  const editor = new EditorServer(folder, server);
  const { body } = await editor.ask(EDITOR_PAGE);
  editor.token = /name="curbside-token" content="([^"]+)"/.exec(body)?.[1] ?? '';
  return editor;
}
