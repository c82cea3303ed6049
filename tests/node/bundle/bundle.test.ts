// Both bundles of a small project: the browser's stays in memory, the server's is a program that Node runs.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import { expect, test, vi } from 'vitest';
import { bundle } from '../../../src/node/bundle/bundle.ts';
import { sitePlugin } from '../../../src/node/site-plugin.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();

const FILES = {
  'package.json': '{ "type": "module" }',
  'public/robots.txt': '',
  'src/app/entry-client.tsx': 'export const start = () => import("../later.ts");',
  'src/app/entry-starter.ts': 'document.title = "started";',
  'src/app/entry-navigator.ts': 'export const navigator = {};',
  'src/later.ts': 'export const later = 1;',
  'src/node/render/worker.ts': 'export const rendered = import("../../later.ts");',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));

test('the browser’s files are in memory, and the server’s are run by Node', async () => {
  vi.stubEnv('CURBSIDE_SITE', '');
  const builder = await createBuilder({ root, configFile: false, plugins: sitePlugin({ root }) });
  const { files, scripts, worker } = await bundle(builder, root);
  const paths = files.map(({ path }) => path);
  expect(paths).toContain('/licences.txt');
  expect(paths).toContain(scripts.entry);
  expect(paths).toContain(scripts.navigator);
  expect(scripts.starter).toContain('started');
  const { rendered } = await import(/* @vite-ignore */ pathToFileURL(worker).href);
  expect(await rendered).toMatchObject({ later: 1 });
  // Node asks about any other ending outside a package.
  expect(readFileSync(worker, 'utf8')).toMatch(/later-[\w-]+\.mjs/);
});
