// Runs a command and says what it cost: time on the clock, time on the processor, memory.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cost of a process. */
export interface Cost {
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of processor time, of all cores together. */
  cpu: number;
  /** The most memory that it had at any time, in MB. */
  memory: number;
}

/** Runs in the process to be measured, before everything else: writes down at its end what it has used. */
const NOTE = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.CURBSIDE_USAGE, JSON.stringify(process.resourceUsage())));`;

/** Runs a Node script to its end. Throws what it printed when it fails. */
export async function measured(
  args: string[],
  env: Record<string, string> = {},
): Promise<Cost & { output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-usage-'));
  const usage = join(folder, 'usage.json');
  const start = performance.now();
  const output = await finished(
    [`--import=data:text/javascript,${encodeURIComponent(NOTE)}`, ...args],
    {
      ...process.env,
      ...env,
      CURBSIDE_USAGE: usage,
    },
  );
  const seconds = (performance.now() - start) / 1000;
  const used = JSON.parse(readFileSync(usage, 'utf8')) as NodeJS.ResourceUsage;
  rmSync(folder, { recursive: true });
  return {
    ...{ output, seconds },
    cpu: (used.userCPUTime + used.systemCPUTime) / 1e6,
    memory: used.maxRSS / 1024,
  };
}

function finished(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { env });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) =>
      code === 0 ? done(output) : failed(new Error(`it ended with code ${code}:\n${output}`)),
    );
  });
}
