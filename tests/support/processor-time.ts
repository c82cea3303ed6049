import { yaml } from '../../src/manifest/yaml/package.ts';

const manyEntries = '- a: 1\n'.repeat(20_000);

const MEASUREMENTS = 3;

/**
 * How many times the processor time of parsing a list of 20,000 entries (some 0.4 s) a call takes: seconds alone would
 * measure how fast the machine is. A call above the limit is measured three times, and the least counts: in a process with
 * many other tests, collecting garbage has made one call of 2 s take 9.
 */
export function relativeProcessorTime(run: () => void, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < MEASUREMENTS && least >= limit; count++)
    least = Math.min(least, measured(run));
  return least;
}

function measured(run: () => void): number {
  const parse = () => secondsOfProcessor(() => yaml().parseDocument(manyEntries));
  const before = parse();
  const seconds = secondsOfProcessor(run);
  return seconds / Math.max(before, parse());
}

/** Without the system's part: it grows with the memory that a busy machine has to find. */
function secondsOfProcessor(run: () => void): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1e6;
}
