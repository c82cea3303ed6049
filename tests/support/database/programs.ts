// Finds the programs of a PostgreSQL server, or installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The folder with initdb and postgres; nothing when they are not here and cannot be installed. */
export function postgresPrograms(): string | undefined {
  return findPrograms() ?? installPrograms();
}

/** The folder with PostgreSQL's programs. Debian keeps them out of PATH. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders
    .map((folder) => join(folder, 'initdb'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('There is no PostgreSQL here. Installing it for the database tests…');
  const install = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y postgresql';
  spawnSync('sh', ['-c', install], { stdio: 'inherit', timeout: 300_000 });
  return findPrograms();
}
