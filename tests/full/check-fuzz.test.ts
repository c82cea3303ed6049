// The check answers within seconds and never fails for any file of up to five megabytes: 200 hostile ones.
import { expect, it } from 'vitest';
import { manifestText, verdictOn } from '../manifest/real-manifest.ts';
import { dice, FIVE_MEGABYTES, hostileKinds } from '../support/manifests/hostile-manifests.ts';

/** A file takes at most five seconds on an idle machine; here others may take their share of the processor's caches. */
const MOST_SECONDS = 10;

const FILES = 200;
const kinds = Object.entries(hostileKinds);
const seeds = Array.from({ length: Math.ceil(FILES / kinds.length) }, (_, index) => index + 1);

/** The sizes in turn: the largest, some that are read with guesses, and one in between. */
const SIZES = [FIVE_MEGABYTES - manifestText.length - 1000, 20_000, 200_000, 450_000, 1_500_000];

/** The processor's time since a moment, in seconds. Time on the clock depends on what else the machine does. */
const secondsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

it.each(kinds)('%s', { timeout: 600_000 }, (_, make) => {
  for (const seed of seeds) {
    const roll = dice(seed);
    const text = make(manifestText, SIZES[(seed - 1) % SIZES.length] ?? 0, roll);
    const start = process.cpuUsage();
    const { diagnostics, site } = verdictOn(text);
    expect(secondsSince(start), `seed ${seed}, ${text.length} characters`).toBeLessThan(
      MOST_SECONDS,
    );
    expect(site ?? diagnostics[0], `seed ${seed}`).toBeDefined();
    expect(diagnostics.length, `seed ${seed}`).toBeLessThan(1000);
    for (const { line } of diagnostics) expect(line).toBeLessThanOrEqual(text.split('\n').length);
  }
});
