// Lighthouse's verdict on every page, as on a phone; the program is installed with the tools of the full tests.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/node/serve/ports.ts';
import { launchBrowser } from '../support/browser/chromium.ts';
import { toolFile } from '../support/test-tools.ts';
import { type Bench, everyPage, type Figure, largest, median, printTable } from './part.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The used part of Lighthouse's result. Scores go from 0 to 1; an audit that does not apply has none. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

const execute = promisify(execFile);

const ATTEMPTS = 3;

/** The figures of a page: scores of 100, and times in milliseconds. */
type Row = Record<Category | 'LCP ms' | 'TBT ms' | 'CLS', number> & { 'costs points': string };

/** Prints the scores of every page, medians of the rounds, with the audits that cost points. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const program = toolFile('lighthouse', 'cli/index.js');
  if (!program) return [];
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const measured = await everyPage(bench, 'Lighthouse', (path) =>
      reportOn(program, bench.url + path, port),
    );
    const rows = measured.map(([path, reports]): [string, Row] => [path, rowOf(reports)]);
    printTable(`Lighthouse 12.8, mobile, medians of ${bench.rounds}`, rows);
    return figuresOf(rows);
  } finally {
    await browser.close();
  }
}

/** Each figure's median; a fault counts when most runs have it. */
function rowOf(reports: Report[]): Row {
  const of = (value: (report: Report) => number) => median(reports.map(value));
  const audit = (name: string, unit = 1) =>
    of(({ audits }) => Math.round((audits[name]?.numericValue ?? Number.NaN) * unit) / unit);
  const faults = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => id),
  );
  const isCommon = (fault: string) =>
    faults.filter((other) => other === fault).length * 2 > reports.length;
  const scores = CATEGORIES.map((category) => [
    category,
    of(({ categories }) => Math.round(categories[category].score * 100)),
  ]);
  return {
    ...(Object.fromEntries(scores) as Record<Category, number>),
    'LCP ms': audit('largest-contentful-paint'),
    'TBT ms': audit('total-blocking-time'),
    CLS: audit('cumulative-layout-shift', 1000),
    'costs points': [...new Set(faults)].filter(isCommon).join(' '),
  };
}

/** Lighthouse loses a page's trace now and then, says so, and asks to be run again. Throws when it does so each time. */
export async function reportOn(
  program: string,
  address: string,
  port: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-lighthouse-'));
  // A report is some megabytes of text: through a pipe it has arrived without its end.
  const file = join(folder, 'report.json');
  const flags = [
    `--output-path=${file}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const args = [program, address, ...flags, `--port=${port}`];
  let message = '';
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const run = execute(process.execPath, [...args, `--only-categories=${categories.join(',')}`]);
      // On few cores the measuring program must not slow the page down.
      if (run.child.pid) setPriority(run.child.pid, constants.priority.PRIORITY_LOW);
      // A run that has failed writes its report as well.
      await run.catch(() => {});
      const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
      if (!report.runtimeError) return report;
      message = report.runtimeError.message;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  throw new Error(`Lighthouse, ${address}: ${message}`);
}

function figuresOf(rows: [string, Row][]): Figure[] {
  const scores = CATEGORIES.map((category) => {
    const { value, path } = largest(rows, (row) => -row[category]);
    const what = `Lighthouse, ${category} (${path})`;
    // The speed of a machine plays no part in the other three.
    const fixed = category !== 'performance';
    return { what, value: -value, aim: 100, unit: '', atLeast: true, fixed };
  });
  const tbt = largest(rows, (row) => row['TBT ms']);
  const cls = largest(rows, (row) => row.CLS);
  return [
    ...scores,
    { what: `TBT (${tbt.path})`, value: tbt.value, aim: 10, unit: 'ms' },
    { what: `CLS (${cls.path})`, value: cls.value, aim: 0, unit: '' },
  ];
}
