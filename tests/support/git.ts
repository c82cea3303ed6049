// Git in a folder of a test, as somebody who is named Pat.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function git(folder: string, ...args: string[]): string {
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 } as const;
  return execFileSync('git', args, options).trim();
}

/** Names the person who commits in a folder. */
export function nameCommitter(folder: string): void {
  git(folder, 'config', 'user.name', 'Pat');
  git(folder, 'config', 'user.email', 'pat@example.com');
}

/** Makes a repository of a folder, with a bare one that it is pushed to. */
export function beginRepository(folder: string, bare = `${folder}.git`): string {
  writeFileSync(join(folder, '.gitignore'), '.vite\n.curbside\n');
  git(folder, 'init', '-q', '-b', 'main');
  nameCommitter(folder);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'Begin');
  git(folder, 'init', '-q', '--bare', '-b', 'main', bare);
  git(folder, 'remote', 'add', 'origin', bare);
  git(folder, 'push', '-q', '-u', 'origin', 'main');
  return bare;
}
