// The dev server’s answer to an address: a page rendered on request by the same code as in production, or its data.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { EXAMPLES } from '../../editor/protocol.ts';
import { CHANGED, DEV_API } from '../../model/editor-frame.ts';
import { splitAddress, withTrailingSlash } from '../../model/path.ts';
import { redirectTable, resolveRedirect } from '../../model/redirects.ts';
import type { Page } from '../../model/site.ts';
import { escapeHtml, scriptJson } from '../../model/text/escape.ts';
import { staffAppInDev } from '../products.ts';
import { htmlDocument } from '../render/html-document.ts';
import type { ServerEntry } from '../render/page-files.ts';
import { type DevState, toChangeEvent } from './live-site.ts';
import { type createExamples, type createLooks, type DevLook, EXAMPLE_STYLE } from './look.ts';

/** In development the app runs at once: the preview is part of it. */
const SCRIPTS = {
  starter: '<script type="module" src="/src/app/entry-starter.ts"></script>',
  modules: ['/src/app/entry-client.tsx'],
  now: true,
};
const SERVER_ENTRY = '/src/app/entry-server.tsx';
const BUILD = 'dev';

interface Answerable extends DevState {
  server: ViteDevServer;
  examplesOf: ReturnType<typeof createExamples>;
  looksOf: ReturnType<typeof createLooks>;
}

/** Answers a request for a page, for its data, or for a file that the site's look needs. */
export async function answerRequest(
  sources: Answerable,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { server } = sources;
  const { path, query } = splitAddress(request.url ?? '/');
  const leadTo = (status: number, address: string) =>
    void response.writeHead(status, { Location: address }).end();
  if (path.startsWith(DEV_API)) {
    const question = path.slice(DEV_API.length);
    return answerPreview(sources, question, new URLSearchParams(query), response);
  }
  // Vite looks for exactly the name of a picture, in which a Mac may have accents apart from their letters.
  const apart = decodeURI(path).normalize('NFD');
  const isOther = apart !== decodeURI(path) && existsSync(join(server.config.publicDir, apart));
  if (isOther) return leadTo(302, encodeURI(apart) + query);
  const { redirects = [], pages = [] } = sources.valid?.site ?? {};
  const table = redirectTable(redirects);
  const small = path.toLowerCase();
  const target = resolveRedirect(table, path, query) ?? resolveRedirect(table, small, query);
  if (target) return leadTo(302, target);
  const isPage = pages.some((source) => source.path === withTrailingSlash(small));
  const address = withTrailingSlash(isPage ? small : path);
  if (address !== path) return leadTo(301, address + query);
  return answerWithPage(sources, path, response);
}

/** Answers with what a path shows, or with the data of the page there. */
async function answerWithPage(
  sources: Answerable,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { server, valid, report } = sources;
  const show = async (html: string, status = 200) =>
    send(response, status, 'text/html', await server.transformIndexHtml(path, html));
  if (!valid?.site) return show(diagnosticPage(report ?? ''), 500);
  const look = await sources.looksOf(valid);
  const file = look.files.find((candidate) => candidate.path === path);
  if (file) return send(response, 200, file.type, await file.content());
  const staffApp = staffAppInDev(path, valid, look, server.config.env);
  if (staffApp.html) return show(staffApp.html);
  if (staffApp.json) return send(response, 200, 'application/json', staffApp.json);
  const isData = path.endsWith('/page.json');
  const page = await findPage(sources, isData ? path.slice(0, -'page.json'.length) : path);
  if (isData && page) {
    return send(response, 200, 'application/json', scriptJson({ build: BUILD, page }));
  }
  const shown = page ?? valid.site.not_found;
  return show(await renderDocument(server, look, shown), page ? 200 : 404);
}

/** Answers the page's own questions: `page` and `diagnostics`; 404 when the page is gone. */
async function answerPreview(
  sources: Answerable,
  question: string,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { valid } = sources;
  const path = query.get('path') ?? '/';
  const page = await findPage(sources, path);
  const look = valid && (await sources.looksOf(valid));
  const shown = page && look && { facts: factsFor(page, look), page };
  const answers = new Map<string, unknown>([
    ['page', shown],
    ['diagnostics', toChangeEvent(sources)],
  ]);
  const data = answers.get(question);
  send(response, data ? 200 : 404, 'application/json', JSON.stringify(data ?? null));
}

/** The page of the last good version at a path, or the page of an example. */
async function findPage(
  { valid, examplesOf }: Answerable,
  path: string,
): Promise<Page | undefined> {
  if (!valid?.site) return undefined;
  if (path.startsWith(EXAMPLES)) {
    return (await examplesOf(valid)).find(({ page, broken }) => page.path === path && !broken)
      ?.page;
  }
  return valid.site.pages.find((source) => source.path === path)?.page;
}

/** An example may have icons that the site has not. */
const factsFor = ({ path }: Page, look: DevLook) =>
  path.startsWith(EXAMPLES) ? look.exampleFacts : look.facts;

async function renderDocument(server: ViteDevServer, look: DevLook, page: Page): Promise<string> {
  const facts = factsFor(page, look);
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run');
  // The code as it is now, and with what Vite makes of it.
  const entry = (await ssr.runner.import(SERVER_ENTRY)) as ServerEntry;
  await entry.loadAllSections();
  const year = new Date().getFullYear();
  return htmlDocument({
    rendered: entry.renderPage(page, facts, year),
    look: look.look,
    embedded: { build: BUILD, facts, year, page },
    scripts: SCRIPTS,
    head: page.path.startsWith(EXAMPLES) ? EXAMPLE_STYLE : '',
  });
}

/** Shown while there has been no good version yet; the next good save brings the site. */
function diagnosticPage(text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>pages.yaml has problems</title>
<script type="module">import { createHotContext } from '/@vite/client';
createHotContext('/@curbside').on('${CHANGED}', () => location.reload());</script>
<style>body{font:16px/1.5 ui-monospace,monospace;margin:2rem;background:#fffdf8;color:#26302a}pre{white-space:pre-wrap}</style>
</head><body><h1>pages.yaml has problems</h1><pre>${escapeHtml(text)}</pre></body></html>`;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const coded = typeof body === 'string' ? '; charset=utf-8' : '';
  response.writeHead(status, { 'Content-Type': type + coded }).end(body);
}
