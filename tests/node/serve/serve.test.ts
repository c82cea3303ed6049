// The server of the finished site, asked over real HTTP.
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatHeaders, formatRedirects } from '../../../src/hosts/netlify.ts';
import { headerRules, hostRedirects } from '../../../src/hosts/rules.ts';
import { serveHere, siteServer } from '../../../src/node/serve/serve.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const POLICY = "default-src 'none'; style-src 'self'";

const root = temporaryFolder();
let server: Server;
let origin: string;
let port: number;

beforeAll(async () => {
  const site = join(root, 'site');
  for (const folder of ['about', 'assets']) mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(site, 'about/index.html'), '<h1>About</h1>');
  writeFileSync(join(site, 'about/page.json'), '{"build":"b"}');
  writeFileSync(join(site, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(site, '_headers'), formatHeaders(headerRules(siteOf(manifestText), POLICY)));
  writeFileSync(
    join(site, '_redirects'),
    formatRedirects(
      hostRedirects([
        { from: '/team/', to: '/about/#team' },
        { from: '/old.html', to: '/about/' },
        { from: '/blog/*', to: '/about/#news' },
        { from: '/?p=12', to: '/about/#team' },
      ]),
      true,
    ),
  );
  mkdirSync(join(site, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:office@example.com');
  writeFileSync(join(site, '.well-known/acme-challenge/token'), 'token');
  writeFileSync(join(site, '.hidden'), 'secret');
  writeFileSync(join(site, 'assets/app-1234.js'), 'run();');
  mkdirSync(join(root, 'site-secret'));
  writeFileSync(join(root, 'site-secret/secret.txt'), 'secret');
  server = siteServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

/** Sends a request line as it is: fetch would tidy it up. Gives the whole answer. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

it('sends the security headers with a path that is not well formed, too', async () => {
  const answer = await raw('GET /%zz');
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer.toLowerCase()).toContain('content-security-policy: ');
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

it('sends what programs look for in .well-known, and no other hidden file', async () => {
  expect(await (await get('/.well-known/security.txt')).text()).toMatch(/^Contact:/);
  expect(await (await get('/.well-known/acme-challenge/token')).text()).toBe('token');
  expect((await get('/.hidden')).status).toBe(404);
});

it.each(['///evil', '/\t/evil.example/x'])('%j never leads to another site', async (path) => {
  const answer = await raw(`GET ${path}`);
  expect(statusOf(answer)).toBe(400);
  expect(answer).not.toMatch(/^location:/im);
});

describe('an address in capitals', () => {
  it.each([
    ['/About/', '/about/'],
    ['/ABOUT?a=B', '/about/?a=B'],
    ['/%41bout/', '/about/'],
    ['/TEAM', '/about/#team'],
  ])('%s leads to its page for good, in one step and with the query', async (from, to) => {
    const { status, headers } = await get(from);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(to);
  });

  it.each(['/Nothing/', '/ASSETS/', '/About/Page.json', '/Assets/app-1234.js', '/_HEADERS'])(
    '%s leads nowhere where nothing is',
    async (path) => {
      expect((await get(path, { redirect: 'follow' })).status).toBe(404);
    },
  );
});

it.each([
  ['bytes=0-2', 206, 'run', {}],
  ['bytes=3-', 206, '();', {}],
  ['bytes=0-0', 206, 'r', {}],
  ['bytes=-2', 206, ');', {}],
  ['bytes=0-18446744073709551615', 206, 'run();', {}],
  ['bytes=0-1,3-4', 200, 'run();', {}],
  ['lines=1-2', 200, 'run();', {}],
  // Somebody who has the beginning of another file.
  ['bytes=3-5', 200, 'run();', { 'If-Range': '"another"' }],
  ['bytes=5-2', 416, expect.any(String), {}],
  ['bytes=6-', 416, expect.any(String), {}],
  ['bytes=abc', 416, expect.any(String), {}],
])('the part %s of a file is answered with %i: %s', async (Range, status, text, more) => {
  const answer = await get('/assets/app-1234.js', { headers: { Range, ...more } });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  if (status === 416) expect(answer.headers.get('content-range')).toBe('bytes */6');
});

describe('an unknown path', () => {
  it.each(['/404/', '/about/index/', '/about/page.json/'])(
    '%s is one, though a file has nearly its name',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

it.each(['/../site-secret/secret.txt', '/%2e%2e%2fsite-secret%2fsecret.txt'])(
  '%s gets nothing of a folder whose name begins with that of the site',
  async (path) => {
    const answer = await raw(`GET ${path}`);
    expect(answer).not.toMatch(/\r\n\r\nsecret/);
    expect([301, 400, 404]).toContain(statusOf(answer));
  },
);

it('goes on when a file cannot be opened that was there a moment ago, as while a new build takes its place', async () => {
  // A socket is found like a file, and fails when it is opened.
  const odd = createServer().listen(join(root, 'site/odd.txt'));
  await once(odd, 'listening');
  onTestFinished(() => void odd.close());
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  expect((await get('/odd.txt')).status).toBe(500);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^GET \/odd.txt: Error: ENXIO.*$/)]]);
  expect((await get('/about/')).status).toBe(200);
});

it('says of a file that goes just before it is opened that it is not there', async () => {
  const file = join(root, 'site/going.txt');
  writeFileSync(file, 'here');
  expect((await get('/going.txt')).status).toBe(200);
  const { open } = fs;
  const opening = vi.spyOn(fs, 'open').mockImplementationOnce((...asked: unknown[]) => {
    rmSync(file);
    Reflect.apply(open, fs, asked);
  });
  onTestFinished(() => opening.mockRestore());
  expect((await get('/going.txt')).status).toBe(404);
  expect(opening.mock.calls.map(([opened]) => opened)).toContain(file);
});

it('answers a request to go elsewhere, and one that is not for it', async () => {
  expect(statusOf(await raw('CONNECT elsewhere.example:443'))).toBe(405);
  expect(statusOf(await raw('OPTIONS *'))).toBe(405);
  expect(statusOf(await raw('GET http://elsewhere.example'))).toBe(200);
});

it('has its page for what is not there from the start', async () => {
  const site = join(root, 'gone');
  mkdirSync(site);
  writeFileSync(join(site, '404.html'), '<h1>Gone</h1>');
  const { url, close } = await serveHere(site);
  onTestFinished(() => close());
  rmSync(join(site, '404.html'));
  expect(await (await fetch(url)).text()).toBe('<h1>Gone</h1>');
});

it('goes on while a new build takes the place of the site', async () => {
  const [site, aside] = [join(root, 'site'), join(root, 'aside')];
  expect((await get('/no-such-page/')).status).toBe(404);
  renameSync(site, aside);
  const missing = await get('/about/');
  renameSync(aside, site);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-security-policy')).toBe(POLICY);
  expect(await missing.text()).toBe('<h1>Not here</h1>');
  expect((await get('/about/')).status).toBe(200);
});

it('lets a visitor in beside 700 connections that send their requests slowly or not at all', async () => {
  const slow = Array.from({ length: 700 }, (_, number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    if (number % 2) socket.write('GET / HTTP/1.1\r\nHost: localh');
    return socket;
  });
  onTestFinished(() => {
    for (const socket of slow) socket.destroy();
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect((await get('/about/')).status).toBe(200);
});

/** How many files of the site this process has open; Linux alone shows it. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(join(root, 'site'));
    } catch {
      return false;
    }
  }).length;
}

/** More than the system keeps for a connection. */
const LARGE = 300_000;

describe.skipIf(!existsSync('/proc/self/fd'))('open files', () => {
  const REQUEST = 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';
  beforeAll(() => {
    writeFileSync(join(root, 'site/large.bin'), Buffer.alloc(LARGE));
  });

  it('are one for each connection, however many requests are sent ahead, and all of these are answered', async () => {
    const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, openFiles());
    }, 5);
    const answered = sockets.map((socket) => {
      socket.write(REQUEST.repeat(100));
      let bytes = 0;
      return new Promise<number>((done) =>
        socket.on('data', (part) => {
          bytes += part.length;
          if (bytes > 100 * LARGE) done(bytes);
        }),
      );
    });
    await Promise.all(answered);
    clearInterval(watch);
    for (const socket of sockets) socket.destroy();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(3);
    await expect.poll(openFiles).toBe(0);
  });

  it('keep no visitor out when all connections are taken by some who read nothing of their answers', async () => {
    const most = 10;
    const small = siteServer(join(root, 'site'), most).listen(0, '127.0.0.1');
    await once(small, 'listening');
    const { port: place } = small.address() as AddressInfo;
    writeFileSync(join(root, 'site/endless.bin'), Buffer.alloc(100 * LARGE));
    const slow = Array.from({ length: most }, () => connect(place, '127.0.0.1'));
    onTestFinished(() => {
      for (const socket of slow) socket.destroy();
      small.close();
    });
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write(REQUEST.replace('large', 'endless'));
    }
    await expect.poll(openFiles, { timeout: 20_000 }).toBe(most);
    expect((await fetch(`http://127.0.0.1:${place}/about/`)).status).toBe(200);
  });

  it('are closed when the download is broken off', async () => {
    for (let round = 0; round < 20; round++) {
      const socket = connect(port, '127.0.0.1');
      socket.write(REQUEST.repeat(10));
      await once(socket, 'data');
      socket.destroy();
    }
    await expect.poll(openFiles).toBe(0);
  });
});
