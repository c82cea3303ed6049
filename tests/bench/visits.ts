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

/** The middle of an element on the screen, in pixels. Throws when it is not shown. */
export async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
