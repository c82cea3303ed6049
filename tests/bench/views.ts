// The first view of every page on a phone, beside the same page without script and pictures.
import { type Bench, everyPage, type Figure, largest, median, printTable } from './part.ts';
import { servePlain } from './plain-site.ts';
import { type FirstView, firstView } from './visits.ts';

/** One row of the table. */
interface Row {
  requests: number;
  kB: number;
  'LCP ms': number;
  /** Largest contentful paint of the page without script and pictures. */
  'plain ms': number;
  ratio: number;
  /** When the picture at the top had come; the largest paint is its preview on a phone. */
  'picture ms': number;
  CLS: number;
}

/** Prints requests, bytes, paint and shifts of every page, medians of the rounds. The two versions are loaded in turn. */
export async function measureViews(bench: Bench): Promise<Figure[]> {
  const { browser, url, folder, rounds } = bench;
  const plain = await servePlain(folder);
  try {
    const measured = await everyPage(bench, 'First views', async (path) => ({
      own: await firstView(browser, url + path),
      plain: await firstView(browser, plain.url + path),
    }));
    const rows = measured.map(([path, views]): [string, Row] => [path, rowOf(views)]);
    printTable(
      `First view on a phone (150 ms, 1.6 Mbit/s, processor slowed 4 times), medians of ${rounds}`,
      rows,
    );
    const ratio = largest(rows, (row) => row.ratio);
    const cls = largest(rows, (row) => row.CLS);
    return [
      {
        what: `LCP over that of the plain page (${ratio.path})`,
        value: ratio.value,
        aim: 1.1,
        unit: '',
      },
      { what: `layout shift (${cls.path})`, value: cls.value, aim: 0, unit: '' },
    ];
  } finally {
    await plain.close();
  }
}

function rowOf(views: { own: FirstView; plain: FirstView }[]): Row {
  const of = (key: keyof FirstView) => median(views.map(({ own }) => own[key]));
  const plain = median(views.map((view) => view.plain.lcp));
  return {
    requests: of('requests'),
    kB: Math.round(of('bytes') / 100) / 10,
    'LCP ms': Math.round(of('lcp')),
    'plain ms': Math.round(plain),
    ratio: Math.round((of('lcp') / plain) * 100) / 100,
    'picture ms': Math.round(of('picture')),
    CLS: Math.round(of('cls') * 1000) / 1000,
  };
}
