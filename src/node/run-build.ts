// Builds the site in a process of its own, for commands that go on with it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface RunSettings {
  /** Its flags. */
  args?: string[];
  /** Variables of the build beside those of this process. */
  env?: Record<string, string>;
  /** Whether it prints nothing but problems. */
  quiet?: boolean;
  /** Ends the build. */
  signal?: AbortSignal;
}

/** Builds the site of the engine in `root`. Throws when the build fails; it has printed why. */
export function runBuild(
  root: string,
  { args = [], env, quiet, signal }: RunSettings = {},
): Promise<void> {
  const script = join(root, 'src/node/launch/run.js');
  const build = spawn(process.execPath, [script, 'build', ...args], {
    env: { ...process.env, ...env },
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    signal,
  });
  return new Promise((done, failed) => {
    build.once('error', failed);
    build.once('close', (code) =>
      code === 0 ? done() : failed(new Error('The site could not be built.')),
    );
  });
}
