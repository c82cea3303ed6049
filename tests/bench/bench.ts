// `npm run bench`: what the built site costs a visitor, as tables. Build it first, on an otherwise idle machine.

import { projectIn } from '../../src/files/project.ts';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { builtSite } from '../../src/node/output/output-folder.ts';
import { serveHere } from '../../src/node/serve/serve.ts';
import { readFlags } from '../../src/node/terminal/read-flags.ts';
import { launchBrowser } from '../support/browser/chromium.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Bench, type Figure, isMet, type Part, printAims } from './part.ts';
import { measurePresses } from './presses.ts';
import { measureViews } from './views.ts';
import { overBudget, weighSite } from './weight/page-weight.ts';
import { measureWeights } from './weight/weights.ts';

const ROUNDS = '3';

const PARTS: Record<string, Part> = {
  weight: measureWeights,
  view: measureViews,
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
  press: measurePresses,
};

/**
 * Prints the tables, and every figure beside its aim. Returns 1 when there is no site, or when it misses an aim that
 * does not depend on the machine: a page too heavy, a fault that Lighthouse names. Times that are too long are only
 * printed, because a busy machine makes them. Returns 2 when a flag cannot be understood.
 */
export async function run(args: string[]): Promise<number> {
  const options = optionsFrom(args);
  if (!options) {
    console.error(
      `Flags: --rounds ${ROUNDS} --only ${Object.keys(PARTS).join(',')} --pages /,/about/`,
    );
    return 2;
  }
  const folder = builtSite(projectIn('.'));
  await compressSite(folder);
  const weight = weighSite(folder);
  const all = weight.pages.map(({ path }) => path).filter((path) => path.endsWith('/'));
  const { url, close } = await serveHere(folder);
  const browser = await launchBrowser();
  const { rounds, pages, parts } = options;
  const paths = pages ? all.filter((path) => pages.includes(path)) : all;
  const bench: Bench = { browser, url, folder, paths, rounds };
  const figures: Figure[] = [];
  try {
    for (const part of parts) figures.push(...(await part(bench)));
  } finally {
    await browser.close();
    await close();
  }
  printAims(figures);
  const heavy = overBudget(weight);
  for (const sentence of heavy) console.error(sentence);
  return heavy.length > 0 || figures.some((figure) => figure.fixed && !isMet(figure)) ? 1 : 0;
}

function optionsFrom(args: string[]) {
  const { words, flags } = readFlags(args, []);
  const { rounds = ROUNDS, only = Object.keys(PARTS).join(','), pages, ...unknown } = flags;
  const parts = only.split(',').flatMap((name) => PARTS[name] ?? []);
  const fits = parts.length === only.split(',').length && Number(rounds) >= 1;
  if (!fits || words.length + Object.keys(unknown).length > 0) return undefined;
  return { rounds: Number(rounds), pages: pages?.split(','), parts };
}
