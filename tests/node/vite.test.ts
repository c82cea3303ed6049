// What the project asks of Vite.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { NothingBuilt } from '../../src/files/nothing-built.ts';

it('a change in the build’s own code starts the development server anew', async () => {
  const { configFileDependencies } = await resolveConfig({ logLevel: 'silent' }, 'serve');
  const files = [
    ...[
      'src/node/site-plugin.ts',
      'src/node/build.ts',
      'src/manifest/yaml/parse.ts',
      'src/model/path.ts',
    ],
    ...['src/app/embedded.ts', 'src/outside/supabase.ts'],
  ];
  for (const file of files) {
    expect(configFileDependencies).toContain(resolve(file).replaceAll('\\', '/'));
  }
});

it('the bundler keeps to itself how long plugins take on a busy computer', async () => {
  const { environments } = await resolveConfig({ logLevel: 'silent' }, 'build');
  for (const { build } of [environments.client, environments.ssr].filter((one) => !!one))
    expect(build.rolldownOptions.checks?.pluginTimings).toBe(false);
});

it('a build that ends says only what somebody has to mend', () => {
  expect(inspect(new NothingBuilt('public/icons is a link.'))).toBe(
    '\npublic/icons is a link.\n\nNothing was built.',
  );
});

it('the versions of Node that the project asks for are those that Vite runs on', () => {
  const engines = (file: string) => JSON.parse(readFileSync(file, 'utf8')).engines.node;
  expect(engines('package.json')).toBe(engines('node_modules/vite/package.json'));
});

it('Vite hands out news and starts an editor where src/node/dev expects it: adapt that folder to the new version', () => {
  const dir = 'node_modules/vite/dist';
  expect(readFileSync(`${dir}/client/client.mjs`, 'utf8')).toMatch(
    /export \{[^}]*\bcreateHotContext\b/,
  );
  const servers = readdirSync(`${dir}/node/chunks`).map((name) =>
    readFileSync(`${dir}/node/chunks/${name}`, 'utf8'),
  );
  expect(servers.join('')).toContain('middlewares.use("/__open-in-editor"');
});
