// Serves a finished site as a good host does, within limits: no request ends it, leaks, or waits for ever.
import { once } from 'node:events';
import { existsSync, ReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isUtf8MimeType, mime, type SendResult, send } from '@fastify/send';
import Negotiator from 'negotiator';
import { hostFiles } from '../../hosts/hosts.ts';
import { CACHE_REVALIDATE, type HeaderRule, headersFor } from '../../hosts/rules.ts';
import { isPagePath, splitAddress, withTrailingSlash } from '../../model/path.ts';
import { resolveRedirect } from '../../model/redirects.ts';
import { readWhenChanged, redirectsIn, rulesIn } from './read-rules.ts';

/** How long a browser may take for a request, in milliseconds, and how long nothing may happen on a connection. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const SOCKET_TIMEOUT_MS = 20_000;

/** Many systems give a process 1,024 files: each connection is one, and may read another one. */
const MAX_CONNECTIONS = 400;

/** Requests on a connection before it is closed: so many can wait for their turn when they are sent ahead. */
const MAX_REQUESTS_PER_SOCKET = 500;

/**
 * Makes a server for the site in `folder`; the caller lets it listen.
 * @param most how many connections it keeps open at a time
 */
export function siteServer(folder: string, most = MAX_CONNECTIONS): Server {
  const site: SiteFolder = {
    folder,
    rules: rulesIn(folder),
    redirects: redirectsIn(folder),
    notFound: readWhenChanged(join(folder, '404.html'), (html) => html),
  };
  const turns = new WeakMap<Socket, Promise<void>>();
  /** All connections, the one whose answer began first at the beginning. */
  const open = new Set<Socket>();
  /** The connections without a request, the one that has waited longest first. */
  const waiting = new Set<Socket>();
  const server = createServer(TIMES, (request, response) => {
    const { socket } = request;
    waiting.delete(socket);
    // One after the other on a connection, so that requests that are sent ahead open no files.
    const before = turns.get(socket) ?? Promise.resolve();
    const turn = before.then(() => {
      // To the end: it has begun its answer last.
      if (open.delete(socket)) open.add(socket);
      return handleRequest(site, request, response);
    });
    turns.set(socket, turn);
    void turn.then(() => {
      if (turns.get(socket) === turn && !socket.destroyed) waiting.add(socket);
    });
  });
  server.on('connection', (socket) => {
    // Slow connections in any number keep nobody out: the next one takes the place of one of them. One that waits for a
    // request goes before one that reads its answer.
    const [longest] = waiting.size > 0 ? waiting : open;
    if (open.size >= most) longest?.destroy();
    open.add(socket);
    waiting.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      waiting.delete(socket);
    });
  });
  // Some programs close their half of the connection when they have asked, and wait for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.timeout = SOCKET_TIMEOUT_MS;
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\n\r\n'));
  return server;
}

/** Answers a request, whatever fails, and ends with the answer. The browser may have gone since it asked. */
async function handleRequest(site: SiteFolder, request: IncomingMessage, response: ServerResponse) {
  if (request.socket.destroyed) return;
  const over = new Promise((done) => response.once('close', done));
  try {
    await answer(site, request, response);
  } catch (error) {
    if (!isGone(error as NodeJS.ErrnoException)) {
      console.error(`${request.method} ${request.url}: ${error}`);
    }
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
  await over;
}

/** Whether an answer has failed because of the browser, which has gone or reads too slowly. */
function isGone({ code = '' }: NodeJS.ErrnoException): boolean {
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(code);
}

export type Served = Awaited<ReturnType<typeof serveSite>>;

/** Serves the site in `folder` to those who reach this computer by the name or address `host`. Throws when it cannot listen. */
export async function serveSite(folder: string, port: number, host: string) {
  const servers: Server[] = [];
  let taken = port;
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const server = siteServer(folder).listen(taken, address);
    try {
      await once(server, 'listening');
      servers.push(server);
      taken = (server.address() as AddressInfo).port;
    } catch (error) {
      // A computer may lack the second address of localhost.
      if (servers.length === 0) throw error;
    }
  }
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    /** Takes no more requests, and ends when all answers have been sent, or after `grace` milliseconds. */
    async close(grace = 0) {
      const closed = servers.map((server) => once(server.close(), 'close'));
      const end = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, grace);
      await Promise.all(closed);
      clearTimeout(end);
    },
  };
}

/** Serves the site in `folder` to this computer alone, on a free port. */
export const serveHere = (folder: string) => serveSite(folder, 0, '127.0.0.1');

/** A folder with a finished site, and what its files say about all answers. */
interface SiteFolder {
  folder: string;
  rules(): HeaderRule[];
  redirects(): Map<string, string>;
  /** The HTML of the page for what is not there. */
  notFound(): string;
}

/** The longest that one answer may take, in milliseconds: a slow mobile network needs half a minute for the largest file. */
const ANSWER_TIMEOUT_MS = 120_000;

/** Names below this path mean something to programs (RFC 8615). It is the one hidden folder that a site has. */
const WELL_KNOWN = '/.well-known/';

/** The headers that the library leaves to us. */
const OURS = { cacheControl: false, contentType: false };

/**
 * Answers a request; returns when the answer has been sent. Throws when a file cannot be read, and when the browser breaks
 * off or reads too slowly.
 */
async function answer(
  site: SiteFolder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { raw, query, path } = parseRequestUrl(request.url ?? '');
  followRules();
  const slashed = raw.startsWith(WELL_KNOWN) ? raw : withTrailingSlash(raw);
  const target =
    resolveRedirect(site.redirects(), path ?? '', query) ??
    inSmallLetters(site, path ?? '', query) ??
    (slashed === raw ? undefined : slashed + query);
  if (!['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else if (path === undefined || hostFiles().some((file) => path.startsWith(file))) {
    sayNotFound(path === undefined ? 400 : 404);
  } else if (target !== undefined) {
    response.writeHead(301, { Location: target }).end();
  } else {
    await sendFile(raw.replace(/\/$/, '/index.html'));
  }

  function followRules(): void {
    const rules = { 'Cache-Control': CACHE_REVALIDATE, ...headersFor(path ?? '/', site.rules()) };
    for (const [name, value] of Object.entries(rules)) response.setHeader(name, value);
  }

  async function sendFile(file: string): Promise<void> {
    const found = await smallestVersion(site.folder, request, file);
    const { statusCode, headers, stream } = found;
    if (found.type === 'error' && statusCode >= 500) throw found.metadata.error;
    if (found.type !== 'file' && statusCode !== 412 && statusCode !== 416) return sayNotFound(404);
    // A file that cannot be opened is noticed before the answer has begun; a new version may have taken it away.
    if (stream instanceof ReadStream && !(await canOpen(stream))) return sayNotFound(404);
    // A new version may have been published since; its rules come before its pages.
    followRules();
    response.writeHead(statusCode, headers);
    await pipeline(stream, response, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  }

  function sayNotFound(status: number): void {
    response
      .writeHead(status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': CACHE_REVALIDATE,
      })
      .end(request.method === 'HEAD' ? undefined : site.notFound());
  }
}

/** The target for the address of a page or of a redirect in capitals; undefined for all others. */
function inSmallLetters({ folder, redirects }: SiteFolder, path: string, query: string) {
  const small = path.toLowerCase();
  if (small === path) return undefined;
  const page = withTrailingSlash(small);
  const isPage = isPagePath(page) && existsSync(join(folder, page, 'index.html'));
  return (
    resolveRedirect(redirects(), small, query) ?? (isPage ? encodeURI(page) + query : undefined)
  );
}

/** Whether a file that was found a moment ago is still there. Throws when it cannot be opened for another reason. */
async function canOpen(stream: ReadStream): Promise<boolean> {
  try {
    await once(stream, 'open');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * The place that a request asks for: as it came, and decoded. A path that is not well formed, or not in its one form, has
 * none: no link leads there, and browsers take a backslash for a slash, and two slashes for another website.
 */
function parseRequestUrl(url: string): { raw: string; query: string; path: string | undefined } {
  // Proxies name the host as well.
  const { path: named, query } = splitAddress(url.replace(/^https?:\/\/[^/?#]*/i, ''));
  const raw = named || '/';
  return { raw, query, path: /^\/[!-~]*$/.test(raw + query) ? decoded(raw) : undefined };
}

function decoded(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw);
    return posix.normalize(path) === path && !/[\\\0]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The smallest version of a file that the browser can read: Brotli, gzip, or the file itself. */
async function smallestVersion(
  root: string,
  request: IncomingMessage,
  file: string,
): Promise<SendResult> {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding)) continue;
    const found = await version(file + ending, { 'Content-Encoding': encoding });
    if (found.statusCode !== 404) return found;
  }
  return version(file, {});

  async function version(name: string, encoding: Record<string, string>): Promise<SendResult> {
    const dotfiles = name.startsWith(WELL_KNOWN) ? 'allow' : 'ignore';
    const found = await send(request, name, { root, index: false, dotfiles, ...OURS });
    if (found.type !== 'file') return found;
    // The browser knows the type of a file that has not changed.
    const type = found.statusCode === 304 ? {} : { 'Content-Type': typeOf(file), ...encoding };
    return { ...found, headers: { ...found.headers, Vary: 'Accept-Encoding', ...type } };
  }
}

function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
