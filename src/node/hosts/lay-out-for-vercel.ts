// Vercel's own layout of a finished site.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { VERCEL_FILE } from '../../hosts/vercel.ts';

/** Lays a finished site that has the file where Vercel looks for both, in the folder that the site's folder is in. */
export function layOutForVercel(site: string): void {
  if (!existsSync(join(site, VERCEL_FILE))) return;
  const output = join(dirname(site), dirname(VERCEL_FILE));
  rmSync(output, { recursive: true, force: true });
  cpSync(site, join(output, 'static'), {
    recursive: true,
    filter: (path) => basename(path) !== '.vercel',
  });
  cpSync(join(site, VERCEL_FILE), join(output, basename(VERCEL_FILE)));
}
