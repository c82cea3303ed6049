// Serves a finished site as a good host does, within limits: no request ends it, leaks, or waits for ever.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { readWhenChanged, redirectsIn, rulesIn } from '../hosts/headers-file.ts';
import { answer, type SiteFolder } from './answer.ts';

/** How long a browser may take for a request, in milliseconds, and how long nothing may happen on a connection. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const SILENCE = 20_000;

/** Many systems give a process 1,024 files: each connection is one, and may read another one. */
const CONNECTIONS = 400;

/** Requests on a connection before it is closed: so many can wait for their turn when they are sent ahead. */
const REQUESTS = 500;

/** Makes a server for the site in `folder`; the caller lets it listen. */
export function siteServer(folder: string): Server {
  const site: SiteFolder = {
    folder,
    rules: rulesIn(folder),
    redirects: redirectsIn(folder),
    notFound: readWhenChanged(join(folder, '404.html'), (html) => html),
  };
  const turns = new WeakMap<Socket, Promise<void>>();
  const server = createServer(TIMES, (request, response) => {
    // One after the other on a connection, so that requests that are sent ahead open no files.
    const before = turns.get(request.socket) ?? Promise.resolve();
    const turn = before.then(() => takeTurn(site, request, response));
    turns.set(request.socket, turn);
  });
  // Some programs close their half of the connection when they have asked, and wait for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.maxConnections = CONNECTIONS;
  server.maxRequestsPerSocket = REQUESTS;
  server.timeout = SILENCE;
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\n\r\n'));
  return server;
}

/** Answers a request, whatever fails, and ends with the answer. The browser may have gone since it asked. */
async function takeTurn(site: SiteFolder, request: IncomingMessage, response: ServerResponse) {
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

/** A site that is being served. */
export interface Served {
  /** Its address, without a slash at the end. */
  url: string;
  /** Takes no more requests, and ends when all answers have been sent, or after `grace` milliseconds. */
  close(grace?: number): Promise<void>;
}

/** Serves the site in `folder` to those who reach this computer by the name or address `host`. Throws when it cannot listen. */
export async function serveSite(folder: string, port: number, host: string): Promise<Served> {
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
