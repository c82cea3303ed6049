// `npm run bench`: what the built site costs a visitor, as tables. Build it first, on an otherwise idle machine.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../src/build/chromium.ts';
import { compressSite } from '../../src/build/headers/compress.ts';
import { readFlags } from '../../src/build/read-flags.ts';
import { siteServer } from '../../src/build/serve.ts';
import { overBudget, weighSite } from './page-weight.ts';
import {
  type Conditions,
  type FirstView,
  firstView,
  PHONE,
  pressLinks,
  UNTHROTTLED,
} from './visits.ts';

const FOLDER = resolve('dist');
const ROUNDS = 3;

/** The links that are pressed, and a word of the heading that each leads to. */
const LINKS: [string, string][] = [
  ['About', 'About'],
  ['Contact', 'Quote'],
  ['Pay Bill', 'Bill'],
];

/**
 * Prints the tables. Returns 1 when there is no site or something is over its budget.
 * `--rounds 5` measures more often; `--only weight,view,press` leaves parts out.
 */
export async function run(args: string[]): Promise<number> {
  if (!existsSync(resolve(FOLDER, 'index.html'))) {
    console.error('There is no built site in dist/. Run: npm run build');
    return 1;
  }
  const { rounds = String(ROUNDS), only = 'weight,view,press' } = readFlags(args, []).flags;
  await compressSite(FOLDER);
  const weight = weighSite(FOLDER);
  const server = siteServer(FOLDER);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  try {
    if (only.includes('weight')) printWeights(weight.pages);
    const paths = weight.pages.map(({ path }) => path).filter((path) => path.endsWith('/'));
    if (only.includes('view')) await printViews(browser, url, paths, Number(rounds));
    if (only.includes('press')) await printPresses(browser, url, Number(rounds));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const heavy = overBudget(weight);
  for (const sentence of heavy) console.error(sentence);
  return heavy.length > 0 ? 1 : 0;
}

function printWeights(pages: ReturnType<typeof weighSite>['pages']): void {
  console.log('\nBytes, as Brotli compresses them');
  console.table(
    Object.fromEntries(
      pages.map(({ path, html, starter, app, blocking }) => [
        path,
        { html, 'script before intent': starter, 'script after': app, blocking: blocking.length },
      ]),
    ),
  );
}

async function printViews(
  browser: Browser,
  url: string,
  paths: string[],
  rounds: number,
): Promise<void> {
  console.log(
    `\nFirst view on a phone (150 ms, 1.6 Mbit/s, processor slowed 4 times), medians of ${rounds}`,
  );
  const rows: Record<string, Record<string, number>> = {};
  for (const [index, path] of paths.entries()) {
    if (process.stdout.isTTY) process.stdout.write(`\r${index + 1}/${paths.length} ${path}\x1b[K`);
    const views: FirstView[] = [];
    for (let round = 0; round < rounds; round++) views.push(await firstView(browser, url + path));
    const of = (key: keyof FirstView) => median(views.map((view) => view[key]));
    rows[path] = {
      requests: of('requests'),
      kB: Math.round(of('bytes') / 100) / 10,
      'LCP ms': Math.round(of('lcp')),
      CLS: Math.round(of('cls') * 1000) / 1000,
    };
  }
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.table(rows);
}

async function printPresses(browser: Browser, url: string, rounds: number): Promise<void> {
  console.log(`\nFrom the press on a link to the new heading, in ms, medians of ${rounds}`);
  const conditions: [string, Conditions][] = [
    ['phone', PHONE],
    ['unthrottled', UNTHROTTLED],
  ];
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, condition] of conditions) {
    const visits: number[][] = [];
    for (let round = 0; round < rounds; round++) {
      visits.push(await pressLinks(browser, `${url}/`, { conditions: condition, links: LINKS }));
    }
    const nth = (index: number) => Math.round(median(visits.map((times) => times[index] ?? 0)));
    rows[name] = { first: nth(0), second: nth(1), third: nth(2) };
  }
  console.table(rows);
}

/** The middle one; of two in the middle the larger one. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
