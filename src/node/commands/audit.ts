// `npm run audit`: asks the registry for known faults in the packages that the site is made of.
import { spawnSync } from 'node:child_process';

/** Long enough for a slow registry; in milliseconds. One that does not answer is asked no second time. */
const PATIENCE = 60_000;

/** The output of npm: the faults where the registry has answered, a message where it has not. */
interface Report {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
}

interface Vulnerability {
  severity: string;
  /** The fault itself, or the name of a package that has it. */
  via: (string | { title: string; url: string })[];
}

/**
 * Prints what is known. Returns 1 when a package that is sent to visitors or serves them has a fault of severity high or
 * critical, and 0 when the registry cannot be reached or has no such service: that says nothing about the site.
 */
export function run(): number {
  const { stdout, status } = npm([
    ...['audit', '--omit=dev', '--audit-level=high', '--json'],
    ...['--fetch-retries=0', `--fetch-timeout=${PATIENCE}`],
  ]);
  const { vulnerabilities, message = 'no answer' } = parsed(stdout);
  if (!vulnerabilities) {
    console.log(`Not audited: the registry does not say what faults are known (${message}).`);
    return 0;
  }
  const known = Object.entries(vulnerabilities).map(inWords);
  console.log(known.length > 0 ? known.join('\n') : 'No known faults in what the site is made of.');
  return status === 0 ? 0 : 1;
}

/** Runs npm: the one that runs this command, where there is one. */
function npm(args: string[]) {
  const { npm_execpath: path } = process.env;
  const [program, first] = path ? [process.execPath, [path]] : ['npm', []];
  return spawnSync(program, [...first, ...args], {
    encoding: 'utf8',
    timeout: 2 * PATIENCE,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function parsed(text: string | null): Report {
  try {
    return JSON.parse(text ?? '') as Report;
  } catch {
    return {};
  }
}

function inWords([name, { severity, via }]: [string, Vulnerability]): string {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title}, ${cause.url}`,
  );
  return `${name} (${severity}): ${causes.join('; ')}`;
}
