// A dev server with the editor on a copy of the fixture, and the editor's window as a person meets it.
import { rmSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { type EditorServer, startPreview } from '../servers/editor-server.ts';
import { hydrated } from '../waiting.ts';
import { browserForFile, type OpenOptions, type Visit } from './browser.ts';

/** The most time that Vite takes for the first page, in milliseconds. */
const VITE = 50_000;

/** The editor's parts. */
export interface EditorWindow {
  page: Page;
  site: FrameLocator;
  panel: Locator;
}

/** The server of this process. It outlives the file that has started it: another one would compile the editor anew. */
let running: EditorServer | undefined;

/** Gives the test file a site, which begins anew with the file, and its text with every test. */
export function editedSiteForFile() {
  const open = browserForFile();
  const server = () => {
    if (!running) throw new Error('The server runs in tests only.');
    return running;
  };
  beforeAll(async () => {
    if (running) return running.takeAway();
    running = await startPreview();
    const { folder } = running;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  });
  beforeEach(() => server().reset());
  return {
    server,
    read: () => server().text(),
    edit: (path: string, options: OpenOptions = {}) =>
      openedEditor(
        open(`/@curbside/edit/?at=${encodeURIComponent(path)}`, {
          url: server().origin,
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

/** Other words than an example's, each line in the form of its line. */
export const ownWords = (example: string, at: number): string =>
  example
    .split('\n')
    .map((line, index) => ownLine(line, `${at}-${index}`))
    .join('\n');

/** Other words in the form of an example: a question with its answer, a title with its sentence, or a text. */
function ownLine(line: string, at: string): string {
  const words = `Gowanda ${at} ${line.length}`;
  if (/\?\s/.test(line)) return `What of ${words}? Ask for ${words}.`;
  return /^[^:]{1,60}: /.test(line)
    ? `${line.split(': ')[0]} ${at}: Only ${words}.`
    : `Own ${words}`;
}

/** Writes the texts of a new town that it has to have, each in words of its own. */
export async function fillTownTexts(panel: Locator): Promise<void> {
  await panel.getByText('Step 3 of 3').waitFor();
  const needed = panel.locator('textarea:required');
  const examples = await needed.evaluateAll((all) =>
    all.map((field) => (field as HTMLTextAreaElement).placeholder),
  );
  for (const [at, example] of examples.entries()) await needed.nth(at).fill(ownWords(example, at));
}
