// Lighthouse's verdict on every page, as on a phone; the program is installed with the tools of the full tests.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchBrowser } from '../../src/build/chromium.ts';
import { freePort } from '../support/database.ts';
import { toolFile } from '../support/test-tools.ts';
import { type Bench, everyPage, type Figure, largest, median, printTable } from './part.ts';
import { blockingTime, type TraceEvent } from './trace.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What is used of Lighthouse's result. Scores go from 0 to 1; an audit that does not apply has none. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const execute = promisify(execFile);

const ATTEMPTS = 3;

/** One run on one page: scores of 100, and times in milliseconds. */
interface Verdict {
  scores: Record<Category, number>;
  lcp: number;
  tbt: number;
  /** The same without what other processes of the machine took of the time. */
  blocking: number;
  cls: number;
  /** What costs points: the audits' names in Lighthouse. */
  faults: string[];
}

/** Prints the scores of every page, medians of the rounds, with the audits that cost points. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const program = toolFile('lighthouse', 'cli/index.js');
  if (!program) return [];
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const measured = await everyPage(bench, 'Lighthouse', (path) =>
      judge(program, bench.url + path, port),
    );
    const rows = measured.map(([path, verdicts]): [string, Verdict] => [path, middle(verdicts)]);
    printTable(
      `Lighthouse 12.8, mobile, medians of ${bench.rounds}`,
      rows.map(([path, { scores, lcp, tbt, blocking, cls, faults }]) => [
        path,
        {
          ...scores,
          'LCP ms': lcp,
          'TBT ms': tbt,
          'on the processor': blocking,
          CLS: cls,
          'costs points': faults.join(' '),
        },
      ]),
    );
    return figuresOf(rows);
  } finally {
    await browser.close();
  }
}

async function judge(program: string, address: string, port: number): Promise<Verdict> {
  const { report, trace } = await reportOn(program, address, port);
  const { categories, audits } = report;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.flatMap((category) => {
    const { score, auditRefs } = categories[category];
    if (score === 1) return [];
    return auditRefs.flatMap(({ id, weight }) => {
      const points = audits[id]?.score ?? 1;
      return weight > 0 && points < 0.995 ? [id] : [];
    });
  });
  return {
    scores: perCategory((category) => Math.round(categories[category].score * 100)),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    blocking: blockingTime(trace, address),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    faults,
  };
}

/** Lighthouse loses a page's trace now and then, says so, and asks to be run again. Throws when it does so each time. */
async function reportOn(
  program: string,
  address: string,
  port: number,
): Promise<{ report: Report; trace: TraceEvent[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-lighthouse-'));
  // A report is some megabytes of text: through a pipe it has arrived without its end.
  const file = join(folder, 'report.json');
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--save-assets',
    '--no-enable-error-reporting',
  ];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const args = [program, address, ...flags, `--port=${port}`, only];
  let message = '';
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const run = execute(process.execPath, args);
      // Where cores are few, what measures the page must not take them from it.
      if (run.child.pid) setPriority(run.child.pid, constants.priority.PRIORITY_LOW);
      // A run that has failed writes its report as well.
      await run.catch(() => {});
      const report = await readJson<Report>(file);
      if (!report.runtimeError) {
        const saved = await readJson<{ traceEvents: TraceEvent[] }>(
          join(folder, 'report-0.trace.json'),
        );
        return { report, trace: saved.traceEvents };
      }
      message = report.runtimeError.message;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  throw new Error(`Lighthouse, ${address}: ${message}`);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

function perCategory(score: (category: Category) => number): Record<Category, number> {
  const scores = CATEGORIES.map((category) => [category, score(category)]);
  return Object.fromEntries(scores) as Record<Category, number>;
}

/** Each figure's median; a fault counts when most runs have it. */
function middle(verdicts: Verdict[]): Verdict {
  const of = (value: (verdict: Verdict) => number) => median(verdicts.map(value));
  const faults = [...new Set(verdicts.flatMap((verdict) => verdict.faults))];
  return {
    scores: perCategory((category) => of(({ scores }) => scores[category])),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    blocking: of(({ blocking }) => blocking),
    cls: of(({ cls }) => cls),
    faults: faults.filter(
      (fault) =>
        verdicts.filter((verdict) => verdict.faults.includes(fault)).length * 2 > verdicts.length,
    ),
  };
}

function figuresOf(rows: [string, Verdict][]): Figure[] {
  const scores = CATEGORIES.map((category) => {
    const { value, path } = largest(rows, (row) => -row.scores[category]);
    const what = `Lighthouse, ${category} (${path})`;
    // The speed of a machine plays no part in the other three.
    return {
      what,
      value: -value,
      aim: 100,
      unit: '',
      atLeast: true,
      fixed: category !== 'performance',
    };
  });
  const tbt = largest(rows, (row) => row.tbt);
  const blocking = largest(rows, (row) => row.blocking);
  const cls = largest(rows, (row) => row.cls);
  return [
    ...scores,
    { what: `TBT (${tbt.path})`, value: tbt.value, aim: 10, unit: 'ms' },
    { what: `TBT on the processor (${blocking.path})`, value: blocking.value, aim: 10, unit: 'ms' },
    { what: `CLS (${cls.path})`, value: cls.value, aim: 0, unit: '' },
  ];
}
