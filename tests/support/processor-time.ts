import { yaml } from '../../src/manifest/yaml/package.ts';

const manyEntries = '- a: 1\n'.repeat(20_000);

/**
 * How many times the processor time of parsing a list of 20,000 entries (some 0.5 s) a call takes.
 * Seconds alone would measure how fast and how busy the machine is.
 */
export function relativeProcessorTime(run: () => void): number {
  const parse = () => secondsOfProcessor(() => yaml().parseDocument(manyEntries));
  const before = parse();
  const seconds = secondsOfProcessor(run);
  return seconds / Math.max(before, parse());
}

function secondsOfProcessor(run: () => void) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
