// A dev server with the editor, on a copy of the fixture that a test may change.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { createServer } from 'vite';
import { sitePlugin } from '../../../src/node/site-plugin.ts';
import type { Open, OpenOptions } from '../browser/browser.ts';
import { fixture } from '../sites/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hydrated } from '../waiting.ts';

export interface EditorServer {
  url: string;
  manifest: string;
  /** The manifest as the test began. */
  original: string;
  read(): string;
  save(text: string): void;
  close(): Promise<void>;
}

/** Starts the server. Pictures that a test adds go into a copy, too. */
export async function startEditorServer(): Promise<EditorServer> {
  const root = resolve('.');
  const folder = temporaryFolder();
  const manifest = join(folder, 'pages.yaml');
  const publicFolder = join(folder, 'public');
  const original = readFileSync(fixture.manifest, 'utf8');
  writeFileSync(manifest, original);
  cpSync(fixture.publicFolder, publicFolder, { recursive: true });
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(folder, 'vite'),
    plugins: [react(), sitePlugin({ root, manifest, publicFolder })],
    server: { port: 0 },
  });
  await server.listen();
  await server.warmupRequest('/src/app/entry-client.tsx');
  await server.warmupRequest('/src/editor/entry.tsx');
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    manifest,
    original,
    read: () => readFileSync(manifest, 'utf8'),
    save: (text) => writeFileSync(manifest, text),
    close: () => server.close(),
  };
}

/** The editor as a person meets it. */
export interface EditorWindow {
  page: Page;
  site: FrameLocator;
  panel: Locator;
}

/** Opens the editor on a page and waits until the page in its frame can be pointed at. */
export async function openEditor(
  open: Open,
  { url }: EditorServer,
  path: string,
  options: OpenOptions = {},
): Promise<EditorWindow> {
  const at = `/@curbside/edit/?at=${encodeURIComponent(path)}`;
  const { page } = await open(at, { url, hydrates: false, ...options });
  const site = page.frameLocator('#site');
  await site.locator('h1').waitFor();
  await page.getByRole('heading', { level: 2 }).waitFor();
  await page.locator('[data-page-ready]').waitFor();
  const shown = await (await page.locator('#site').elementHandle())?.contentFrame();
  if (shown) await hydrated(shown);
  return { page, site, panel: page.getByRole('complementary', { name: 'Panel' }) };
}
