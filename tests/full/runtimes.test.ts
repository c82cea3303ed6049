// The commands of README.md on a fresh copy, with each program that may run them: the site is the same, byte for byte.
import { execSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { packageFolder, SYSTEM, toolFile } from '../support/test-tools.ts';

/** An installation, a check and a build take a minute on two free cores. */
const LONG_MS = 900_000;

const copies = temporaryFolder();

/** The finished site, by the names of its files. */
type Files = Map<string, string>;

/** Runs commands in a copy of the committed files, with a program before all others of its name. */
function siteBy(name: string, program: string, commands: string[]): Files {
  const folder = join(copies, name);
  execSync(`git checkout-index --all --prefix="${folder}/"`, { cwd: ROOT });
  const { HOME, PATH } = process.env;
  // Nothing that the tests set is for a build.
  const env = { HOME, PATH: `${dirname(program)}:${PATH}` };
  for (const command of commands) {
    execSync(command, { cwd: folder, env, stdio: 'pipe', timeout: LONG_MS });
  }
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [path.slice(dist.length), readFileSync(path, 'latin1')]),
  );
}

/** The names of the files that only one of two sites has, or that differ. */
const differences = (a: Files, b: Files): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort();

/** A site without the names that are made from what is in files. */
const unnamed = (files: Files): Files => {
  const plain = (text: string) =>
    text.replaceAll(/-[\w-]{6,8}(?=\.(?:js|css)\b)|\b(?:[\da-f]{8}|[\da-f]{12})\b/g, '#');
  return new Map([...files].map(([name, text]) => [plain(name), plain(text)]));
};

const byNpm = ['npm ci --no-audit --no-fund', 'npm run check', 'npm run build'];

/** By version, the program; the first is the oldest one that is supported. */
const nodes = ['20.19.0', '22.12.0', '24.21.0', '26.10.0'].flatMap((version) => {
  const folder = packageFolder(`node-${SYSTEM}@${version}`);
  return folder ? [{ version, program: join(folder, 'bin/node') }] : [];
});
const pnpm = toolFile(`@pnpm/exe.${SYSTEM}`, 'pnpm');
const bun = toolFile(`@oven/bun-${SYSTEM}`, 'bin/bun');

let first: Files | undefined;

test.each(nodes)(
  'Node $version checks and builds the same site',
  ({ version, program }) => {
    const site = siteBy(version, program, byNpm);
    first ??= site;
    expect(site.size).toBeGreaterThan(200);
    expect(differences(site, first)).toEqual([]);
  },
  LONG_MS,
);

test.runIf(pnpm)(
  'pnpm does, with the versions of the npm lockfile',
  () => {
    const commands = ['pnpm import', 'pnpm install', 'pnpm run check', 'pnpm run build'];
    expect(differences(siteBy('pnpm', pnpm ?? '', commands), first ?? new Map())).toEqual([]);
  },
  LONG_MS,
);

test.runIf(bun)(
  'Bun does, but for one function of Vite in the script that starts a page',
  () => {
    const commands = ['bun install', 'bun run --bun check', 'bun run --bun build'];
    const site = siteBy('bun', bun ?? '', commands);
    // Vite takes that function from its own text, and Bun gives functions in other words than their source has.
    const differing = differences(unnamed(site), unnamed(first ?? new Map()));
    expect(differing).toEqual(['/assets/entry-client#.js']);
  },
  LONG_MS,
);
