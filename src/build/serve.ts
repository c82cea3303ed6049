// Serves a finished site as a good host does: slash redirects, status 404 with a page, compression by sirv's files.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { splitAddress, withTrailingSlash } from '../model/path.ts';

/** A year: files with a content hash in their name never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Makes a server for the site in `folder`; the caller lets it listen. */
export function siteServer(folder: string): Server {
  const files = sirv(folder, {
    // Looks at the disk for each request, so that a new build can take the place of this one while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  const notFound = readFileSync(join(folder, '404.html'));
  return createServer((request, response) => {
    const { path, query } = splitAddress(request.url ?? '/');
    // Two slashes at the start would make the redirect leave the site.
    const slashed = withTrailingSlash(path).replace(/^\/{2,}/, '/');
    if (slashed !== path) {
      response.writeHead(301, { Location: slashed + query }).end();
      return;
    }
    files(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(request.method === 'HEAD' ? undefined : notFound);
    });
  });
}
