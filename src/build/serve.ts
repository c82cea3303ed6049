// Serves a finished site as a good host does: redirects, status 404 with a page, compression by sirv's files.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { splitAddress, withTrailingSlash } from '../model/path.ts';
import { EACH_TIME, headersFor } from './headers/header-rules.ts';
import { HIDDEN, rulesIn } from './headers/headers-file.ts';
import { readWhenChanged } from './headers/read-when-changed.ts';
import { redirectsIn, withQuery } from './headers/redirects-file.ts';

/** Makes a server for the site in `folder`; the caller lets it listen. */
export function siteServer(folder: string): Server {
  const rules = rulesIn(folder);
  const redirects = redirectsIn(folder);
  const notFound = readWhenChanged(join(folder, '404.html'), (html) => html);
  const files = sirv(folder, {
    // Looks at the disk for each request, so that a new build can take the place of this one while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // A page is asked for by the name of its file: sirv would also show 404.html at /404/, with status 200.
    extensions: [],
  });
  return createServer((request, response) => {
    const { path, query } = splitAddress(request.url ?? '/');
    const slashed = withTrailingSlash(path);
    const target = redirects().get(path);
    const headers = { 'Cache-Control': EACH_TIME, ...headersFor(path, rules()) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (isHidden(path)) {
      answerNotFound(request, response);
    } else if (target !== undefined) {
      response.writeHead(301, { Location: withQuery(target, query) }).end();
    } else if (slashed !== path) {
      response.writeHead(301, { Location: slashed + query }).end();
    } else {
      // sirv knows no `If-Range`; without a range the whole file is right in any case.
      if (request.headers['if-range'] || !isPlainRange(request.headers.range)) {
        delete request.headers.range;
      }
      if (path.endsWith('/')) request.url = `${path}index.html`;
      // A new build may take a file away between sirv's look and its opening; unheard, the error would end the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      files(request, response, () => answerNotFound(request, response));
    }
  });

  function answerNotFound({ method }: IncomingMessage, response: ServerResponse): void {
    response
      .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': EACH_TIME })
      .end(method === 'HEAD' ? undefined : notFound());
  }
}

/** Serves the site in `folder` on a port, to everybody who can reach this computer unless a host is named. */
export async function serveSite(folder: string, port: number, host?: string): Promise<Server> {
  const server = siteServer(folder).listen(port, host);
  await once(server, 'listening');
  return server;
}

/** A site that is being served. */
export interface Served {
  /** Its address, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Serves the site in `folder` to this computer alone, on a free port. */
export async function serveHere(folder: string): Promise<Served> {
  const server = await serveSite(folder, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Whether a range is one that sirv understands, `bytes=0-99`. It fails at others, takes the end of `bytes=0-0` for none,
 * and both may be overlooked.
 */
function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (!last || Number(last) >= Math.max(Number(first), 1));
}

/** Whether a path leads to a file that only hosts read. */
function isHidden(path: string): boolean {
  return HIDDEN.some((file) => decoded(path).startsWith(file));
}

/** A path with its percent signs resolved; one that is not well formed stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
