// Builds the site against a local database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SupabaseSettings } from '../../outside/supabase.ts';

/**
 * Builds into `folder`. The addresses of a local database must not get into dist/, which people upload.
 * Throws when the build fails; it has printed why.
 */
export function buildLocalSite(
  root: string,
  folder: string,
  { url, anonKey }: SupabaseSettings,
  signal: AbortSignal,
): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const build = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    env: { ...process.env, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey },
    stdio: 'inherit',
    signal,
  });
  return new Promise((done, failed) => {
    build.once('error', failed);
    build.once('close', (code) =>
      code === 0 ? done() : failed(new Error('The site could not be built.')),
    );
  });
}
