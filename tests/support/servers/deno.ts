// Starts a function as Supabase runs it: under Deno, which gets nothing from elsewhere.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../sites/build-site.ts';
import { type StartedServer, startServer } from './start-server.ts';

/**
 * @param file the function
 * @param env its secrets
 * @param words further words for Deno
 */
export function startFunction(
  file: string,
  env: Record<string, string>,
  words: string[] = [],
): Promise<StartedServer> {
  // The package's own starter would stay between, and leave the program running when it is killed.
  const packages = join(ROOT, 'node_modules/@deno');
  const deno = join(packages, readdirSync(packages)[0] ?? '', 'deno');
  const may = ['--allow-net', '--allow-env', '--no-config', '--no-lock', '--no-remote'];
  return startServer(
    () => [deno, 'run', ...may, ...words, file],
    (port) => ({
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      ...env,
    }),
  );
}
