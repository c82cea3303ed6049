// Lighthouse's verdict on every page, as on a phone; the program is installed with the tools of the full tests.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/node/serve/ports.ts';
import { launchBrowser } from '../support/browser/chromium.ts';
import { toolFile } from '../support/test-tools.ts';
import { type Bench, everyPage, type Figure, largest, median, printTable } from './part.ts';
import { servePlain } from './plain-site.ts';
import { blockingTime, type TraceEvent } from './trace.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The used part of Lighthouse's result. Scores go from 0 to 1; an audit that does not apply has none. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const execute = promisify(execFile);

const ATTEMPTS = 3;

/** How long a page's tasks block on one run, in milliseconds. */
interface Blocking {
  tbt: number;
  /** The same without what other processes of the machine took of the time. */
  onProcessor: number;
}

/** One run on one page: scores of 100, and times in milliseconds. */
interface Verdict extends Blocking {
  scores: Record<Category, number>;
  lcp: number;
  cls: number;
  /** The audits that cost points, by their names in Lighthouse. */
  faults: string[];
}

/** A page beside the same page without script and pictures, which blocks by its layout alone. */
interface Row extends Verdict {
  plain: Blocking;
}

/** Prints the scores of every page, medians of the rounds, with the audits that cost points. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const program = toolFile('lighthouse', 'cli/index.js');
  if (!program) return [];
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const plain = await servePlain(bench.folder);
  try {
    const measured = await everyPage(bench, 'Lighthouse', async (path) => ({
      own: await judge(program, bench.url + path, port),
      plain: await blockingOf(program, plain.url + path, port),
    }));
    const rows = measured.map(([path, runs]): [string, Row] => [
      path,
      {
        ...middle(runs.map((run) => run.own)),
        plain: middleBlocking(runs.map((run) => run.plain)),
      },
    ]);
    printTable(
      `Lighthouse 12.8, mobile, medians of ${bench.rounds}`,
      rows.map(([path, { scores, lcp, tbt, onProcessor, plain, cls, faults }]) => [
        path,
        {
          ...scores,
          'LCP ms': lcp,
          'TBT ms': tbt,
          'plain ms': plain.tbt,
          'on the processor': onProcessor,
          'plain on it': plain.onProcessor,
          CLS: cls,
          'costs points': faults.join(' '),
        },
      ]),
    );
    return figuresOf(rows);
  } finally {
    await browser.close();
    await plain.close();
  }
}

async function judge(program: string, address: string, port: number): Promise<Verdict> {
  const { report, trace } = await reportOn(program, address, port, CATEGORIES);
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
    ...blocking(report, trace, address),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    faults,
  };
}

async function blockingOf(program: string, address: string, port: number): Promise<Blocking> {
  const { report, trace } = await reportOn(program, address, port, ['performance']);
  return blocking(report, trace, address);
}

function blocking({ audits }: Report, trace: TraceEvent[], address: string): Blocking {
  return {
    tbt: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
    onProcessor: blockingTime(trace, address),
  };
}

/** Lighthouse loses a page's trace now and then, says so, and asks to be run again. Throws when it does so each time. */
async function reportOn(
  program: string,
  address: string,
  port: number,
  categories: readonly Category[],
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
  const only = `--only-categories=${categories.join(',')}`;
  const args = [program, address, ...flags, `--port=${port}`, only];
  let message = '';
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const run = execute(process.execPath, args);
      // On few cores the measuring program must not slow the page down.
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
    ...middleBlocking(verdicts),
    cls: of(({ cls }) => cls),
    faults: faults.filter(
      (fault) =>
        verdicts.filter((verdict) => verdict.faults.includes(fault)).length * 2 > verdicts.length,
    ),
  };
}

function middleBlocking(runs: Blocking[]): Blocking {
  return {
    tbt: median(runs.map(({ tbt }) => tbt)),
    onProcessor: median(runs.map(({ onProcessor }) => onProcessor)),
  };
}

function figuresOf(rows: [string, Row][]): Figure[] {
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
  const beyond = median(rows.map(([, { onProcessor, plain }]) => onProcessor - plain.onProcessor));
  const cls = largest(rows, (row) => row.cls);
  return [
    ...scores,
    { what: `TBT (${tbt.path})`, value: tbt.value, aim: 10, unit: 'ms' },
    {
      what: 'TBT on the processor, beyond the plain page’s, in the middle',
      value: beyond,
      aim: 10,
      unit: 'ms',
    },
    { what: `CLS (${cls.path})`, value: cls.value, aim: 0, unit: '' },
  ];
}
