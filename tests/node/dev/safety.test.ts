// Who may write through the dev server: only its own pages, with the token of this start, on an address of this computer.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EDITOR_API, TOKEN_HEADER } from '../../../src/editor/protocol.ts';
import { EDITOR_PAGE } from '../../../src/model/editor-frame.ts';
import {
  type EditorServer,
  original,
  PHONE,
  startEditor,
} from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

let editor: EditorServer;

beforeAll(async () => {
  editor = await startEditor();
});

afterAll(async () => {
  await editor.stop();
  editor.remove();
});

const CHANGE = JSON.stringify({
  words: 'changed it',
  changes: [{ kind: 'set', pointer: ['company', 'phone'], value: '(716) 555-0177', before: PHONE }],
});

const good = () => ({ origin: editor.origin, [TOKEN_HEADER]: editor.token });

const write = (headers: Record<string, string>, body: string | Buffer = CHANGE, name = 'change') =>
  editor.ask(EDITOR_API + name, { method: 'POST', headers, body });

describe('a write is refused', () => {
  const under = (host: string) => ({ origin: `http://${host}`, host });

  it.each<[string, () => Record<string, string | undefined>]>([
    ['without a token', () => ({ [TOKEN_HEADER]: undefined })],
    ['with a wrong token', () => ({ [TOKEN_HEADER]: 'wrong' })],
    [
      'with a wrong token of the right length',
      () => ({ [TOKEN_HEADER]: 'x'.repeat(editor.token.length) }),
    ],
    ['without an origin', () => ({ origin: undefined })],
    ['from another site', () => ({ origin: 'https://other.example' })],
    ['from a page without an origin', () => ({ origin: 'null' })],
    [
      'from another port of this computer',
      () => ({ origin: `http://localhost:${editor.port + 1}` }),
    ],
    ['under a name that leads here', () => under(`rebound.example:${editor.port}`)],
    ['under the right name with another port', () => under('localhost:1')],
    ['under an address of the network', () => under(`192.168.1.5:${editor.port}`)],
    ['that the browser says is from elsewhere', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('%s', async (_, changed) => {
    const headers = Object.entries({ ...good(), ...changed() }).filter(([, value]) => value);
    expect((await write(Object.fromEntries(headers) as Record<string, string>)).status).toBe(403);
    expect(editor.text()).toBe(original);
  });

  it.each(['undo', 'redo', 'fix', 'take-back', 'publish', 'go-back', 'picture'])(
    'by %s too',
    async (name) => {
      expect((await write({ origin: editor.origin }, '{}', name)).status).toBe(403);
    },
  );

  it('when it is not a POST', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await editor.ask(`${EDITOR_API}change`, { method, headers: good() })).status).toBe(
        405,
      );
    }
    expect((await editor.ask(`${EDITOR_API}change`, { headers: good() })).status).toBe(404);
  });

  it.each([3, 30])('when it is much too large: %s million bytes', async (millions) => {
    expect((await write(good(), Buffer.alloc(millions * 1e6, 0x20))).status).toBe(413);
  });

  it.each([
    [
      'a value',
      (deep: string) =>
        `{"words":"x","changes":[{"kind":"insert","pointer":["towns"],"at":0,"value":${deep}}]}`,
    ],
    ['the changes', (deep: string) => `{"words":"x","changes":${deep}}`],
    ['a place', (deep: string) => `{"words":"x","changes":[{"kind":"unset","pointer":${deep}}]}`],
  ])('when it nests %s without end', async (_, body) => {
    const deep = '['.repeat(900_000) + ']'.repeat(900_000);
    expect((await write(good(), body(deep))).status).toBe(400);
  });

  it.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['no changes', '{"words":"x"}'],
    ['an unknown kind', '{"words":"x","changes":[{"kind":"rename","pointer":["company"]}]}'],
    ['no words', '{"changes":[]}'],
    [
      'null as a value',
      '{"words":"x","changes":[{"kind":"set","pointer":["company","phone"],"value":null}]}',
    ],
    [
      'the birth of all objects',
      '{"words":"x","changes":[{"kind":"set","pointer":["__proto__","a"],"value":"b"}]}',
    ],
    ['the whole file', '{"words":"x","changes":[{"kind":"set","pointer":[],"value":"b"}]}'],
  ])('when it is %s', async (_, body) => {
    expect((await write(good(), body)).status).toBe(400);
    expect(editor.text()).toBe(original);
  });
});

describe('the program that opens a line of the file', () => {
  const opened = () => join(editor.folder, 'opened.txt');
  const program = () => join(editor.folder, 'program.sh');

  beforeAll(() => {
    writeFileSync(program(), `#!/bin/sh\nprintf '%s\\n' "$*" >> "${opened()}"\n`, { mode: 0o755 });
    vi.stubEnv('LAUNCH_EDITOR', program());
  });
  afterAll(() => void vi.unstubAllEnvs());

  it.each(['/__open-in-editor', '/__OPEN-in-editor', '/%5f_open-in-editor', '/__open-in-editor/x'])(
    'is not started by %s',
    async (path) => {
      for (const address of [path, `http://localhost:${editor.port}${path}`]) {
        const { status } = await editor.ask(`${address}?file=${editor.manifest}`);
        expect({ address, status }).toEqual({ address, status: 403 });
      }
    },
  );

  it('is started by the editor’s own pages alone, for the manifest', async () => {
    const open = (headers: Record<string, string>) =>
      write(headers, '', 'open?line=12&file=/etc/hosts');
    expect((await open({ origin: editor.origin })).status).toBe(403);
    expect((await editor.ask(`${EDITOR_API}open?line=12`, { headers: good() })).status).toBe(404);
    expect((await open(good())).status).toBe(200);
    const lines = () =>
      existsSync(opened()) ? readFileSync(opened(), 'utf8').trim().split('\n') : [];
    // The shell makes the file before it writes the line.
    const line = expect.stringContaining(editor.manifest);
    await eventually(lines).toEqual([line]);
  });
});

it.each(['.env', '.cache/supabase/keys.json', '.curbside/pages.yaml/history.json', '.git/config'])(
  'no hidden file is served: %s',
  async (name) => {
    const file = join(editor.folder, 'public', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'secret');
    onTestFinished(() =>
      rmSync(join(editor.folder, 'public', name.split('/')[0] ?? ''), { recursive: true }),
    );
    const hidden = name.replaceAll('.', '%2e');
    for (const path of [`/${name}`, `/${hidden}`, `/${name}?raw`, `/@fs${file}?raw`]) {
      const { status, body } = await editor.ask(path);
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(body).not.toContain('secret');
    }
  },
);

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'there is no question with a name that every object has: %s',
  async (name) => {
    expect((await editor.ask(EDITOR_API + name)).status).toBe(404);
    expect((await editor.ask(`/@curbside/${name}`)).status).toBe(404);
    expect((await write(good(), '{}', name)).status).toBe(404);
  },
);

describe('reading is refused', () => {
  it.each([
    ['under a name that leads here', () => ({ host: `rebound.example:${editor.port}` })],
    ['from another site', () => ({ origin: 'https://other.example' })],
    [
      'from another port of this computer',
      () => ({ origin: `http://localhost:${editor.port + 1}` }),
    ],
    [
      'as a picture or script of another site',
      () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }),
    ],
    [
      'in a frame of another site',
      () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }),
    ],
  ])('%s', async (_, headers) => {
    for (const path of [EDITOR_PAGE, `${EDITOR_API}state`, `${EDITOR_API}history`]) {
      const { status, body, headers: sent } = await editor.ask(path, { headers: headers() });
      expect(status).toBe(403);
      expect(body).not.toContain(editor.token);
      expect(sent['access-control-allow-origin']).toBeUndefined();
    }
    // Vite lets other ports read its pages, and those have the token for their buttons.
    expect((await editor.ask('/about/', { headers: headers() })).body).not.toContain(editor.token);
  });
});

it('the page with the token cannot be put into a frame or read by other sites', async () => {
  const { status, headers, body } = await editor.ask(EDITOR_PAGE);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
  expect(editor.token.length).toBeGreaterThanOrEqual(43);
  expect(body).toContain('src="/src/editor/page/entry.tsx"');
  expect((await editor.ask('/about/')).body).not.toContain(editor.token);
});

it('a link from elsewhere to the editor opens it', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  expect((await editor.ask(EDITOR_PAGE, { headers })).status).toBe(200);
});

it('each start has a token of its own', async () => {
  const other = await startEditor();
  expect(other.token).not.toBe(editor.token);
  await other.stop();
  other.remove();
});

it('a picture is written into public/images/ and nowhere else, whatever its name is', async () => {
  writeFileSync(join(editor.folder, 'secret.txt'), 'secret');
  // The editor keeps its own files in a folder beside the manifest.
  const files = () =>
    readdirSync(editor.folder, { recursive: true }).filter(
      (name) => !/^\.curbside/.test(String(name)),
    );
  const before = files();
  const body = Buffer.from('no picture');
  for (const name of [
    '../../pages.yaml',
    '..%5C..%5Cx.jpg',
    '/etc/passwd',
    'a%00.jpg',
    'con.jpg',
  ]) {
    const { body: words } = await write(good(), body, `picture?name=${name}`);
    expect(JSON.parse(words)).toMatchObject({
      done: false,
      words: expect.stringContaining('not a photo'),
    });
  }
  expect(files()).toEqual(before);
});
