// The longest task from the first sign of intent to the end of hydration, and what it consists of, from the browser's trace.
import type { Browser } from 'playwright-core';
import { hydrated } from '../support/waiting.ts';
import { type Bench, everyPage, type Figure, largest, printTable } from './part.ts';
import { isTask, spent, type TraceEvent } from './trace.ts';
import { PHONE_SCREEN, SLOW, throttled } from './visits.ts';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
];

/**
 * For the stack of every error, a browser that is remotely controlled parses the scripts again, even where the page asks
 * for no stacks. React makes three errors when it is evaluated; visitors' browsers do not pay this, so it is left out.
 */
const INSPECTION = 'V8.CollectSourcePositions';

/** How long a page is left alone after it has loaded, in milliseconds. */
const SETTLING = 1000;

/** A task of the page's main thread, in milliseconds. */
interface Task {
  longest: number;
  /** From intent to the end of hydration. */
  total: number;
  parts: string;
}

/** Prints the longest task of every page, medians of the rounds, with its largest parts. */
export async function measureTasks(bench: Bench): Promise<Figure[]> {
  const measured = await everyPage(bench, 'Tasks', (path) => wake(bench.browser, bench.url + path));
  const rows = measured.map(([path, tasks]): [string, Task] => {
    const sorted = tasks.toSorted((a, b) => a.longest - b.longest);
    return [path, sorted[sorted.length >> 1] ?? { longest: Number.NaN, total: 0, parts: '' }];
  });
  printTable(
    `The longest task until hydration ends, processor slowed 4 times, in ms, medians of ${bench.rounds}`,
    rows,
  );
  const { value, path } = largest(rows, ({ longest }) => longest);
  return [{ what: `longest task (${path})`, value, aim: 50, unit: 'ms' }];
}

async function wake(browser: Browser, address: string): Promise<Task> {
  const context = await browser.newContext(PHONE_SCREEN);
  const page = await context.newPage();
  await throttled(page, SLOW);
  // A page that needs the app at once would have it before the trace begins.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'load' });
  // The driver's own script is compiled now, and not in the middle of what is measured.
  await page.waitForFunction(() => true);
  await page.waitForTimeout(SETTLING);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => {
    performance.mark('intent');
    dispatchEvent(new Event('pointermove'));
  });
  release();
  await hydrated(page);
  await page.evaluate(() => performance.mark('hydrated'));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await context.close();
  return longestTask(trace.traceEvents);
}

function longestTask(events: TraceEvent[]): Task {
  const mark = (name: string) => events.find((event) => event.name === name);
  const [from, to] = [mark('intent'), mark('hydrated')];
  if (!from || !to) throw new Error('the trace has no marks');
  const own = events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === from.pid && tid === from.tid && ts >= from.ts && ts < to.ts,
  );
  const inside = ({ ts, dur = 0 }: TraceEvent) =>
    own.filter((event) => event.ts >= ts && event.ts < ts + dur);
  const time = (task: TraceEvent) =>
    inside(task)
      .filter(({ name }) => name === INSPECTION)
      .reduce((left, event) => left - spent(event), spent(task));
  const [task] = own
    .filter(isTask)
    .map((event) => ({ event, time: time(event) }))
    .toSorted((a, b) => b.time - a.time);
  const within = task ? inside(task.event) : [];
  return {
    longest: ms(task?.time),
    total: ms(to.ts - from.ts),
    parts: within
      .filter(({ name }) => !/RunTask$|^AsyncTask|CollectSource|V8.Parse/.test(name))
      .toSorted((a, b) => spent(b) - spent(a))
      .slice(0, 4)
      .map(describe)
      .join(', '),
  };
}

/** The name of a part, the file it is about, and its time. */
function describe(event: TraceEvent): string {
  const { name, args } = event;
  const file = (args.data?.url ?? args.fileName ?? '').split('/').at(-1) ?? '';
  return [name, args.data?.functionName, file, ms(spent(event))].filter(Boolean).join(' ');
}

const ms = (microseconds = 0) => Math.round(microseconds / 100) / 10;
