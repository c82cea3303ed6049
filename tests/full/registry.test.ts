// Both packages from a registry, in an empty folder: a site is made, checked and built with one version, and upgraded to the next.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../support/servers/start-server.ts';
import { ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { toolFile } from '../support/test-tools.ts';

/** An installation and a build take a minute on two free cores. */
const LONG_MS = 600_000;

/** The most that a site's packages may take, in megabytes. */
const INSTALLED_LIMIT_MB = 180;

const verdaccio = toolFile('verdaccio', 'bin/verdaccio');
const work = temporaryFolder();

function run(cwd: string, command: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    encoding: 'utf8',
    shell: true,
    timeout: LONG_MS,
    env: { ...process.env, CURBSIDE_SITE: '', CURBSIDE_MANIFEST: '', NODE_ENV: '', ...env },
  });
  return { status, said: stdout + stderr };
}

/** The registry: packages that it has not itself come from the one that npm has here. */
async function startRegistry() {
  const url = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const config = join(work, 'verdaccio.yaml');
  const rules = { access: '$all', publish: '$all' };
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(work, 'storage'),
      uplinks: { others: { url } },
      packages: { '*curbside': rules, '**': { ...rules, proxy: 'others' } },
      log: { type: 'stdout', level: 'warn' },
    }),
  );
  return startServer((port) => [
    ...([process.execPath, verdaccio ?? ''] as const),
    ...['--config', config, '--listen', `127.0.0.1:${port}`],
  ]);
}

/** The packed files of a package, in a folder where they can be changed. */
function unpacked(name: string, source: string): string {
  const folder = join(work, name);
  mkdirSync(folder);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: folder });
  return folder;
}

const changeJson = (file: string, change: (data: ReturnType<typeof JSON.parse>) => void) => {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  change(data);
  writeFileSync(file, JSON.stringify(data, null, 2));
};

describe.runIf(verdaccio)('a site from a registry', async () => {
  const registry = await startRegistry();
  afterAll(registry.close);
  const env = {
    npm_config_registry: registry.url,
    npm_config_cache: join(work, 'cache'),
    npm_config_yes: 'true',
  };
  const folders = [unpacked('engine', ROOT), unpacked('create', join(ROOT, 'src/node/create'))];
  const site = join(work, 'my-site');
  const manifest = join(site, 'pages.yaml');
  const receipt = join(folders[0] ?? '', 'schema/business/quote-form.schema.json');
  const current = readFileSync(receipt, 'utf8');

  function publish(version: string) {
    const token = `--//${registry.url.replace(/^http:\/\//, '')}/:_authToken=any`;
    for (const folder of folders) {
      changeJson(join(folder, 'package.json'), (data) => {
        data.version = version;
      });
      const said = run(folder, `npm publish --ignore-scripts ${token}`, env);
      expect(said).toMatchObject({ status: 0 });
    }
  }

  test('is made with the first version', { timeout: LONG_MS }, () => {
    // The first version had a key more.
    changeJson(receipt, (data) => {
      data.properties.receipt.properties.again_label = { type: 'string' };
    });
    publish('1.0.0');
    const answers =
      '--trade roofing --name Ridge --phone 716-555-0199 --town "Jamestown, NY" --county Chautauqua';
    const made = run(work, `npm create curbside@latest my-site -- ${answers}`, env);
    expect(made).toMatchObject({ status: 0, said: expect.stringContaining('npm install') });
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(
        '  other_city:',
        '  # Shown below.\n  receipt:\n    title: Thanks\n    text: We call you.\n    again_label: Another\n  other_city:',
      ),
    );
    expect(run(site, 'npm install', env)).toMatchObject({ status: 0 });
    const [size = ''] = run(site, 'du -sm node_modules').said.split('\t');
    expect(Number(size)).toBeLessThan(INSTALLED_LIMIT_MB);
  });

  test('is checked and built', { timeout: LONG_MS }, () => {
    expect(run(site, 'npm run check', env)).toMatchObject({ status: 0 });
    const built = run(site, 'npx curbside build', env);
    expect(built).toMatchObject({ status: 0, said: expect.stringContaining('4 pages') });
  });

  test('is upgraded to the next version, which has another name', { timeout: LONG_MS }, () => {
    writeFileSync(receipt, current);
    publish('1.1.0');
    expect(run(site, 'npm update', env)).toMatchObject({ status: 0 });
    const refused = run(site, 'npm run check', env);
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('again_label') });
    const upgraded = run(site, 'npm run upgrade', env);
    expect(upgraded.said).toContain('without a button for another quote');
    expect(upgraded.said).toContain('All pages have the texts and links that they had.');
    expect(upgraded.status).toBe(0);
    expect(readFileSync(manifest, 'utf8')).toContain('  # Shown below.\n  receipt:\n');
    expect(run(site, 'npm run check', env)).toMatchObject({ status: 0 });
  });
});
