// A tap on a link, as a finger does it on a phone, until the new page's heading is on the screen.
import type { Browser, Page } from 'playwright-core';
import { type Conditions, PHONE_SCREEN, throttled } from '../visits.ts';

/** The page that a visit starts on, and the taps: the link's target and a word of the heading there alone. */
const START = '/';
const TAPS: [to: string, heading: string][] = [
  ['/contact/', 'Quote'],
  ['/', 'Trash'],
  ['/rolloff-dumpsters/', 'Roll'],
];

/** Before a tap, for reading: what is fetched ahead has come by then; in milliseconds. */
const READING = 2500;

/** How long a finger stays on the glass, in milliseconds. */
const TOUCH = 80;

/** After a tap the driver keeps its hands off: what it asks of a page, the page has to work for. In milliseconds. */
const ARRIVING = 1500;

/**
 * Taps three links of one visit: nothing has been touched before the first, and the others come after it. Gives the times
 * from each click to the new page's heading on the screen, in milliseconds.
 */
export async function tapLinks(browser: Browser, url: string, conditions: Conditions) {
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    const page = await context.newPage();
    await throttled(page, conditions);
    await page.addInitScript(watch);
    await page.goto(url + START, { waitUntil: 'load' });
    const times: number[] = [];
    for (const [to, heading] of TAPS) {
      await page.evaluate(bringIntoView, to);
      await page.waitForTimeout(READING);
      times.push(await tap(page, to, heading));
    }
    return times;
  } finally {
    await context.close();
  }
}

async function tap(page: Page, to: string, heading: string): Promise<number> {
  const point = await page.evaluate(pointOn, { to, heading });
  if (!point) throw new Error(`${page.url()} shows no link to ${to}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TOUCH);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(ARRIVING);
  const shown = await page.waitForFunction(() => sessionStorage.getItem('shown'));
  const [at, clicked] = await page.evaluate(() =>
    ['shown', 'clicked'].map((name) => Number(sessionStorage.getItem(name))),
  );
  await shown.dispose();
  await session.detach();
  if (!at || !clicked) throw new Error(`The tap on ${to} has not been seen`);
  return at - clicked;
}

/** Runs in the page: scrolls to a link to an address; every page shows the first one without that. */
function bringIntoView(to: string): void {
  const links = [...document.querySelectorAll(`a[href="${to}"]`)].filter(
    (link) => link.getBoundingClientRect().width > 0,
  );
  const isShown = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  if (!links.some(isShown)) links[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page: the middle of the first link to an address on the screen; from now on its heading is waited for. */
function pointOn({ to, heading }: { to: string; heading: string }) {
  for (const name of ['shown', 'clicked']) sessionStorage.removeItem(name);
  sessionStorage.setItem('heading', heading);
  for (const link of document.querySelectorAll(`a[href="${to}"]`)) {
    const { x, y, width, height } = link.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    if (width > 0 && link.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/** Orders tasks by their priority; TypeScript's library does not know it. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): void;
};

/** Runs in each new document: notes the tap, and the frame in which the heading that is waited for is painted. */
function watch(): void {
  const note = (name: string) =>
    sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  addEventListener('click', () => note('clicked'), { capture: true });
  const look = () => {
    const heading = sessionStorage.getItem('heading');
    if (!heading || !document.querySelector('h1')?.textContent?.includes(heading)) return;
    sessionStorage.removeItem('heading');
    // Before anything else that waits for that frame, such as the rest of the page.
    requestAnimationFrame(() =>
      scheduler.postTask(() => note('shown'), { priority: 'user-blocking' }),
    );
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
