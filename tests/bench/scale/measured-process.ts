// Runs a command and says what it cost: time on the clock, time on the processor, memory.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cost of a process. */
export interface Cost {
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of processor time, of all cores together; on Linux with the processes that it has started. */
  cpu: number;
  /** The most memory that it had at any time, in MB; the same. */
  memory: number;
}

/** Runs in the process to be measured, before everything else: writes down at its end what it has used. */
const NOTE = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
process.on('exit', () => {
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8').replace(/.*\\) /s, '').split(' ') : [];
  const ofChildren = (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) * 1e4;
  writeFileSync(process.env.CURBSIDE_USAGE, JSON.stringify({ ...process.resourceUsage(), ofChildren }));
});`;

/** How often the memory of all processes together is looked at, in milliseconds. */
const LOOK = 100;

/** Runs a Node script to its end. Throws what it printed when it fails. */
export async function measured(
  args: string[],
  env: Record<string, string> = {},
  cwd = '.',
): Promise<Cost & { output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-usage-'));
  const usage = join(folder, 'usage.json');
  const start = performance.now();
  const { output, memory } = await finished(
    [`--import=data:text/javascript,${encodeURIComponent(NOTE)}`, ...args],
    { cwd, env: { ...process.env, ...env, CURBSIDE_USAGE: usage } },
  );
  const seconds = (performance.now() - start) / 1000;
  const used = JSON.parse(readFileSync(usage, 'utf8')) as NodeJS.ResourceUsage & {
    ofChildren: number;
  };
  rmSync(folder, { recursive: true });
  return {
    ...{ output, seconds },
    cpu: (used.userCPUTime + used.systemCPUTime + used.ofChildren) / 1e6,
    memory: Math.max(used.maxRSS / 1024, memory),
  };
}

/** The memory of a process and those that it has started, in MB; 0 where the system does not tell, or it has ended. */
function memoryOfTree(pid: number | string): number {
  try {
    const own = Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + memoryOfTree(child), (own || 0) / 1024);
  } catch {
    return 0;
  }
}

function finished(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(process.execPath, args, options);
  let output = '';
  let memory = 0;
  const look = setInterval(() => {
    memory = Math.max(memory, memoryOfTree(child.pid ?? 0));
  }, LOOK);
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise<{ output: string; memory: number }>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      clearInterval(look);
      if (code === 0) done({ output, memory });
      else failed(new Error(`it ended with code ${code}:\n${output}`));
    });
  });
}
