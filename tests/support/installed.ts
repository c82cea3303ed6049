// Finds a program that tests need, or installs its Debian package where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** The paths of a program; Debian keeps servers where only root looks. */
function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * The path of a program. Where it is missing it is installed by root with apt; otherwise one line says why not, and
 * what depends on it is skipped.
 */
export function programOrReason(name: string, packages: string[]): string | undefined {
  const found = findProgram(name) ?? installed(name, packages);
  if (!found) {
    console.log(
      `Skipped: ${name} is not here and cannot be installed without root and apt (${packages.join(' ')}).`,
    );
  }
  return found;
}

function installed(name: string, packages: string[]): string | undefined {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`There is no ${name} here. Installing ${packages.join(' ')}…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 600_000,
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  return findProgram(name);
}
