// From the press on a link to the new page's heading, as the visitor sees it.
import { type Bench, type Figure, median, printTable } from './part.ts';
import { type Conditions, PHONE, pressLinks, UNTHROTTLED } from './visits.ts';

/** The links that are pressed, and a word of the heading that each leads to. */
const LINKS: [string, string][] = [
  ['About', 'About'],
  ['Contact', 'Quote'],
  ['Pay Bill', 'Bill'],
];

/** The most that a navigation may take, in milliseconds: the first one, and those after it. */
const CONDITIONS: [name: string, conditions: Conditions, first: number, later: number][] = [
  ['phone', PHONE, 100, 35],
  ['unthrottled', UNTHROTTLED, 28, 28],
];

/** The visitor's actions before the first press, which decide whether the app is there. */
const BEFORE: [name: string, moved: boolean][] = [
  ['nothing before', false],
  ['pointer moved before', true],
];

/** Prints the times of three navigations one after the other, medians of the rounds. */
export async function measurePresses({ browser, url, rounds }: Bench): Promise<Figure[]> {
  const rows: [string, Record<string, number>][] = [];
  const figures: Figure[] = [];
  for (const [screen, conditions, first, later] of CONDITIONS) {
    for (const [before, moved] of BEFORE) {
      const visits: number[][] = [];
      for (let round = 0; round < rounds; round++) {
        visits.push(await pressLinks(browser, `${url}/`, { conditions, links: LINKS, moved }));
      }
      const nth = (index: number) => Math.round(median(visits.map((times) => times[index] ?? 0)));
      rows.push([`${screen}, ${before}`, { first: nth(0), second: nth(1), third: nth(2) }]);
      const what = `press to heading, ${screen}, ${before}`;
      figures.push(
        { what: `${what}, first`, value: nth(0), aim: first, unit: 'ms' },
        { what: `${what}, later`, value: Math.max(nth(1), nth(2)), aim: later, unit: 'ms' },
      );
    }
  }
  printTable(`From the press on a link to the new heading, in ms, medians of ${rounds}`, rows);
  return figures;
}
