// Serves one manifest in development, saves it several times with a page open, and prints how long each change took to
// show: `node tests/bench/run.js scale/dev FILE`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { sitePlugin } from '../../../src/node/site-plugin.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';

const SAVES = 5;

/** The first page of a dev server takes long, in milliseconds: it bundles the packages. */
const START = 240_000;

/** The text that is changed, on the page of a town. */
const PAGE = '/residential-trash-pickup/ny/dunkirk/';
const LINE = /(?<=- id: dunkirk\n(?: {4}.*\n)*?.*closing_heading: ).*/;

/** Prints the seconds of each save. */
export async function run([file = 'pages.yaml']: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-dev-'));
  const manifest = join(folder, 'pages.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(manifest, text);
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    cacheDir: join(folder, 'vite'),
    plugins: [react(), sitePlugin({ root: resolve('.'), manifest })],
    server: { port: 0 },
  });
  const browser = await launchBrowser();
  try {
    await server.listen();
    const page = await browser.newPage();
    // The preview asks this once it listens for saves.
    const listening = page.waitForResponse(/@curbside\/problems/, { timeout: START });
    await page.goto(new URL(PAGE, server.resolvedUrls?.local[0]).href, { timeout: START });
    await page.mouse.move(100, 100);
    await listening;
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      const words = `The end, version ${save}`;
      times.push(
        await timeToShow(page, words, () => writeFileSync(manifest, text.replace(LINE, words))),
      );
    }
    console.log(`seconds: ${times.join(' ')}`);
    return 0;
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Seconds from the end of a save until the page shows the words. */
async function timeToShow(page: Page, words: string, save: () => void): Promise<number> {
  const shown = page.getByRole('heading', { name: words }).waitFor({ timeout: 60_000 });
  save();
  const start = performance.now();
  await shown;
  return (performance.now() - start) / 1000;
}
