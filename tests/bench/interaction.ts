// How soon the page answers: a scripted visit on a slow processor, timed by the browser's own Event Timing.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { consent, field, fillQuote, REQUEST, submitButton } from '../support/browser/quote-form.ts';
import { type Bench, type Figure, largest, median, printTable } from './part.ts';
import { middleOf, PHONE_SCREEN, SLOW, throttled } from './visits.ts';

/** The browser reports answers from this many milliseconds on; a step with none counts as this. */
const LEAST = 16;

/** After a step, for what it sets off, and for the browser to report it; in milliseconds. */
const PAUSE = 1500;

/** Before a press, for the page to come to rest where it has been scrolled to; in milliseconds. */
const AIMING = 500;

interface Visitor {
  screen: BrowserContextOptions;
  /** Presses a point of the screen. */
  pressAt: (page: Page, x: number, y: number) => Promise<void>;
  /** The first thing to open, on a page before hydration. */
  opens: Step[];
}

type Press = (target: Locator) => Promise<void>;

/** A name and what is done. */
type Step = [name: string, act: (page: Page, press: Press) => Promise<void>];

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const services = (page: Page) => page.locator('header nav details > summary');

const VISITORS: Record<string, Visitor> = {
  phone: {
    screen: PHONE_SCREEN,
    pressAt: (page, x, y) => page.touchscreen.tap(x, y),
    opens: [
      ['menu opens, before hydration', (page, press) => press(menuButton(page))],
      ['menu closes', (page, press) => press(page.getByRole('dialog').getByRole('button'))],
    ],
  },
  desktop: {
    screen: { viewport: { width: 1280, height: 900 } },
    pressAt: (page, x, y) => page.mouse.click(x, y),
    opens: [
      ['dropdown opens, before hydration', (page, press) => press(services(page))],
      ['dropdown closes', (page, press) => press(services(page))],
    ],
  },
};

/** The steps on the contact page: an answer, the form with mistakes, the complete form. */
const FORM: Step[] = [
  ['form sent empty', (page, press) => press(submitButton(page))],
  [
    'typing a name',
    async (page, press) => {
      await press(field(page, 'name'));
      await page.keyboard.type(REQUEST.name, { delay: 60 });
    },
  ],
  [
    'form sent',
    async (page, press) => {
      await fillQuote(page);
      await press(consent(page));
      await press(submitButton(page));
    },
  ],
];

/** Links are pressed in the footer, which both screens show. */
const LEAVE: Step[] = [
  [
    'link to another page',
    (page, press) => press(page.locator('footer a[href="/about/"]').first()),
  ],
  ['answer opens', (page, press) => press(page.locator('main details > summary').first())],
];

/** Prints the longest time to the next paint in each step, medians of the rounds. */
export async function measureInteraction(bench: Bench): Promise<Figure[]> {
  const rows = new Map<string, Record<string, number>>();
  const figures: Figure[] = [];
  for (const [name, visitor] of Object.entries(VISITORS)) {
    const visits: Map<string, number>[] = [];
    for (let round = 0; round < bench.rounds; round++) visits.push(await visit(bench, visitor));
    const steps = [...(visits[0]?.keys() ?? [])].map((step): [string, number] => [
      step,
      median(visits.map((times) => times.get(step) ?? Number.NaN)),
    ]);
    for (const [step, time] of steps) rows.set(step, { ...rows.get(step), [name]: time });
    const { value, path } = largest(steps, (time) => time);
    figures.push({ what: `interaction, ${name} (${path})`, value, aim: 100, unit: 'ms' });
  }
  printTable(
    `Interaction to next paint, processor slowed 4 times, in ms, medians of ${bench.rounds} (${LEAST}: no more than that)`,
    [...rows],
  );
  return figures;
}

/** One visit: the home page, then the form on the contact page, then another page. Gives the time of each step. */
async function visit({ browser, url }: Bench, { screen, pressAt, opens }: Visitor) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await throttled(page, SLOW);
  await page.addInitScript(observeEvents);
  const times = new Map<string, number>();
  // The driver's own click asks the page where it landed, in the middle of what is measured.
  const press: Press = async (target) => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(AIMING);
    await pressAt(page, ...(await middleOf(target)));
  };
  const take = async (path: string, steps: Step[]) => {
    if (path) await page.goto(url + path, { waitUntil: 'load' });
    if (path) await page.waitForTimeout(PAUSE);
    for (const [name, act] of steps) {
      await page.evaluate(takeSlowest);
      await act(page, press);
      await page.waitForTimeout(PAUSE);
      times.set(name, Math.max(LEAST, await page.evaluate(takeSlowest)));
    }
  };
  await take('/', opens);
  await take('/contact/', [
    ['field is chosen, before hydration', (form) => press(field(form, 'name'))],
    ...FORM,
    ...LEAVE,
  ]);
  await context.close();
  return times;
}

/** Runs in the page: keeps the longest time of an interaction. */
function observeEvents(): void {
  const seen = window as unknown as { slowest: number };
  seen.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.slowest = Math.max(seen.slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: the longest time since the last call, in milliseconds. */
function takeSlowest(): number {
  const seen = window as unknown as { slowest: number };
  const { slowest } = seen;
  seen.slowest = 0;
  return slowest;
}
