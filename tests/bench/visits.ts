// Visits to a finished site in a real browser, on the network and processor of a middling phone.
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';

/** The network and the processor of a visit. */
export interface Conditions {
  /** Added to every request, in milliseconds. */
  latency: number;
  /** In bytes per second. */
  throughput: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** 150 ms, 1.6 Mbit/s and a processor slowed 4 times: Lighthouse's mobile profile. */
export const PHONE: Conditions = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, slowdown: 4 };
/** The same processor on a network that takes no time: only the page's own work is measured. */
export const SLOW: Conditions = { latency: 0, throughput: -1, slowdown: 4 };
export const UNTHROTTLED: Conditions = { latency: 0, throughput: -1, slowdown: 1 };

/** A phone 412 px wide at 1.75 pixels each: Lighthouse's too. */
export const PHONE_SCREEN: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The cost of a visit to one page before any action. */
export interface FirstView {
  requests: number;
  /** Bytes over the network, compressed and with headers. */
  bytes: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** When the picture at the top had come, in milliseconds; before that its preview is painted. 0 without a picture. */
  picture: number;
  /** The sum of layout shifts. */
  cls: number;
}

/** Slows a tab's network and processor down. */
export async function throttled(page: Page, conditions: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.throughput,
    uploadThroughput: conditions.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
  return session;
}

/** Loads a page on a phone, and touches nothing. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext(PHONE_SCREEN);
  const page = await context.newPage();
  const session = await throttled(page, PHONE);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await page.addInitScript(observePaints);
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  const picture = await page.evaluate(pictureCame);
  await context.close();
  return { requests, bytes, picture, ...paints };
}

interface Paints {
  lcp: number;
  cls: number;
}

/** Runs in the page. */
function pictureCame(): number {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const [file] = performance.getEntriesByName(hero?.currentSrc ?? '');
  return (file as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
}

/** Runs in the page. */
function observePaints(): void {
  const paints = { lcp: 0, cls: 0 };
  (window as unknown as { paints: Paints }).paints = paints;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      paints.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Presses links of the header, each after the page before has come. Gives the times from each press to the new page’s
 * heading on the screen, in milliseconds.
 */
export async function pressLinks(
  browser: Browser,
  address: string,
  { conditions, links, moved }: Presses,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await throttled(page, conditions);
  await page.goto(address, { waitUntil: 'load' });
  if (moved) await page.mouse.move(5, 500);
  const times: number[] = [];
  for (const [text, heading] of links) {
    // Time to read: what is fetched ahead has come by then.
    await page.waitForTimeout(READING);
    times.push(await press(page, text, heading));
  }
  await context.close();
  return times;
}

/** The element to press, and how. */
export interface Presses {
  conditions: Conditions;
  /** The links' texts, and a word of the heading that each leads to. */
  links: [text: string, heading: string][];
  /** Whether the pointer moves on the first page before it goes to a link. Otherwise it arrives and presses at once. */
  moved: boolean;
}

/** The time before the press, in milliseconds. */
const READING = 4000;

/** How long the driver keeps its hands off after the press, in milliseconds: what it asks of a page, the page has to work for. */
const ARRIVING = 1500;

/** The middle of an element on the screen, in pixels. Throws when it is not shown. */
export async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function press(page: Page, text: string, heading: string): Promise<number> {
  const link = page.locator('header nav').getByRole('link', { name: text, exact: true });
  const [x, y] = await middleOf(link);
  await page.evaluate(notePress, heading);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(ARRIVING);
  return page.evaluate(readPress);
}

/** Orders tasks by their priority; TypeScript's library does not know it. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): void;
};

/** Runs in the page: remembers when the press on the link is complete, and when a heading with this word is painted. */
function notePress(heading: string): void {
  addEventListener(
    'click',
    () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    { capture: true, once: true },
  );
  sessionStorage.removeItem('shown');
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('h1')?.textContent?.includes(heading)) return;
    watcher.disconnect();
    // Before anything else that waits for the frame with the heading, such as the rest of the page.
    const note = () =>
      sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()));
    requestAnimationFrame(() => scheduler.postTask(note, { priority: 'user-blocking' }));
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: a newly loaded page has its own first paint. */
async function readPress(): Promise<number> {
  const pressed = Number(sessionStorage.getItem('pressed'));
  if (performance.timeOrigin > pressed - 1) {
    const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!firstPaint()) await new Promise((next) => setTimeout(next, 5));
    return performance.timeOrigin + (firstPaint()?.startTime ?? Number.NaN) - pressed;
  }
  while (!sessionStorage.getItem('shown')) await new Promise((next) => setTimeout(next, 5));
  return Number(sessionStorage.getItem('shown')) - pressed;
}
