// A phone in the same network gets in with the code that the computer shows, and nobody without it.
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPhoneGate, type PhoneGate, phoneGateOf } from '../../../src/node/dev/phone-gate.ts';

let gate: PhoneGate;
let server: Server;

beforeEach(async () => {
  gate = createPhoneGate(['192.168.1.5']);
  server = createServer(async (asked, response) => {
    pretend(asked);
    if (!(await gate.stops(asked, response))) response.end('the site');
  });
  await new Promise<void>((done) => server.listen(0, done));
});

afterEach(() => new Promise((done) => server.close(done)));

/** The tests come from this computer; the header says from where they pretend to come. */
function pretend({ headers, socket }: IncomingMessage): void {
  const value = headers['x-from'];
  if (value) Object.defineProperty(socket, 'remoteAddress', { value, configurable: true });
}

const PHONE = { 'x-from': '192.168.1.77' };

interface Answer {
  status: number;
  cookie: string;
  body: string;
}

function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const method = body === undefined ? 'GET' : 'POST';
    request(
      { port, path, method, headers: { ...headers, connection: 'close' } },
      async (answer) => {
        let text = '';
        for await (const part of answer) text += part;
        const [cookie = ''] = answer.headers['set-cookie'] ?? [];
        done({ status: answer.statusCode ?? 0, cookie: cookie.split(';')[0] ?? '', body: text });
      },
    )
      .on('error', fail)
      .end(body);
  });
}

const enter = (code: string) => ask('/@curbside/phone', PHONE, `code=${code}`);

test('this computer needs no code', async () => {
  expect((await ask('/about/')).body).toBe('the site');
});

test('a phone is asked for the code, and gets no page without it', async () => {
  const { status, body } = await ask('/about/', PHONE);
  expect(status).toBe(401);
  expect(body).toContain('The code on the computer’s screen');
  expect(body).not.toContain(gate.code);
});

test('with the code it gets in, also when somebody types it with a space', async () => {
  const { status, cookie } = await enter(`${gate.code.slice(0, 3)} ${gate.code.slice(3)}`);
  expect(status).toBe(303);
  expect((await ask('/about/', { ...PHONE, cookie })).body).toBe('the site');
});

test('another start has another code and takes no pass of the last one', async () => {
  const { cookie } = await enter(gate.code);
  gate = createPhoneGate([]);
  expect((await ask('/', { ...PHONE, cookie })).status).toBe(401);
});

test('after ten wrong codes even the right one is refused', async () => {
  const wrong = gate.code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 10; count++) expect((await enter(wrong)).status).toBe(401);
  const { status, body } = await enter(gate.code);
  expect(status).toBe(401);
  expect(body).toContain('Too many tries');
});

test('the wrong codes of one device keep no other one out', async () => {
  for (let count = 0; count < 10; count++) await enter('no code');
  const other = { 'x-from': '192.168.1.78' };
  expect((await ask('/@curbside/phone', other, `code=${gate.code}`)).status).toBe(303);
});

test('a device of IPv6 gets no further tries by taking another address', async () => {
  const from = (end: number) => ({ 'x-from': `2001:db8:1:2::${end}` });
  for (let end = 0; end < 10; end++) await ask('/@curbside/phone', from(end), 'code=wrong');
  expect((await ask('/@curbside/phone', from(10), `code=${gate.code}`)).status).toBe(401);
});

/** Whether a dev server that the network can reach opens its channel of news for a request. */
async function opensNews(vite: ViteDevServer, headers: Record<string, string>): Promise<boolean> {
  const asked = request({
    port: vite.config.server.port,
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' },
      ...{
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
      ...headers,
    },
  }).end();
  return new Promise((done) => {
    asked.on('upgrade', (_, socket) => done(!socket.destroy().readableEnded));
    asked.on('error', () => done(false));
  });
}

test('the news of the server reach a phone with its pass alone, also without an origin', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const vite = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'gate',
        configureServer(one) {
          gate = phoneGateOf(one) ?? gate;
          one.httpServer?.prependListener('upgrade', pretend);
        },
      },
    ],
    server: { host: '0.0.0.0', port: 0, watch: null },
  });
  await vite.listen();
  onTestFinished(async () => {
    log.mockRestore();
    await vite.close();
  });
  expect(await opensNews(vite, {})).toBe(true);
  expect(await opensNews(vite, PHONE)).toBe(false);
  const { cookie } = await enter(gate.code);
  expect(await opensNews(vite, { ...PHONE, cookie })).toBe(true);
});

test('a body that is too long is not read', async () => {
  expect((await enter('1'.repeat(5000))).status).toBe(413);
});
