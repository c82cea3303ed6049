// `npm run bench:peers`: this site beside a bare one, Astro's and Next's with the same content, and beside another version
// of itself, as ratios. docs/bench.md says how it is used.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../src/node/serve/ports.ts';
import { serveHere } from '../../src/node/serve/serve.ts';
import { readFlags } from '../../src/node/terminal/read-flags.ts';
import { launchBrowser } from '../support/browser/chromium.ts';
import { FIXTURE } from '../support/sites/fixture-site.ts';
import { toolFile } from '../support/test-tools.ts';
import { reportOn } from './lighthouse.ts';
import { type Figure, median, printAims, printTable } from './part.ts';
import { buildOwn, buildPeer, finishPeer, readContent, writeBare } from './peers/sites.ts';
import { type TapTime, tapLinks } from './peers/taps.ts';
import { manifestWithTowns } from './scale/manifest.ts';
import { type Cost, measured } from './scale/measured-process.ts';
import { type Conditions, PHONE, UNTHROTTLED } from './visits.ts';

/** What is compared: this checkout, the one of `--against`, and the peers. */
type Name = 'own' | 'against' | 'bare' | 'photo' | 'astro' | 'next';

/** A measured value of each, by their names. */
type Row = Partial<Record<Name, number>>;

interface Sitting {
  folder: string;
  rounds: number;
  /** The folders of the checkouts. */
  checkouts: Partial<Record<Name, string>>;
  /** The addresses of the served sites. */
  urls(): Promise<Partial<Record<Name, string>>>;
  rows: [string, Row][];
  figures: Figure[];
}

type Part = (sitting: Sitting) => Promise<void>;

const PARTS: Record<string, Part> = {
  sites: async ({ urls }) => void (await urls()),
  slow: (sitting) => measureTaps(sitting, 'slow tap', PHONE, [0.7, 0.9]),
  fast: (sitting) => measureTaps(sitting, 'fast tap', UNTHROTTLED, [1, 1]),
  view: measureViews,
  build: measureBuilds,
  unchanged: measureUnchanged,
  fresh: measureFresh,
  check: measureChecks,
};

/** Prints the table and the ratios beside their aims. Returns 2 when a flag cannot be understood. */
export async function run(args: string[]): Promise<number> {
  const { words, flags } = readFlags(args, []);
  const { only = Object.keys(PARTS).join(','), against, rounds = '3', keep, ...unknown } = flags;
  const parts = only.split(',').flatMap((name) => PARTS[name] ?? []);
  const fits = parts.length === only.split(',').length && Number(rounds) >= 1;
  if (!fits || words.length + Object.keys(unknown).length > 0) {
    console.error(
      `Flags: --only ${Object.keys(PARTS).join(',')} --rounds 3 --against FOLDER --keep FOLDER`,
    );
    return 2;
  }
  const folder = keep ? resolve(keep) : mkdtempSync(join(tmpdir(), 'curbside-peers-'));
  const checkouts = { own: resolve('.'), ...(against && { against: resolve(against) }) };
  const closing: (() => Promise<void>)[] = [];
  let served: Promise<Partial<Record<Name, string>>> | undefined;
  const urls = () => {
    served ??= serveAll(folder, checkouts, closing);
    return served;
  };
  const sitting: Sitting = {
    folder,
    checkouts,
    urls,
    rounds: Number(rounds),
    rows: [],
    figures: [],
  };
  try {
    for (const part of parts) await part(sitting);
  } finally {
    for (const close of closing) await close();
    if (!keep) rmSync(folder, { recursive: true });
  }
  printTable(`Medians of ${rounds}`, sitting.rows);
  printAims(sitting.figures);
  return 0;
}

/** Builds all sites and serves them; `closing` gets what ends that. */
async function serveAll(
  folder: string,
  checkouts: Sitting['checkouts'],
  closing: (() => Promise<void>)[],
): Promise<Partial<Record<Name, string>>> {
  const content = await readContent(manifestOf('.'));
  const makers: Partial<Record<Name, (site: string) => unknown>> = {};
  for (const [name, checkout] of Object.entries(checkouts) as [Name, string][]) {
    makers[name] = (site) => buildOwn(checkout, manifestOf(checkout), site);
  }
  makers.bare = (site) => writeBare(content, site);
  makers.photo = (site) => {
    const assets = join(folder, 'own/assets');
    const name = readdirSync(assets).find((file) => /^rolloff-farmhouse-.*-672\.avif$/.test(file));
    writeBare(content, site, join(assets, name ?? ''));
  };
  if (toolFile('next', 'dist/bin/next')) {
    makers.next = async (site) => {
      const built = await buildPeer('next', content, `${site}-source`);
      renameSync(built.site, site);
    };
  }
  const urls: Partial<Record<Name, string>> = {};
  for (const [name, make] of Object.entries(makers) as [Name, (site: string) => unknown][]) {
    const site = join(folder, name);
    if (!existsSync(site)) {
      await make(site);
      await finishPeer(site);
    }
    const { url, close } = await serveHere(site);
    urls[name] = url;
    closing.push(close);
  }
  return urls;
}

/** The times of the taps under some conditions: the first of a visit is cold, the others warm. */
async function measureTaps(
  { urls, rounds, rows, figures }: Sitting,
  title: string,
  conditions: Conditions,
  aims: [cold: number, warm: number],
): Promise<void> {
  const { photo: _, ...sites } = await urls();
  const browser = await launchBrowser();
  try {
    const visits = await inTurn(sites, rounds, (url) => tapLinks(browser, url, conditions));
    const stages = [
      ['cold', 0, 1],
      ['warm', 1, 3],
    ] as const;
    for (const [index, [stage, from, to]] of stages.entries()) {
      for (const start of ['press', 'click'] as const) {
        const row = mapRow(visits, (rounds) => middleTap(rounds, start, from, to));
        rows.push([`${title} ${stage}, from ${start}, ms`, row]);
        const aim = aims[index] ?? Number.NaN;
        if (start === 'press')
          compare(figures, `${title} ${stage}`, row, { next: aim, against: 1 });
      }
    }
  } finally {
    await browser.close();
  }
}

/** The sum of the medians of some taps of a visit, divided by their number. */
function middleTap(visits: TapTime[][], start: keyof TapTime, from: number, to: number): number {
  const taps = Array.from({ length: to - from }, (_, index) =>
    median(visits.map((times) => times[from + index]?.[start] ?? Number.NaN)),
  );
  return taps.reduce((sum, time) => sum + time, 0) / taps.length;
}

/** The pages whose first view is measured, the most that their HTML may weigh, in bytes, and the town's name. */
const VIEWS: [name: string, path: string, html: number][] = [
  ['Home', '/', 12.5 * 1024],
  ['a town', '/residential-trash-pickup/ny/dunkirk/', 11 * 1024],
];

/** Lighthouse on a simulated phone, and the weight of the HTML. */
async function measureViews({ urls, rounds, rows, figures }: Sitting): Promise<void> {
  const program = toolFile('lighthouse', 'cli/index.js');
  if (!program) return;
  const sites = await urls();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    for (const [name, path, html] of VIEWS) {
      const reports = await inTurn(sites, rounds, (url) =>
        reportOn(program, url + path, port, ['performance']),
      );
      const audit = (id: string) =>
        mapRow(reports, (all) => median(all.map(({ audits }) => audits[id]?.numericValue ?? 0)));
      const lcp = audit('largest-contentful-paint');
      const tbt = audit('total-blocking-time');
      const bytes = audit('total-byte-weight');
      const weights: Row = {};
      for (const [site, url] of Object.entries(sites) as [Name, string][]) {
        weights[site] = brotliCompressSync(await (await fetch(url + path)).text()).length;
      }
      rows.push([`${name}, LCP, ms`, lcp], [`${name}, TBT, ms`, tbt]);
      rows.push([`${name}, first view, bytes`, bytes], [`${name}, HTML br, bytes`, weights]);
      compare(figures, `${name}, LCP`, lcp, { photo: 1.15 });
      for (const [what, row, aim, unit] of [
        ['TBT', tbt, 30, 'ms'],
        ['first view', bytes, 100_000, 'bytes'],
        ['HTML br', weights, html, 'bytes'],
      ] as const) {
        figures.push({ what: `${name}, ${what}`, value: Math.round(row.own ?? 0), aim, unit });
      }
    }
  } finally {
    await browser.close();
  }
}

/** What 1,000 towns cost, which are 2,008 pages: with Astro, and here. */
async function measureBuilds(sitting: Sitting): Promise<void> {
  const content = await readContent(manifestFor(1000, sitting.folder, '.'));
  const output = join(sitting.folder, 'large');
  const all = { ...sitting.checkouts, ...(toolFile('astro', 'astro.js') && { astro: 'astro' }) };
  const costs = await inTurn(all, sitting.rounds, (of) =>
    of === 'astro'
      ? buildPeer(of, content, join(sitting.folder, of)).then(({ cost }) => cost)
      : buildOwn(of, manifestFor(1000, sitting.folder, of), output),
  );
  reportCosts(sitting, '2,008 pages', costs, {
    seconds: { astro: 0.8 },
    cpu: { astro: 1.2 },
    memory: { astro: 1.3 },
  });
}

/** 20 pages that have been built before. */
async function measureUnchanged(sitting: Sitting): Promise<void> {
  const costs = await inTurn(sitting.checkouts, sitting.rounds + 1, (checkout) =>
    buildOwn(checkout, manifestOf(checkout), join(sitting.folder, 'again')),
  );
  // The first of each makes what the others find.
  reportCosts(
    sitting,
    '20 pages again',
    mapRow(costs, (all) => all.slice(1)),
    {
      seconds: { against: 0.7 },
    },
  );
}

/** 20 pages where nothing has been kept, as after a clone. */
async function measureFresh(sitting: Sitting): Promise<void> {
  const costs = await inTurn(sitting.checkouts, sitting.rounds, async (checkout) => {
    const kept = join(checkout, 'node_modules/.cache');
    const aside = `${kept}-aside`;
    // One that was ended before has left it there.
    if (existsSync(kept) && !existsSync(aside)) renameSync(kept, aside);
    try {
      return await buildOwn(checkout, manifestOf(checkout), join(sitting.folder, 'fresh'));
    } finally {
      rmSync(kept, { recursive: true, force: true });
      if (existsSync(aside)) renameSync(aside, kept);
    }
  });
  reportCosts(sitting, '20 pages, first time', costs, { seconds: { against: 0.6 } });
}

/** `npm run check`, with the number of towns and the most that it may take of the other checkout's time. */
const CHECKS = [
  [6, 0.4],
  [1000, 0.2],
] as const;

async function measureChecks(sitting: Sitting): Promise<void> {
  for (const [towns, aim] of CHECKS) {
    const costs = await inTurn(sitting.checkouts, sitting.rounds + 1, (checkout) =>
      measured(
        [
          join(checkout, 'src/node/launch/run.js'),
          'check',
          manifestFor(towns, sitting.folder, checkout),
        ],
        { CURBSIDE_SITE: join(checkout, FIXTURE) },
        checkout,
      ),
    );
    // The first of each translates the code and compiles the schema.
    const later = mapRow(costs, (all) => all.slice(1));
    reportCosts(sitting, `check, ${towns} towns`, later, { seconds: { against: aim } });
  }
}

/** The manifest of a checkout's own fixture site: each version may know other fields. */
const manifestOf = (checkout: string) => join(checkout, FIXTURE, 'pages.yaml');

/** That manifest with this many towns, written into the folder. */
function manifestFor(towns: number, folder: string, checkout: string): string {
  const file = join(folder, `${towns}.yaml`);
  writeFileSync(file, manifestWithTowns(readFileSync(manifestOf(checkout), 'utf8'), towns));
  return file;
}

/** Puts the costs of processes into the table, and their ratios beside the aims. */
function reportCosts(
  { rows, figures }: Sitting,
  title: string,
  costs: Partial<Record<Name, Cost[]>>,
  aims: Partial<Record<keyof Cost, Row>>,
): void {
  const units = { seconds: 's', cpu: 's of processor', memory: 'MB' };
  for (const [key, unit] of Object.entries(units) as [keyof Cost, string][]) {
    const row = mapRow(costs, (all) => median(all.map((cost) => cost[key])));
    rows.push([`${title}, ${unit}`, row]);
    compare(figures, `${title}, ${unit}`, row, aims[key] ?? {});
  }
}

/** Measures each of some, one after the other, as often as there are rounds. */
async function inTurn<T>(
  all: Partial<Record<Name, string>>,
  rounds: number,
  measure: (of: string) => Promise<T>,
): Promise<Partial<Record<Name, T[]>>> {
  const names = Object.keys(all) as Name[];
  const results = Object.fromEntries(names.map((name): [Name, T[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name]?.push(await measure(all[name] ?? ''));
  }
  return results;
}

function mapRow<T, U>(row: Partial<Record<Name, T>>, change: (value: T) => U) {
  const changed = Object.entries(row).map(([name, value]) => {
    const result = change(value as T);
    return [name, typeof result === 'number' ? Math.round(result * 100) / 100 : result];
  });
  return Object.fromEntries(changed) as Partial<Record<Name, U>>;
}

/** Adds a figure for each ratio that has an aim, where both have been measured. */
function compare(figures: Figure[], what: string, row: Row, aims: Row): void {
  for (const [name, aim] of Object.entries(aims) as [Name, number][]) {
    const value = Math.round(((row.own ?? Number.NaN) / (row[name] ?? Number.NaN)) * 100) / 100;
    if (!Number.isNaN(value)) figures.push({ what: `${what}, to ${name}`, value, aim, unit: '' });
  }
}
