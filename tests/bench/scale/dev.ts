// Serves one manifest in development, saves it several times with a page open, and prints how long each change took to
// show: `node tests/bench/run.js scale/dev FILE`.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { siteFolder, startPreview } from '../../support/servers/editor-server.ts';

const SAVES = 5;

/** The first page of a dev server takes long, in milliseconds: it bundles the packages. */
const START = 240_000;

/** The text that is changed, on the page of a town. */
const PAGE = '/residential-trash-pickup/ny/dunkirk/';
const LINE = /(?<=- id: dunkirk\n(?: {4}.*\n)*?.*closing_heading: ).*/;

/** Prints the seconds of each save. */
export async function run([file = 'pages.yaml']: string[]): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const preview = await startPreview(siteFolder(text));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    // The preview asks this once it listens for saves.
    const listening = page.waitForResponse(/@curbside\/problems/, { timeout: START });
    await page.goto(preview.origin + PAGE, { timeout: START });
    await page.mouse.move(100, 100);
    await listening;
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      const words = `The end, version ${save}`;
      times.push(
        await timeToShow(page, words, () =>
          writeFileSync(preview.manifest, text.replace(LINE, words)),
        ),
      );
    }
    console.log(`seconds: ${times.join(' ')}`);
    return 0;
  } finally {
    await browser.close();
    await preview.stop();
    preview.remove();
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
