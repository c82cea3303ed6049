// The page of the editor: an empty document with the token, which the editor's own code fills.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Guard } from './guard.ts';

const ENTRY = '/src/editor/page/entry.tsx';

/** Sends the page to a browser on this computer, and to no other site's page. */
export async function editorPage(
  { server, guard }: { server: ViteDevServer; guard: Guard },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.removeHeader('Access-Control-Allow-Origin');
  const refusal = guard.reading(request);
  if (refusal) {
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal);
    return;
  }
  const html = await server.transformIndexHtml(request.url ?? '/', documentWith(guard.meta));
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    })
    .end(html);
}

const documentWith = (meta: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the website</title>
<link rel="icon" href="/favicon.svg">
${meta}</head>
<body>
<div id="editor"></div>
<script type="module" src="${ENTRY}"></script>
</body>
</html>
`;
