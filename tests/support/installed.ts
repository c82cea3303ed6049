// Finds a program that tests need, or installs its Debian package where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** The path of a program; Debian keeps servers where only root looks, and those of PostgreSQL by their version. */
function findProgram(name: string): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...['/usr/sbin', '/usr/local/sbin'],
    ...versions.map((version) => join(POSTGRES, version, 'bin')),
  ]
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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`There is no ${name} here. Installing ${packages.join(' ')}…`);
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', install], { env, stdio: 'ignore', timeout: 600_000 });
  return findProgram(name);
}
