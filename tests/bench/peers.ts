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
import { fixture } from '../support/sites/fixture-site.ts';
import { toolFile } from '../support/test-tools.ts';
import { reportOn } from './lighthouse.ts';
import { type Figure, median, printAims, printTable } from './part.ts';
import {
  buildCommit,
  buildOwn,
  buildPeer,
  finishPeer,
  readContent,
  writeBare,
} from './peers/sites.ts';
import { tapLinks } from './peers/taps.ts';
import { manifestWithTowns } from './scale/manifest.ts';
import type { Cost } from './scale/measured-process.ts';
import { type Conditions, PHONE, UNTHROTTLED } from './visits.ts';

/** What is compared: this version, the one of `--against`, the bare site, and the peers. */
type Name = 'own' | 'against' | 'bare' | 'astro' | 'next';

/** A measured value of each, by their names. */
type Row = Partial<Record<Name, number>>;

interface Sitting {
  folder: string;
  rounds: number;
  presses: number;
  /** The addresses of the served sites. */
  urls(): Promise<Partial<Record<Name, string>>>;
  rows: [string, Row][];
  figures: Figure[];
}

type Part = (sitting: Sitting) => Promise<void>;

const PARTS: Record<string, Part> = {
  sites: async ({ urls }) => void (await urls()),
  slow: (sitting) =>
    measureTaps(sitting, 'slow', PHONE, [
      { against: 0.9, next: 1 },
      { against: 1, next: 1.1 },
    ]),
  fast: (sitting) =>
    measureTaps(sitting, 'fast', UNTHROTTLED, [
      { against: 1, next: 1.1 },
      { against: 1, next: 1.1 },
    ]),
  view: measureViews,
  build: measureBuilds,
  unchanged: measureUnchanged,
  fresh: measureFresh,
};

/** A version whose pages opened as fast as they ever have on a slow phone. */
const AGAINST = 'e3b383d';

/**
 * Prints the table and the ratios beside their aims. Returns 1 when `--limit` is given and a tap takes more than this many
 * times as long as with the other version, 2 when a flag cannot be understood.
 */
export async function run(args: string[]): Promise<number> {
  const { words, flags } = readFlags(args, []);
  const { only = Object.keys(PARTS).join(','), rounds = '3', presses = '12', ...more } = flags;
  const { own, against = AGAINST, limit, ...unknown } = more;
  const parts = only.split(',').flatMap((name) => PARTS[name] ?? []);
  const fits = parts.length === only.split(',').length && Number(rounds) >= 1;
  if (!fits || words.length + Object.keys(unknown).length > 0) {
    console.error(
      `Flags: --only ${Object.keys(PARTS).join(',')} --rounds 3 --presses 12 --against ${AGAINST} --own COMMIT --limit 1.2`,
    );
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'curbside-peers-'));
  const closing: (() => Promise<void>)[] = [];
  let served: Promise<Partial<Record<Name, string>>> | undefined;
  const urls = () => {
    served ??= serveAll(folder, { own, against, versionsOnly: limit !== undefined }, closing);
    return served;
  };
  const sitting: Sitting = {
    folder,
    urls,
    rounds: Number(rounds),
    presses: Number(presses),
    rows: [],
    figures: [],
  };
  try {
    for (const part of parts) await part(sitting);
  } finally {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true });
  }
  printTable(`Medians of ${rounds}, and of ${presses} presses`, sitting.rows);
  printAims(sitting.figures);
  const slower = ({ what, value }: Figure) =>
    what.endsWith(', to against') && value > Number(limit);
  return sitting.figures.some(slower) ? 1 : 0;
}

/** The commits of the compared versions; this checkout where none is named. */
interface Versions {
  own?: string | undefined;
  against: string;
  /** Leaves the peers out. */
  versionsOnly: boolean;
}

/** Builds all sites and serves them; `closing` gets what ends that. */
async function serveAll(
  folder: string,
  { own, against, versionsOnly }: Versions,
  closing: (() => Promise<void>)[],
): Promise<Partial<Record<Name, string>>> {
  const content = await readContent(fixture.manifest);
  const makers: Partial<Record<Name, (site: string) => unknown>> = {
    own: (site) => (own ? buildCommit(own, site) : buildOwn(fixture.manifest, site)),
    against: (site) => buildCommit(against, site),
  };
  if (!versionsOnly) {
    makers.bare = (site) => writeBare(content, site, heroIn(join(folder, 'own/assets')));
    if (toolFile('next', 'dist/bin/next')) {
      makers.next = async (site) =>
        renameSync((await buildPeer('next', content, `${site}-source`)).site, site);
    }
  }
  const urls: Partial<Record<Name, string>> = {};
  for (const [name, make] of Object.entries(makers) as [Name, (site: string) => unknown][]) {
    const site = join(folder, name);
    await make(site);
    await finishPeer(site);
    const { url, close } = await serveHere(site);
    urls[name] = url;
    closing.push(close);
  }
  return urls;
}

/** The photo at the top of Home, as phones get it. */
function heroIn(assets: string): string {
  const name = readdirSync(assets).find((file) => /^rolloff-farmhouse-.*-672\.avif$/.test(file));
  if (!name) throw new Error(`${assets} has no photo for the bare site`);
  return join(assets, name);
}

/** The times of the taps under some conditions: the first of a visit is cold, the others warm. */
async function measureTaps(
  { urls, presses, rows, figures }: Sitting,
  title: string,
  conditions: Conditions,
  aims: [cold: Row, warm: Row],
): Promise<void> {
  const { bare: _, ...sites } = await urls();
  const browser = await launchBrowser();
  try {
    const visits = await inTurn(sites, presses, (url) => tapLinks(browser, url, conditions));
    for (const [stage, name] of ['cold', 'warm'].entries()) {
      const row = mapRow(visits, (all) =>
        median(all.flatMap((times) => (stage === 0 ? times.slice(0, 1) : times.slice(1)))),
      );
      rows.push([`${title}, ${name}: click to heading, ms`, row]);
      compare(figures, `${title}, ${name}`, row, aims[stage] ?? {});
    }
  } finally {
    await browser.close();
  }
}

/** The pages whose first view is measured, with the most of their HTML's bytes. */
const VIEWS: [name: string, path: string, html: number][] = [
  ['Home', '/', 13 * 1024],
  ['a town', '/residential-trash-pickup/ny/dunkirk/', 11.5 * 1024],
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
        mapRow(reports, (all) =>
          median(
            all.map(({ audits: { [id]: found } }) =>
              found?.details?.items && found.numericValue === undefined
                ? found.details.items.length
                : (found?.numericValue ?? 0),
            ),
          ),
        );
      const weights: Row = {};
      for (const [site, url] of Object.entries(sites) as [Name, string][]) {
        weights[site] = brotliCompressSync(await (await fetch(url + path)).text()).length;
      }
      for (const [what, row, aims, most, unit] of [
        ['FCP', audit('first-contentful-paint'), { bare: 1.05 }, undefined, 'ms'],
        ['LCP', audit('largest-contentful-paint'), { bare: 1.25 }, undefined, 'ms'],
        ['TBT', audit('total-blocking-time'), {}, 30, 'ms'],
        ['first view', audit('total-byte-weight'), {}, 80 * 1024, 'bytes'],
        ['first view', audit('network-requests'), {}, 9, 'requests'],
        ['HTML br', weights, {}, html, 'bytes'],
      ] as const) {
        rows.push([`${name}, ${what}, ${unit}`, row]);
        compare(figures, `${name}, ${what}`, row, aims);
        const value = Math.round(row.own ?? 0);
        if (most) figures.push({ what: `${name}, ${what}`, value, aim: most, unit });
      }
    }
  } finally {
    await browser.close();
  }
}

/** What 1,000 towns cost, which are 2,008 pages: with Astro, and here. */
async function measureBuilds(sitting: Sitting): Promise<void> {
  const { folder, rounds } = sitting;
  const manifest = join(folder, '1000.yaml');
  writeFileSync(manifest, manifestWithTowns(readFileSync(fixture.manifest, 'utf8'), 1000));
  const content = await readContent(manifest);
  const all = { own: '', ...(toolFile('astro', 'astro.js') && { astro: 'astro' }) };
  const costs = await inTurn(all, rounds, async (of) =>
    of === 'astro'
      ? (await buildPeer(of, content, join(folder, of))).cost
      : buildOwn(manifest, join(folder, 'large')),
  );
  const ratios = { seconds: { astro: 1 }, memory: { astro: 1.5 } };
  reportCosts(sitting, '2,008 pages', costs, ratios);
}

/** 16 pages that have been built before, in seconds. */
async function measureUnchanged(sitting: Sitting): Promise<void> {
  const build = () => buildOwn(fixture.manifest, join(sitting.folder, 'again'));
  await build();
  const costs = await inTurn({ own: '' }, sitting.rounds, build);
  reportCosts(sitting, '16 pages again', costs, { seconds: { own: 3 } });
}

/** 16 pages where nothing has been kept, as after a clone, in seconds. */
async function measureFresh(sitting: Sitting): Promise<void> {
  const kept = resolve('node_modules/.cache');
  const aside = `${kept}-aside`;
  const costs = await inTurn({ own: '' }, sitting.rounds, async () => {
    // One that was ended before has left it there.
    if (existsSync(kept) && !existsSync(aside)) renameSync(kept, aside);
    try {
      return await buildOwn(fixture.manifest, join(sitting.folder, 'fresh'));
    } finally {
      rmSync(kept, { recursive: true, force: true });
      if (existsSync(aside)) renameSync(aside, kept);
    }
  });
  reportCosts(sitting, '16 pages, first time', costs, { seconds: { own: 11 } });
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
    const { own: aim, ...others } = aims[key] ?? {};
    if (aim) figures.push({ what: title, value: row.own ?? Number.NaN, aim, unit });
    compare(figures, `${title}, ${unit}`, row, others);
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
