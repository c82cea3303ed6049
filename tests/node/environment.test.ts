// The variables of the build's environment stay there: a secret among them reaches no file of the site.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sitePlugin } from '../../src/node/site-plugin.ts';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));

const SECRET = 'sk_live_never_in_a_browser';

/** The files below a folder whose bytes hold a text; each compressed file has a plain one beside it. */
function filesWith(text: string, site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(site, name);
    return statSync(path).isFile() && readFileSync(path).includes(text);
  });
}

test('a secret in a VITE_ variable is in no file of the site', async () => {
  const site = join(folder, 'site');
  const env = { VITE_STRIPE_SECRET: SECRET };
  await buildSite(site, { env }).done;
  expect(filesWith('<!doctype html>', site)).toContain('index.html');
  expect(filesWith(SECRET, site)).toEqual([]);
}, 300_000);

test('nor does the development server send it to the browser', async () => {
  vi.stubEnv('VITE_STRIPE_SECRET', SECRET);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    cacheDir: join(folder, 'vite'),
    server: { middlewareMode: true, ws: false },
    plugins: [sitePlugin({ root: ROOT })],
  });
  onTestFinished(() => server.close());
  const module = await server.transformRequest('/src/outside/supabase.ts');
  expect(module?.code).toContain('import.meta.env');
  expect(module?.code).not.toContain(SECRET);
});
