// Serves a finished site as a good host does: slash redirects, status 404 with a page, compression by sirv's files.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { splitAddress, withTrailingSlash } from '../model/path.ts';
import { EACH_TIME, headersFor } from './headers/header-rules.ts';
import { HEADERS_FILE, rulesIn } from './headers/headers-file.ts';

/** Makes a server for the site in `folder`; the caller lets it listen. */
export function siteServer(folder: string): Server {
  const rules = rulesIn(folder);
  const files = sirv(folder, {
    // Looks at the disk for each request, so that a new build can take the place of this one while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
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
    const headers = { 'Cache-Control': EACH_TIME, ...headersFor(path, rules()) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const answerNotFound = () => {
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': EACH_TIME })
        .end(request.method === 'HEAD' ? undefined : notFound);
    };
    // The file that the headers come from is no part of the site.
    if (decoded(path).startsWith(HEADERS_FILE)) answerNotFound();
    else files(request, response, answerNotFound);
  });
}

/** A path with its percent signs resolved; one that is not well formed stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
