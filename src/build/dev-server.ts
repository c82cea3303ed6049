// The dev server's answers: every page rendered on request by the same code as in production, reloaded on saving.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { formatProblems } from '../manifest/format-problems.ts';
import { splitAddress, withTrailingSlash } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';
import { htmlDocument, scriptJson } from './html-document.ts';
import { type LoadedSite, loadSite, type Project } from './load-site.ts';
import type { RenderPage } from './prerender.ts';

const CLIENT_SCRIPT = '/src/app/entry-client.tsx';
const SERVER_ENTRY = '/src/app/entry-server.tsx';
const BUILD = 'dev';

/** Adds the site's pages to a dev server, and reloads the browser when the manifest, the schema or a picture changes. */
export function devMiddleware(server: ViteDevServer, project: Project): () => void {
  let loaded: Promise<LoadedSite> | undefined;
  const current = () => {
    loaded ??= loadSite(project);
    return loaded;
  };
  server.watcher.add(project.manifest);
  server.watcher.on('all', (_event, file) => {
    if (file !== project.manifest && !/[\\/](schema|public)[\\/]/.test(file)) return;
    loaded = undefined;
    server.hot.send({ type: 'full-reload' });
  });
  // Returned, so that it comes after Vite's own answers for modules and public files.
  return () => {
    server.middlewares.use((request, response, next) => {
      answer(server, current, request, response).catch(next);
    });
  };
}

async function answer(
  server: ViteDevServer,
  current: () => Promise<LoadedSite>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { path, query } = splitAddress(request.url ?? '/');
  const slashed = withTrailingSlash(path);
  if (slashed !== path) {
    response.writeHead(301, { Location: slashed + query }).end();
    return;
  }
  const { site, problems, text } = await current();
  if (!site) {
    send(response, 500, 'text/html', problemPage(formatProblems(problems, text)));
    return;
  }
  const data = path.endsWith('/page.json');
  const page = findPage(site, data ? path.slice(0, -'page.json'.length) : path);
  if (data && page) send(response, 200, 'application/json', scriptJson({ build: BUILD, page }));
  else {
    const html = await renderDocument(server, site, page ?? site.not_found);
    send(response, page ? 200 : 404, 'text/html', await server.transformIndexHtml(path, html));
  }
}

function findPage(site: Site, path: string): Page | undefined {
  return site.pages.find(({ page }) => page.path === path)?.page;
}

async function renderDocument(server: ViteDevServer, { facts }: Site, page: Page): Promise<string> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run');
  const entry = (await ssr.runner.import(SERVER_ENTRY)) as { renderPage: RenderPage };
  const year = new Date().getFullYear();
  return htmlDocument({
    rendered: entry.renderPage(page, facts, year),
    embedded: { build: BUILD, facts, year, page },
    script: CLIENT_SCRIPT,
  });
}

/** A page with the problems as text. The reloading script is Vite's, so the next good save brings the site back. */
function problemPage(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>pages.yaml has problems</title>
<script type="module" src="/@vite/client"></script>
<style>body{font:16px/1.5 ui-monospace,monospace;margin:2rem;background:#fffdf8;color:#26302a}pre{white-space:pre-wrap}</style>
<h1>pages.yaml has problems</h1><pre>${escaped}</pre></html>`;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}
