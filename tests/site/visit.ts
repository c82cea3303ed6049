// One visit to a page in a real browser, which collects everything that is judged afterwards.
import type { Page as Tab } from 'playwright-core';
import { PHONE_SCREEN } from '../bench/visits.ts';
import { type FirstViewWeight, watchFirstView } from '../bench/weight/first-view.ts';
import { violations } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/chromium.ts';
import { belowFirstScreen, SMALL_PHONE } from '../support/browser/layout-faults.ts';
import { catchMails } from '../support/browser/mail.ts';
import { watchShifts } from '../support/browser/shifts.ts';
import { hydrated } from '../support/waiting.ts';
import { formFaults } from './forms.ts';
import { factsOfHtml, type PageFacts } from './page-facts.ts';

/** The findings of a browser on a page beside its texts. */
export interface Visit extends PageFacts {
  status: number;
  /** Warnings, errors and exceptions. */
  complaints: string[];
  /** Addresses that were asked for and not there. */
  failed: string[];
  /** The elements that have moved without anybody's doing. */
  shifts: string[];
  /** Pictures that show nothing, and text that leaves the window. */
  unseen: string[];
  /** The findings of axe on a phone and on a desk. */
  inaccessible: string[];
  /** What a small phone does not show before it is scrolled. */
  below: string[];
  /** Forms that cannot be filled in, or accept nothing. */
  forms: string[];
  firstView: FirstViewWeight;
}

/** The address at which a site is served, and the folder of its files. */
export interface Place {
  url: string;
  folder: string;
}

const DESK = { width: 1280, height: 800 };

/** Chromium says so of a page that is slow to begin, which a busy machine is enough for. */
const IS_LATE = /was preloaded using link preload but not used within a few seconds/;

/** A browser that has stopped drawing a tab, which is no fault of the page. */
export class StoppedDrawing extends Error {}

/**
 * Opens a page on a phone in a browser of its own, scrolls through it, goes to a desk and tries its forms. Throws a
 * StoppedDrawing when the browser no longer draws the page.
 * @param sends whether a form may be sent; it is asked with what the form consists of
 * @param at is told each step
 */
export async function visit(
  place: Place,
  path: string,
  sends: (form: string) => boolean,
  at: (step: string) => void,
): Promise<Visit> {
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage({ ...PHONE_SCREEN, reducedMotion: 'reduce' });
    const found = await lookThrough(tab, place, path, sends, at).catch((error: Error) => error);
    if (!(await tab.evaluate(drawsFrame))) throw new StoppedDrawing(`${path} is no longer drawn`);
    if (found instanceof Error) {
      throw new Error(`the visit to ${path} has ended early`, { cause: found });
    }
    return found;
  } finally {
    at('closing');
    await browser.close();
  }
}

async function lookThrough(
  tab: Tab,
  place: Place,
  path: string,
  sends: (form: string) => boolean,
  at: (step: string) => void,
): Promise<Visit> {
  await answerForOthers(tab, place.url);
  const heard = listen(tab, path);
  const weigh = watchFirstView(tab, { ...place, path });
  const moved = await watchShifts(tab);
  at('opening');
  const response = await tab.goto(place.url + path, { waitUntil: 'networkidle' });
  const firstView = weigh();
  at('reading');
  const facts = factsOfHtml((await response?.text()) ?? '', path);
  const unseen = await tab.evaluate(findUnseen);
  at('scrolling');
  await scrollThrough(tab);
  unseen.push(...(await tab.evaluate(findUnseen)));
  at('axe on a phone');
  const onPhone = await violations(tab);
  at('the app');
  await hydrated(tab);
  const shifts = await moved();
  at('the first screen');
  await tab.setViewportSize(SMALL_PHONE);
  const below = await tab.evaluate(belowFirstScreen);
  at('axe on a desk');
  await tab.setViewportSize(DESK);
  const onDesk = await violations(tab);
  at('the forms');
  await catchMails(tab);
  const forms = await formFaults(tab, sends);
  return {
    ...facts,
    ...heard,
    status: response?.status() ?? 0,
    shifts,
    below,
    unseen: [...new Set([...unseen, ...(await tab.evaluate(findUnseen))])],
    inaccessible: [...new Set([...onPhone, ...onDesk])],
    forms,
    firstView,
  };
}

/** Runs in the page: whether the browser draws a frame within five seconds. */
function drawsFrame(): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(resolve, 5_000, false);
  });
}

/** Other companies are not requested: their addresses may be stand-ins, and their faults are not the site's. */
async function answerForOthers(tab: Tab, url: string): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const answers: Record<string, { contentType: string; body: string }> = {
    document: { contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' },
    fetch: { contentType: 'application/json', body: '[]' },
    xhr: { contentType: 'application/json', body: '[]' },
  };
  const nothing = { contentType: 'text/javascript', body: '' };
  await tab.route(
    (address) => address.origin !== url && /^https?:$/.test(address.protocol),
    (route) => route.fulfill({ headers, ...(answers[route.request().resourceType()] ?? nothing) }),
  );
}

/** Collects what the page complains of and what it asks for in vain. */
function listen(tab: Tab, path: string): Pick<Visit, 'complaints' | 'failed'> {
  const heard = { complaints: [] as string[], failed: [] as string[] };
  tab.on('console', (message) => {
    const text = message.text();
    // Chromium's own line for an answer that `failed` names, and the page for unknown addresses, which says so.
    const isNamed = /^Failed to load resource|^404: no page at/.test(text) || IS_LATE.test(text);
    if (['warning', 'error'].includes(message.type()) && !isNamed) heard.complaints.push(text);
  });
  tab.on('pageerror', (error) => heard.complaints.push(String(error)));
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && pathname !== path) heard.failed.push(pathname);
  });
  return heard;
}

/** Scrolls to the end as a visitor does, so that everything that waits for it is fetched, and waits for the pictures. */
async function scrollThrough(tab: Tab): Promise<void> {
  const scrollTo = async (top: number) => {
    await tab.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    if (!(await tab.evaluate(drawsFrame))) throw new Error('no frame comes');
  };
  const [height, step] = await tab.evaluate(
    () => [document.body.scrollHeight, innerHeight] as const,
  );
  for (let top = 0; top < height; top += step) await scrollTo(top);
  await tab.evaluate(() => {
    const decoded = [...document.images].map((image) => image.decode().catch(() => {}));
    return Promise.race([Promise.all(decoded), new Promise((late) => setTimeout(late, 5_000))]);
  });
  await scrollTo(0);
}

/** Runs in the page: pictures that have come to nothing, and a page that is wider than its window. */
function findUnseen(): string[] {
  const broken = [...document.images]
    .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
    .map((image) => `the picture ${image.currentSrc || image.src} shows nothing`);
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`at ${clientWidth} px it scrolls sideways`] : [];
  return [...broken, ...wide];
}
