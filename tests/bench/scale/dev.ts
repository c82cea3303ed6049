// Serves one manifest in development, has a town's page in the editor, and types letters, each when the one before is
// shown and saved: `node tests/bench/run.js scale/dev FILE`. Prints the milliseconds of each until it stands in the field, and in the
// frame, and the memory of the server in MB after 20 and after 200 of them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../src/node/serve/ports.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { siteFolder } from '../../support/servers/editor-server.ts';

/** The letters after which the memory is measured. */
const FEW = 20;
const MANY = 200;

/** The first page of a dev server takes long, in milliseconds: it bundles the packages. */
const START_MS = 60_000;

/** The longest wait for a letter, in milliseconds. */
const LETTER_MS = 20_000;

const EDITOR = '/@curbside/edit/?at=/residential-trash-pickup/ny/dunkirk/';

/** Runs in the server: gives back what nobody needs, and says what is left. */
const MEMORY = `process.on('message', () => { gc(); process.send(process.memoryUsage()); });`;

/** Prints the figures. `letters` may be fewer. */
export async function run([
  file = 'pages.yaml',
  letters = String(MANY),
]: string[]): Promise<number> {
  const folder = siteFolder(readFileSync(file, 'utf8'));
  const port = await freePort();
  const server = serve(folder, port);
  const browser = await launchBrowser();
  try {
    await once(server.stdout as NodeJS.ReadableStream, 'data');
    const page = await browser.newPage();
    page.setDefaultTimeout(START_MS);
    await page.goto(`http://localhost:${port}${EDITOR}`);
    await page.locator('[data-page-ready]').waitFor();
    await page.frameLocator('#site').locator('main summary').first().click();
    await page.locator('textarea:focus').waitFor();
    await page.evaluate(watchLetters);
    const times: Times[] = [];
    const memory: number[] = [];
    for (let letter = 1; letter <= Number(letters); letter++) {
      times.push(await typed(page, 'abcdefgh'[letter % 8] as string));
      if (letter === FEW || letter === MANY) memory.push(await memoryOf(server));
    }
    const all = (of: keyof Times) => times.map((time) => Math.round(time[of])).join(' ');
    console.log(`field: ${all('field')}\nframe: ${all('frame')}\nmemory: ${memory.join(' ')}`);
    return 0;
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'close');
    rmSync(folder, { recursive: true });
  }
}

/** Starts the dev server of a site in a process of its own, whose memory nothing else is in. */
function serve(folder: string, port: number): ChildProcess {
  const start = ['--expose-gc', `--import=data:text/javascript,${encodeURIComponent(MEMORY)}`];
  const vite = [resolve('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'];
  return spawn(process.execPath, [...start, ...vite], {
    env: { ...process.env, CURBSIDE_SITE: folder },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function memoryOf(server: ChildProcess): Promise<number> {
  const answer = once(server, 'message');
  server.send('memory');
  const [{ heapUsed, external }] = (await answer) as [NodeJS.MemoryUsage];
  return Math.round((heapUsed + external) / 1e5) / 10;
}

/** Milliseconds from a key to the frame of the screen in which its letter stands in the field, and on the page. */
interface Times {
  field: number;
  frame: number;
}

declare global {
  interface Window {
    shownLetter?: Promise<Times>;
  }
}

/** In the browser: from each key on, looks with every frame of the screen whether the letter is there. */
function watchLetters(): void {
  addEventListener('keydown', ({ target, timeStamp: start }) => {
    const area = target as HTMLTextAreaElement;
    const before = area.value;
    let field: number | undefined;
    window.shownLetter = new Promise((shown) => {
      const look = () => {
        const now = performance.now() - start;
        if (area.value !== before) field ??= now;
        const site = document.querySelector<HTMLIFrameElement>('#site')?.contentDocument;
        const isShown = site?.querySelector('main')?.textContent?.includes(area.value);
        if (field !== undefined && isShown) shown({ field, frame: now });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
}

/** Presses a key, and waits until its letter is shown and saved. */
async function typed(page: Page, letter: string): Promise<Times> {
  const saved = page.waitForResponse(/editor\/change$/, { timeout: LETTER_MS });
  await page.keyboard.press(letter);
  const late = AbortSignal.timeout(LETTER_MS);
  const [times] = await Promise.race([
    page.evaluate(() => Promise.all([window.shownLetter])),
    once(late, 'abort').then(() => Promise.reject(new Error(`"${letter}" was not shown`))),
  ]);
  await saved;
  if (!times) throw new Error('the key was not heard');
  return times;
}
