// The editor on the dev server: its page, and its requests, of which only this server's own pages may send any.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { EDITOR_API } from '../../editor/protocol.ts';
import { EDITOR_PAGE } from '../../model/editor-frame.ts';
import { splitAddress } from '../../model/path.ts';
import type { Guard } from './guard.ts';

const ENTRY = '/src/editor/page/entry.tsx';

interface EditorContext {
  server: ViteDevServer;
  guard: Guard;
  editor: (request: Request) => Promise<Response>;
}

/** Answers a request for the editor's page or of it; false for any other. */
export async function answerEditor(
  { server, guard, editor }: EditorContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { url = '/', method = 'GET' } = request;
  const { path } = splitAddress(url);
  const isPage = path === EDITOR_PAGE;
  if (!isPage && !path.startsWith(EDITOR_API)) return false;
  response.removeHeader('Access-Control-Allow-Origin');
  const refusal =
    isPage || method === 'GET' ? guard.refuseRead(request) : guard.refuseWrite(request);
  if (refusal) {
    const body = isPage ? refusal : JSON.stringify({ done: false, words: refusal });
    const type = isPage ? 'text/plain' : 'application/json';
    response.writeHead(403, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  } else if (isPage) {
    const html = await server.transformIndexHtml(url, documentWith(guard.meta));
    response.writeHead(200, PAGE_HEADERS).end(html);
  } else {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const body = hasBody ? { body: Readable.toWeb(request), duplex: 'half' } : {};
    const editorRequest = new Request(new URL(url, 'http://localhost'), {
      method,
      ...body,
    } as RequestInit);
    const answer = await editor(editorRequest);
    const { status, headers } = answer;
    // The server does not wait for the rest of a body that is too large.
    if (status === 413) headers.set('Connection', 'close');
    response.writeHead(status, Object.fromEntries(headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
  return true;
}

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};

const documentWith = (meta: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Edit the website</title>
<link rel="icon" href="/favicon.svg">
${meta}</head>
<body>
<div id="editor"></div>
<script type="module" src="${ENTRY}"></script>
</body>
</html>
`;
