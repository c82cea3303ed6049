// The common part of `npm run bench`: the measured site, and the returned figures.
import type { Browser } from 'playwright-core';
import { withProgress } from '../../src/node/terminal/progress.ts';

/** The site that is measured, being served. */
export interface Bench {
  browser: Browser;
  url: string;
  folder: string;
  /** The pages that are measured. */
  paths: string[];
  /** How often what takes time is measured; the middle one counts. */
  rounds: number;
}

/** A figure beside its aim. */
export interface Figure {
  what: string;
  value: number;
  aim: number;
  unit: string;
  /** True where more is better. */
  atLeast?: boolean;
  /** True where every machine gives the same value, so that a miss is a fault of the site. */
  fixed?: boolean;
}

/** Measures, prints its table, and gives the figures that have an aim. */
export type Part = (bench: Bench) => Promise<Figure[]>;

/** The middle one; of two in the middle the larger one. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The largest, and the page that has it. */
export function largest<T>(
  rows: [path: string, row: T][],
  of: (row: T) => number,
): { value: number; path: string } {
  const [worst] = rows
    .map(([path, row]) => ({ value: of(row), path }))
    .toSorted((a, b) => b.value - a.value);
  return worst ?? { value: Number.NaN, path: '' };
}

/** Measures every page in each round, with a line on a terminal that says how far it has come. */
export async function everyPage<T>(
  { paths, rounds }: Bench,
  title: string,
  measure: (path: string) => Promise<T>,
): Promise<[path: string, rounds: T[]][]> {
  return withProgress(title, paths.length * rounds, async (step) => {
    const rows: [string, T[]][] = [];
    for (const path of paths) {
      const row: T[] = [];
      for (let round = 0; round < rounds; round++) {
        row.push(await measure(path));
        step();
      }
      rows.push([path, row]);
    }
    return rows;
  });
}

/** Prints rows under a heading. */
export function printTable(title: string, rows: [string, object][]): void {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

export function isMet({ value, aim, atLeast }: Figure): boolean {
  return atLeast ? value >= aim : value <= aim;
}

export function printAims(figures: Figure[]): void {
  printTable(
    'The aims, with the worst page for each',
    figures.map((figure) => [
      figure.what,
      {
        figure: `${figure.value} ${figure.unit}`.trim(),
        aim: `${figure.atLeast ? 'at least' : 'at most'} ${figure.aim} ${figure.unit}`.trim(),
        '': isMet(figure) ? 'met' : 'missed',
      },
    ]),
  );
}
