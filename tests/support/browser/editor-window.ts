// A dev server with the editor on a copy of the fixture, and the editor's window as a person meets it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { createServer } from 'vite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sitePlugin } from '../../../src/node/site-plugin.ts';
import { original, siteFolder } from '../servers/editor-server.ts';
import { hydrated } from '../waiting.ts';
import { browserForFile, type OpenOptions, type Visit } from './browser.ts';

/** A server that browsers open. */
interface EditedSite {
  url: string;
  folder: string;
  read(): string;
  /** Begins anew, without what the editor has kept. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the server. Pictures that a test adds go into a copy, too. */
async function startEditedSite(): Promise<EditedSite> {
  const root = resolve('.');
  const folder = siteFolder();
  const manifest = join(folder, 'pages.yaml');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(folder, '.vite'),
    plugins: [
      react(),
      sitePlugin({ root, folder, manifest, publicFolder: join(folder, 'public') }),
    ],
    server: { port: 0 },
  });
  await server.listen();
  await server.warmupRequest('/src/app/entry-client.tsx');
  await server.warmupRequest('/src/editor/page/entry.tsx');
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    folder,
    read: () => readFileSync(manifest, 'utf8'),
    reset: () => {
      rmSync(join(folder, '.curbside'), { recursive: true, force: true });
      writeFileSync(manifest, original);
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The most time that Vite takes for the first page, in milliseconds. */
const VITE = 50_000;

/** The editor's parts. */
export interface EditorWindow {
  page: Page;
  site: FrameLocator;
  panel: Locator;
}

/** Gives the test file a site of its own, which begins anew with every test. */
export function editedSiteForFile() {
  const open = browserForFile();
  let site: EditedSite | undefined;
  const server = () => {
    if (!site) throw new Error('The server runs in tests only.');
    return site;
  };
  beforeAll(async () => {
    site = await startEditedSite();
  });
  beforeEach(() => server().reset());
  afterAll(() => server().close());
  return {
    server,
    read: () => server().read(),
    edit: (path: string, options: OpenOptions = {}) =>
      openedEditor(
        open(`/@curbside/edit/?at=${encodeURIComponent(path)}`, {
          url: server().url,
          hydrates: false,
          // The first page waits for Vite, which bundles the packages.
          prepare: async (page) => page.setDefaultNavigationTimeout(VITE),
          ...options,
        }),
      ),
  };
}

/** Waits until the page in the editor's frame can be pointed at. */
async function openedEditor(visit: Promise<Visit>): Promise<EditorWindow> {
  const { page } = await visit;
  const site = page.frameLocator('#site');
  await site.locator('h1').waitFor({ timeout: VITE });
  await page.getByRole('heading', { level: 2 }).waitFor();
  await page.locator('[data-page-ready]').waitFor();
  const shown = await (await page.locator('#site').elementHandle())?.contentFrame();
  if (shown) await hydrated(shown);
  return { page, site, panel: page.getByRole('complementary', { name: 'Panel' }) };
}
