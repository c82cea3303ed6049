// A browser, and pages that are opened in it as visitors do.
import type { Browser, BrowserContext, Disposable, Page, Response } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { hydrated } from '../waiting.ts';
import { launchBrowser } from './chromium.ts';

/** Window widths, in pixels: a desk at 400 % zoom, a phone, a tablet and a desk. */
export const NARROWEST = 320;
export const PHONE = 375;
export const TABLET = 768;
export const DESKTOP = 1280;
const HEIGHT = 800;

/** How long a test waits for an element, in milliseconds: shorter than for a test, so that the message names it. */
const TIMEOUT_MS = 30_000;

export interface OpenOptions {
  /** Width of the window, in pixels. */
  width?: number;
  /** False for a visitor whose browser runs no scripts. */
  javaScript?: boolean;
  /** False leaves the page as the server sent it, as it is before anybody shows any intent. */
  hydrates?: boolean;
  /** Console messages that belong to the test. Any other warning or error makes it fail. */
  expects?: RegExp;
  /** Another site than the one that all tests share. */
  url?: string;
  /** Done before the page is opened, such as adding routes. */
  prepare?: (page: Page) => Promise<unknown>;
  /** True when the test leaves something that cannot be taken away, such as a clock, or needs an empty cache: four times the work. */
  ownTab?: boolean;
}

/** A page that a test has opened. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The server's answer to the first request. */
  response: Response;
  /** Warnings, errors and exceptions of the page so far, the expected ones included. */
  complaints: string[];
}

export type Open = (path: string, options?: OpenOptions) => Promise<Visit>;

let running: Browser | undefined;

/** The browser of this process. It outlives the file that has started it, because starting one takes longer than a page. */
async function sharedBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/** Gives the test file the function that opens a page, once per test. What it has opened is closed or emptied behind it. */
export function browserForFile(): Open {
  return async (path, options = {}) => {
    const { width = DESKTOP, javaScript = true, hydrates = javaScript, ownTab = false } = options;
    const { url = inject('url'), prepare } = options;
    const page = await tabForTest(javaScript, ownTab);
    const complaints = collectComplaints(page, options.expects);
    await page.setViewportSize({ width, height: HEIGHT });
    await prepare?.(page);
    const response = await page.goto(url + path);
    if (!response) throw new Error(`${path} was not answered`);
    if (hydrates) await hydrated(page);
    return { page, context: page.context(), response, complaints };
  };
}

/** The tab with scripts and the one without that wait for the next test. A new one takes longer than most tests. */
const kept = new Map<boolean, Page>();

/** Gives a tab to a test: a kept one, which is emptied after it and thrown away after a failure, or one of its own. */
async function tabForTest(javaScript: boolean, ownTab: boolean): Promise<Page> {
  const known = ownTab ? undefined : kept.get(javaScript);
  const page = known ?? (await newTab(javaScript));
  if (known) kept.delete(javaScript);
  const takeScriptsAway = collectScripts(page);
  onTestFinished(async ({ task }) => {
    if (!page.isClosed()) await takeScriptsAway();
    // A route may still be at work on an answer that the test did not wait for.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const stays = !ownTab && !kept.has(javaScript) && task.result?.state !== 'fail';
    if (stays && (await emptied(page))) kept.set(javaScript, page);
    else await page.context().close();
  });
  return page;
}

/** Notes the scripts that a test adds to every page of a tab. The function takes them away. */
function collectScripts(page: Page): () => Promise<void> {
  const { addInitScript } = page;
  const scripts: Disposable[] = [];
  page.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript.apply(page, script);
    scripts.push(added);
    return added;
  };
  return async () => {
    page.addInitScript = addInitScript;
    await Promise.all(scripts.map((script) => script.dispose()));
  };
}

async function newTab(javaScriptEnabled: boolean): Promise<Page> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    javaScriptEnabled,
    baseURL: inject('url'),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}

/** Takes away everything that a test may leave in a tab. False when the tab cannot be used again. */
async function emptied(page: Page): Promise<boolean> {
  const context = page.context();
  if (page.isClosed() || context.pages().length > 1) return false;
  await context.setOffline(false);
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce' });
  // An empty page that the page itself leads to keeps the tab's process, whose start is half of the work of a visit.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    location.replace('about:blank');
  });
  // Unless the page asks whether it may be left.
  return page.waitForURL('about:blank', { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/** Chromium says so of a page that is slow to begin, which a busy machine is enough for. */
const IS_LATE = /was preloaded using link preload but not used within a few seconds/;

/** Collects what the page complains about; at the end of the test only expected complaints may be there. */
function collectComplaints(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = [];
  const stop = new AbortController();
  const add = (text: string) => stop.signal.aborted || complaints.push(text);
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    // The message about a file that could not be loaded names it only by its place.
    const isFile = message.text().startsWith('Failed to load resource');
    add(isFile ? `${message.text()} ${message.location().url}` : message.text());
  });
  page.on('pageerror', (error) => add(String(error)));
  onTestFinished(() => {
    stop.abort();
    const shown = complaints.filter((text) => !IS_LATE.test(text));
    expect(shown.filter((text) => !expected?.test(text))).toEqual([]);
  });
  return complaints;
}
