// `npm run screenshots`: takes pictures of the built site for people who review how it looks, and lays them side by side.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { loadValidSite } from '../../src/files/load-site.ts';
import { displayPath, projectIn } from '../../src/files/project.ts';
import type { Site } from '../../src/model/site.ts';
import { runBuild } from '../../src/node/run-build.ts';
import { serveHere } from '../../src/node/serve/serve.ts';
import { readFlags } from '../../src/node/terminal/read-flags.ts';
import { launchBrowser } from '../support/browser/chromium.ts';

/** Below the site's folder. */
const FOLDER = 'screenshots';

/**
 * Builds the site and writes screenshots/WIDTH/PAGE.png and screenshots/index.html. Throws when the manifest has errors.
 * `--widths 320,1920` takes other widths, and `--only about` just the pictures whose name has that word in it.
 */
export async function run(args: string[]): Promise<number> {
  const project = projectIn('.');
  const { site } = await loadValidSite(project);
  const { widths = WIDTHS.join(), only = '' } = readFlags(args, []).flags;
  const pages = [...site.pages.map(({ page }) => page.path), site.not_found.path].flatMap((path) =>
    widths.split(',').map((width) => ({ name: shotName(path), path, width: Number(width) })),
  );
  const shots = [...pages, ...states(site)].filter(({ name }) => name.includes(only));
  const folder = join(project.folder, FOLDER);
  await runBuild(project.root);
  rmSync(folder, { recursive: true, force: true });
  const { url, close } = await serveHere(project.output);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: url });
    // The font is ready from the second page on; on the first, a fallback may be visible.
    const first = await context.newPage();
    await first.goto('/', { waitUntil: 'networkidle' });
    // A tab left open might be taken for the one in front, and those behind it are not drawn.
    await first.close();
    for (const [index, shot] of shots.entries()) {
      console.log(`${index + 1}/${shots.length} ${shot.name} at ${shot.width} px`);
      await takeShot(shot, context, folder);
    }
    writeFileSync(join(folder, 'index.html'), contactSheet(shots));
  } finally {
    await browser.close();
    await close();
  }
  const all = displayPath(join(folder, 'index.html'));
  console.log(`${shots.length} pictures. Open ${all} to see them together.`);
  return 0;
}

/** Window widths in pixels: a phone, a tablet and a desk. */
const WIDTHS = [360, 768, 1440];

const PHONE = 360;
const DESK = 1440;
/** As wide as letter paper within its margins. */
const PAPER = 704;

/** One picture to take. */
interface Shot {
  /** The file's name without its ending. */
  name: string;
  path: string;
  /** Width of the window in pixels. */
  width: number;
  /** Brings the page into a state before the picture is taken. */
  act?: (tab: Tab) => Promise<unknown>;
  /** How the page is looked at; the screen's own colours otherwise. */
  media?: Parameters<Tab['emulateMedia']>[0];
  /** True for what the window shows; otherwise the whole page is taken. */
  window?: boolean;
}

/** A page's name in a file name: `/about/` is `about`, and `/` is `home`. */
function shotName(path: string): string {
  return path.replace(/^\/|(\/|\.html)$/g, '').replaceAll('/', '-') || 'home';
}

/** The states, each on the first page that can be brought into it; none for a site without such a page. */
function states({ pages }: Site): Shot[] {
  const having = (type: string) =>
    pages.find(({ page }) => page.sections.some((section) => section.type === type))?.page.path;
  const on = (path: string | undefined, widths: number[], shot: Omit<Shot, 'path' | 'width'>) =>
    path ? widths.map((width) => ({ ...shot, name: `state-${shot.name}`, path, width })) : [];
  const print = { media: { media: 'print' } } as const;
  const forced = { media: { forcedColors: 'active' } } as const;
  return [
    ...on('/', [PHONE], { name: 'menu-open', act: openMenu, window: true }),
    ...on('/', [PHONE], { name: 'action-bar', act: scrollDown, window: true }),
    ...on('/', [DESK], { name: 'services-open', act: openServices, window: true }),
    ...on('/', [DESK], { name: 'focus', act: focusButton, window: true }),
    ...on(having('faq'), [PHONE, DESK], { name: 'accordion-open', act: openDetails }),
    ...on(having('feature-cards'), [PHONE, DESK], { name: 'feature-cards-open', act: openDetails }),
    ...on(having('quote-form'), [PHONE, DESK], { name: 'form-errors', act: sendEmpty }),
    ...on(having('quote-form'), [PHONE, DESK], { name: 'toast', act: sendEmpty, window: true }),
    ...on('/', [PHONE, DESK], { name: 'forced-colors', ...forced }),
    ...on(having('quote-form'), [DESK], { name: 'forced-colors-form', act: sendEmpty, ...forced }),
    ...on(having('size-finder'), [DESK], { name: 'forced-colors-specs', ...forced }),
    ...on(having('holiday-schedule'), [PAPER], { name: 'print-holidays', ...print }),
    ...on(having('sizes'), [PAPER], { name: 'print-sizes', ...print }),
  ];
}

const openMenu = async (tab: Tab) => {
  await tab.locator('header button[aria-haspopup="dialog"]').click();
  await tab.getByRole('dialog').waitFor();
};

const scrollDown = (tab: Tab) => tab.evaluate(() => scrollTo(0, innerHeight * 1.5));

const openServices = (tab: Tab) => tab.locator('header summary').click();

const focusButton = async (tab: Tab) => {
  // Only a focus that came by the keyboard is shown.
  await tab.locator('main a').first().focus();
  await tab.keyboard.press('Tab');
};

const openDetails = (tab: Tab) => tab.locator('main details > summary').first().click();

const sendEmpty = async (tab: Tab) => {
  const form = tab.locator('main form').first();
  await form.locator('input:visible').first().focus();
  // The script takes the checking over from the browser when it is ready.
  await tab.locator('main form[novalidate]').first().waitFor();
  await form.locator('button[type="submit"]').click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
  const toast = tab.getByRole('region', { name: 'Notifications' }).locator('[role="alert"]');
  // A trial press waits until the message has come to rest.
  await toast.click({ trial: true });
};

const HEIGHT = 900;

/** How long a page may take to fall silent, in milliseconds; one that goes on asking for things is shown as it is. */
const PATIENCE = 10_000;

/** Takes a picture into `folder`/WIDTH/NAME.png. Throws when the page cannot be brought into its state. */
async function takeShot(shot: Shot, context: BrowserContext, folder: string): Promise<void> {
  const { path, name, width, media, act, window } = shot;
  const tab = await context.newPage();
  try {
    await tab.setViewportSize({ width, height: HEIGHT });
    await tab.emulateMedia({ reducedMotion: 'reduce', ...media });
    await tab.goto(path, { waitUntil: 'load' });
    await showEverything(tab);
    await act?.(tab);
    mkdirSync(join(folder, String(width)), { recursive: true });
    if (!window) await standAtTop(tab);
    await tab.screenshot({ path: join(folder, file(shot)), fullPage: !window });
  } catch (error) {
    throw new Error(`${name} at ${width} px: ${error}`);
  } finally {
    await tab.close();
  }
}

/**
 * Scrolls down and up again, as a visitor does, so that pictures and widgets that wait for it are there. Nothing is
 * waited for without end: a busy browser draws no frames, and a picture that it does not fetch is never decoded.
 */
async function showEverything(tab: Tab): Promise<void> {
  await tab.evaluate(async (patience) => {
    const atMost = (time: number, done: Promise<unknown>) =>
      Promise.race([done, new Promise((late) => setTimeout(late, time))]);
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const step = innerHeight / 2;
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await atMost(250, drawn());
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const decoded = [...document.images].map((image) => image.decode().catch(() => {}));
    await atMost(patience, Promise.all(decoded));
  }, PATIENCE);
  await tab.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => {});
}

/**
 * Fixed bars would be in the middle of a picture of the whole page: the header after scrolling, and the bar at the
 * lower edge, which would also leave an empty strip at the end.
 */
async function standAtTop(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const bar = document.querySelector<HTMLElement>('[data-action-bar]');
    if (bar) bar.style.display = 'none';
  });
}

const file = ({ width, name }: Shot) => `${width}/${name}.png`;

/** A page with every picture, one row per page. */
function contactSheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const cell = (shot: Shot) =>
    `<a href="${file(shot)}"><img src="${file(shot)}" width="${shot.width / 4}" alt="${shot.name} at ${shot.width} px" loading="lazy"></a>`;
  const row = (name: string) => {
    const taken = shots.filter((shot) => shot.name === name);
    return `<h2>${name}</h2>\n<p>${taken.map(cell).join('\n')}</p>`;
  };
  return `<!doctype html>
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 2rem; background: #ddd; font: 1rem/1.5 system-ui, sans-serif; }
  p { display: flex; gap: 1rem; align-items: start; overflow: auto; }
  a { max-height: 80vh; overflow: hidden auto; }
</style>
${names.map(row).join('\n')}
`;
}
