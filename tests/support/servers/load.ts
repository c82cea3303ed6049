// Many visitors at once: a number of connections that ask without a pause, and what came of it.
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** The figures of a server under load. */
export interface LoadResult {
  requests: number;
  errors: string[];
  /** How long half of the answers took, and all but one of a hundred, in milliseconds. */
  median: number;
  slowest: number;
  /** Memory of the server's processes in megabytes after each third of the time; empty where it cannot be read. */
  memory: number[];
}

interface Load {
  connections: number;
  seconds: number;
  /** The processes whose memory counts. */
  processes: number[];
}

/** Asks for `paths` one after the other over each of the connections, until the time is over. */
export async function load(
  url: string,
  paths: string[],
  { connections, seconds, processes }: Load,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const errors: string[] = [];
  const visitor = async (_: unknown, first: number) => {
    for (let index = first; performance.now() < end; index++) {
      const started = performance.now();
      const diagnostic = await once(url + paths[index % paths.length], agent);
      times.push(performance.now() - started);
      if (diagnostic) errors.push(diagnostic);
    }
  };
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(...memoryOf(processes)), (seconds * 1000) / 3 - 100);
  await Promise.all(Array.from({ length: connections }, visitor));
  clearInterval(watch);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { requests: times.length, errors, median: at(0.5), slowest: at(0.99), memory };
}

/** The faults of a server under load: its first errors, and memory that grows. */
export function loadFaults({ errors, memory }: Pick<LoadResult, 'errors' | 'memory'>): string[] {
  const [first = 0] = memory;
  const last = memory.at(-1) ?? 0;
  // The first third fills the caches; from then on nothing may pile up.
  const grown = first > 0 && last > first * 1.3 + 20;
  return [...errors.slice(0, 3), ...(grown ? [`memory grew from ${first} to ${last} MB`] : [])];
}

/** One request; gives what went wrong, if anything did. */
function once(address: string, agent: Agent): Promise<string | undefined> {
  return new Promise((done) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      response.resume();
      response.on('error', (error) => done(String(error)));
      response.on('end', () =>
        done(response.statusCode === 200 ? undefined : `${address}: ${response.statusCode}`),
      );
    }).on('error', (error) => done(String(error)));
  });
}

function memoryOf(processes: number[]): number[] {
  const kilobytes = processes.map((id) => {
    const file = `/proc/${id}/status`;
    return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : 0;
  });
  const sum = kilobytes.reduce((total, size) => total + size, 0);
  return sum > 0 ? [Math.round(sum / 1024)] : [];
}
