// Builds a site and visits each of its pages once in a real browser: everything that is judged of a finished site.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../src/files/load-site.ts';
import type { Project } from '../../src/files/project.ts';
import { mapConcurrently } from '../../src/node/map-concurrently.ts';
import { heavyFirstViews } from '../bench/weight/first-view.ts';
import { BUDGET, overBudget, weighSite } from '../bench/weight/page-weight.ts';
import {
  everyPage,
  type FoundSite,
  headFaults,
  headingFaults,
  leftoverFaults,
  linkFaults,
  missingPages,
} from './judge-pages.ts';
import { structuredDataFaults } from './judge-structured-data.ts';
import { type Place, StoppedDrawing, type Visit, visit } from './visit.ts';

/** Pages at a time: most of a visit is waiting, for the network to fall silent and for the pictures. */
const AT_ONCE = 3;

/** The longest that a visit may take, in milliseconds: a browser that no longer answers would be waited for without end. */
const TIMEOUT_MS = 180_000;

/** The specification's longest page is at its limit; a family may write two thirds more on a page of theirs. */
const ANY_SITE = { ...BUDGET, html: 24 * 1024 };

/** A finished site with a visit to each of its pages. */
export interface Walk extends FoundSite {
  visits: Visit[];
  /** The status of the answer to an address that no page has. */
  unknown: number;
  folder: string;
}

/**
 * Visits every page of a project's site, which is served at a place, or only some of them. Throws when the manifest has
 * errors.
 */
export async function walk(project: Project, place: Place, some?: string[]): Promise<Walk> {
  const { site, diagnostics } = await loadSite(project);
  if (!site) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const paths = some ?? everyPage(site).map(({ path }) => path);
  const visits = await visitAll(paths, place);
  const hasFile = (path: string) =>
    path.endsWith('/')
      ? existsSync(join(place.folder, path, 'index.html'))
      : Boolean(statSync(join(place.folder, path), { throwIfNoEntry: false })?.isFile());
  const { status: unknown } = await fetch(`${place.url}/no-page-has-this-address/`);
  return { site, visits, unknown, pages: visits, hasFile, folder: place.folder };
}

async function visitAll(paths: string[], place: Place): Promise<Visit[]> {
  const visits = new Map<string, Visit>();
  /** The page on which each form is sent. */
  const senders = new Map<string, string>();
  await mapConcurrently(paths, AT_ONCE, async (path) => {
    const sends = (form: string) => {
      if (!senders.has(form)) senders.set(form, path);
      return senders.get(form) === path;
    };
    const visitOnce = (at: (step: string) => void) => visit(place, path, sends, at);
    // Chromium stops drawing a window for good now and then: 5 times in 300 visits beside other windows of one browser,
    // once in 344 in browsers of their own.
    const visitDrawn = (at: (step: string) => void) =>
      visitOnce(at).catch((error) => {
        if (error instanceof StoppedDrawing) return visitOnce(at);
        throw error;
      });
    visits.set(path, await inTime(path, visitDrawn));
  });
  return paths.flatMap((path) => visits.get(path) ?? []);
}

/** Fails with the last step of a visit that does not end. */
async function inTime(path: string, work: (at: (step: string) => void) => Promise<Visit>) {
  let last = 'the start';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const tell = () => fail(new Error(`the visit to ${path} does not end; its last step: ${last}`));
    timer = setTimeout(tell, TIMEOUT_MS);
  });
  try {
    return await Promise.race([work((step) => (last = step)), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The judgements on every site: each gives sentences about its faults, none on a good site. */
export const JUDGEMENTS: Record<string, (walk: Walk) => string[]> = {
  'has every page of its manifest, and each is answered': (walk) => [
    ...missingPages(walk),
    ...walk.visits.flatMap(({ path, status }) =>
      status === 200 ? [] : [`${path} is answered with ${status}`],
    ),
    ...(walk.unknown === 404 ? [] : [`an unknown address is answered with ${walk.unknown}`]),
  ],
  'has one main heading on each page, that of its manifest': headingFaults,
  'says in the head of each page what its manifest says': headFaults,
  'has no word left over in its texts': leftoverFaults,
  'has links that lead somewhere': linkFaults,
  'has structured data that says what the page shows': structuredDataFaults,
  'fetches nothing in vain': ({ visits }) => perPage(visits, ({ failed }) => failed),
  'has nothing to say in the console': ({ visits }) =>
    perPage(visits, ({ complaints }) => complaints),
  'moves nothing by itself': ({ visits }) => perPage(visits, ({ shifts }) => shifts),
  'shows its pictures, and fits a phone and a desk': ({ visits }) =>
    perPage(visits, ({ unseen }) => unseen),
  'begins on a small phone with its heading, a sentence and a button': ({ visits }) =>
    perPage(visits, ({ below }) => below),
  'has no finding of axe on a phone and on a desk': ({ visits }) =>
    perPage(visits, ({ inaccessible }) => inaccessible),
  'has forms that can be filled in and sent': ({ visits }) => perPage(visits, ({ forms }) => forms),
  'keeps its pages within the budgets': ({ folder }) => overBudget(weighSite(folder), ANY_SITE),
  'keeps the first view on a phone within its budget': ({ visits }) =>
    heavyFirstViews(visits.map(({ firstView }) => firstView)),
};

/** The faults of each page, under its path. */
function perPage(visits: Visit[], faults: (visit: Visit) => string[]): string[] {
  return visits.flatMap((found) => faults(found).map((fault) => `${found.path}: ${fault}`));
}
