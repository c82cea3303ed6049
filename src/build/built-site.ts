// The finished site, for the commands that do something with it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the finished site. Where there is none, says what to do and gives nothing. */
export function builtSite(): string | undefined {
  const folder = resolve('dist');
  if (existsSync(join(folder, 'index.html'))) return folder;
  console.error('There is no built site in dist/. Run: npm run build');
  return undefined;
}
