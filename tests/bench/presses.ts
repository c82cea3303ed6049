// From the click on a link to the new page's heading, as the visitor of a phone sees it.
import { type Bench, type Figure, median, printTable } from './part.ts';
import { tapLinks } from './peers/taps.ts';
import { type Conditions, PHONE, UNTHROTTLED } from './visits.ts';

/** The most that a navigation may take, in milliseconds: the first one, and those after it. */
const CONDITIONS: [name: string, conditions: Conditions, first: number, later: number][] = [
  ['phone', PHONE, 100, 35],
  ['unthrottled', UNTHROTTLED, 28, 28],
];

/** Prints the times of three navigations one after the other, medians of the rounds. */
export async function measurePresses({ browser, url, rounds }: Bench): Promise<Figure[]> {
  const rows: [string, Record<string, number>][] = [];
  const figures: Figure[] = [];
  for (const [screen, conditions, first, later] of CONDITIONS) {
    const visits: number[][] = [];
    for (let round = 0; round < rounds; round++) {
      visits.push(await tapLinks(browser, url, conditions));
    }
    const nth = (index: number) => Math.round(median(visits.map((times) => times[index] ?? 0)));
    rows.push([screen, { first: nth(0), second: nth(1), third: nth(2) }]);
    const what = `click to heading, ${screen}`;
    figures.push(
      { what: `${what}, first`, value: nth(0), aim: first, unit: 'ms' },
      { what: `${what}, later`, value: Math.max(nth(1), nth(2)), aim: later, unit: 'ms' },
    );
  }
  printTable(`From the click on a link to the new heading, in ms, medians of ${rounds}`, rows);
  return figures;
}
