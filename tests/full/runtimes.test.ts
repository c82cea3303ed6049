// The commands of README.md on a fresh copy, with each program that may run them: the site is the same, byte for byte.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { packageFolder, SYSTEM, toolFile } from '../support/test-tools.ts';

/** An installation, a check and a build take a minute on two free cores. */
const LONG_MS = 900_000;

/** The finished site, by the names of its files. */
type Files = Map<string, string>;

/** Runs commands in a copy of the committed files, with a program before all others of its name, and gives the site. */
function siteBy(program: string, commands: string[], path = process.env.PATH): Files {
  const folder = temporaryFolder();
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], { cwd: ROOT });
  // Nothing of the tests' own environment is for a build.
  const { HOME = '' } = process.env;
  const env = { HOME, PATH: `${dirname(program)}:${path}` };
  for (const command of commands) {
    execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe', timeout: LONG_MS });
  }
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return new Map(paths.map((path) => [path.slice(dist.length), readFileSync(path, 'latin1')]));
}

/** The names of the files that only one of two sites has, or that differ. */
const differences = (a: Files, b: Files): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort();

const byNode = ['npm ci --no-audit --no-fund', 'npm run check', 'npm run build'];

const oldest = packageFolder(`node-${SYSTEM}@20.19.0`);

describe.runIf(oldest)('the commands of README.md', () => {
  let expected: Files;
  beforeAll(() => {
    expected = siteBy(join(oldest ?? '', 'bin/node'), byNode);
  }, LONG_MS);

  test.each(['22.12.0', '24.21.0', '26.10.0'])(
    'Node %s makes the site of Node 20.19',
    (version) => {
      const folder = packageFolder(`node-${SYSTEM}@${version}`);
      expect(folder).toBeDefined();
      expect(differences(siteBy(join(folder ?? '', 'bin/node'), byNode), expected)).toEqual([]);
    },
    LONG_MS,
  );

  test(
    'pnpm makes the same site',
    () => {
      const pnpm = toolFile(`@pnpm/exe.${SYSTEM}`, 'pnpm') ?? '';
      const commands = ['pnpm import', 'pnpm install', 'pnpm run check', 'pnpm run build'];
      expect(differences(siteBy(pnpm, commands), expected)).toEqual([]);
    },
    LONG_MS,
  );
});
