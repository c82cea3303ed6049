// The weight of every page beside the limits of `npm test`.

import { type Bench, type Figure, largest, printTable } from '../part.ts';
import { FIRST_VIEW, weighFirstViews } from './first-view.ts';
import { BUDGET, weighSite } from './page-weight.ts';

/** Prints the bytes of every page. They are the same on every machine. */
export async function measureWeights({ browser, url, folder, paths }: Bench): Promise<Figure[]> {
  const { pages, fonts } = weighSite(folder);
  const views = new Map(
    (await weighFirstViews(browser, { url, folder, paths })).map((view) => [view.path, view]),
  );
  const rows = pages.map(({ path, html, starter, app, blocking }): [string, Row] => [
    path,
    {
      html,
      'script before intent': starter,
      'script after': app,
      blocking: blocking.length,
      'first view': views.get(path)?.bytes ?? 0,
      'app at once': views.get(path)?.app ?? 0,
    },
  ]);
  printTable('Bytes, as Brotli compresses them; the first view on a phone, with pictures', rows);
  const figure = (what: keyof Row, aim: number): Figure => {
    const { value, path } = largest(rows, (row) => row[what]);
    return {
      what: `${what} (${path})`,
      value,
      aim,
      unit: what === 'blocking' ? '' : 'bytes',
      fixed: true,
    };
  };
  const font = Math.max(0, ...fonts.map(({ bytes }) => bytes));
  return [
    figure('html', BUDGET.html),
    figure('script before intent', BUDGET.starter),
    figure('script after', BUDGET.app),
    figure('blocking', 0),
    figure('first view', FIRST_VIEW),
    { what: 'font', value: font, aim: BUDGET.font, unit: 'bytes', fixed: true },
  ];
}

type Row = Record<
  'html' | 'script before intent' | 'script after' | 'blocking' | 'first view' | 'app at once',
  number
>;
