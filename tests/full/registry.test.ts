// Both packages from a registry, in an empty folder, with each package manager and the oldest and a newer Node: a site is
// made, checked, built, shown and edited with one version, and upgraded to the next.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { EDITOR_API, TOKEN_HEADER, TOKEN_META } from '../../src/editor/protocol.ts';
import { EDITOR_PAGE } from '../../src/model/editor-frame.ts';
import { ask } from '../support/servers/ask.ts';
import { startServer } from '../support/servers/start-server.ts';
import { ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { packageFolder, SYSTEM, toolFile } from '../support/test-tools.ts';

/** An installation and a build take a minute on two free cores. */
const LONG_MS = 600_000;

/** The most that a site's packages may take, in megabytes. */
const INSTALLED_LIMIT_MB = 180;

const verdaccio = toolFile('verdaccio', 'bin/verdaccio');
const pnpm = toolFile(`@pnpm/exe.${SYSTEM}`, 'pnpm');
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
async function startRegistry(program: string) {
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
    ...([process.execPath, program] as const),
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

const nodes = ['20.19.0', '24.21.0'].flatMap((version) => {
  const folder = packageFolder(`node-${SYSTEM}@${version}`);
  return folder ? [{ version, bin: join(folder, 'bin') }] : [];
});

/** Each package manager with each Node: what is typed before the flags of `create`, and how its words go on to a command. */
const ways = nodes.flatMap(({ version, bin }) => [
  { manager: 'npm', version, path: bin, hyphens: '-- ', inFolder: '--prefix' },
  ...(pnpm
    ? [{ manager: 'pnpm', version, path: `${bin}:${dirname(pnpm)}`, hyphens: '', inFolder: '-C' }]
    : []),
]);

describe.skipIf(!verdaccio || ways.length === 0)('a site from a registry', async () => {
  // Vitest calls this function for a skipped suite, too.
  if (!verdaccio) return;
  const registry = await startRegistry(verdaccio);
  afterAll(registry.close);
  const home = join(work, 'home');
  mkdirSync(home);
  /** What each command runs with: the programs of this way, and nothing that the person at this computer has set. */
  const envOf = ({ path }: { path: string }) => ({
    HOME: home,
    PATH: `${path}:${process.env.PATH}`,
    npm_config_registry: registry.url,
    pnpm_config_registry: registry.url,
    npm_config_yes: 'true',
    // pnpm leaves out a version that is younger than a day, where there is an older one.
    pnpm_config_minimum_release_age: '0',
    // The dev server names itself localhost.
    NODE_OPTIONS: '--dns-result-order=ipv4first',
  });
  const folders = [unpacked('engine', ROOT), unpacked('create', join(ROOT, 'src/node/create'))];
  const schema = join(folders[0] ?? '', 'schema/manifest.schema.json');
  const current = readFileSync(schema, 'utf8');

  function publish(version: string) {
    const token = `--//${registry.url.replace(/^http:\/\//, '')}/:_authToken=any`;
    for (const folder of folders) {
      changeJson(join(folder, 'package.json'), (data) => {
        data.version = version;
      });
      const env = { npm_config_registry: registry.url };
      const said = run(folder, `npm publish --ignore-scripts ${token}`, env);
      expect(said).toMatchObject({ status: 0 });
    }
  }

  test('the first version is published, in which a key has another name', () => {
    changeJson(schema, (data) => {
      data.properties.rolloff_sizes = { type: 'array' };
    });
    publish('1.0.0');
  });

  const siteOf = ({ manager, version }: (typeof ways)[number]) =>
    join(work, `${manager}-${version}`);

  describe.each(ways)('with $manager and Node $version', (way) => {
    const { manager, version, hyphens, inFolder } = way;
    const env = envOf(way);
    const site = siteOf(way);
    const manifest = join(site, 'pages.yaml');

    test('is made and installed', { timeout: LONG_MS }, () => {
      expect(run(work, 'node --version', env).said.trim()).toBe(`v${version}`);
      const answers =
        '--trade roofing --name Ridge --phone 716-555-0199 --town "Jamestown, NY" --county Chautauqua';
      const asked = `create curbside@latest ${manager}-${version} ${hyphens}${answers}`;
      const made = run(work, `${manager} ${asked}`, env);
      expect(made).toMatchObject({
        status: 0,
        said: expect.stringContaining(`${manager} install`),
      });
      const sizes =
        '# To rent.\nrolloff_sizes:\n  - id: small\n    size_label: Small\n    description: Fits.\n';
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('\nfaqs:', `\n${sizes}$&`));
      expect(run(site, `${manager} install`, env)).toMatchObject({ status: 0 });
      const [size = ''] = run(site, 'du -sm node_modules').said.split('\t');
      expect(Number(size)).toBeLessThan(INSTALLED_LIMIT_MB);
    });

    test('is checked and built', { timeout: LONG_MS }, () => {
      expect(run(site, `${manager} run check`, env)).toMatchObject({ status: 0 });
      const built = run(site, `${manager} run build`, env);
      expect(built).toMatchObject({ status: 0, said: expect.stringContaining('4 pages') });
    });

    /** Runs a command that goes on until the test has ended. */
    async function started(...words: string[]) {
      const server = await startServer(
        () => [manager, inFolder, site, 'run', ...words],
        (port) => ({ ...env, PORT: String(port), CURBSIDE_SITE: '', CURBSIDE_MANIFEST: '' }),
      );
      onTestFinished(server.close);
      return server;
    }

    test('is shown while somebody works on it', { timeout: LONG_MS }, async () => {
      const { url } = await started('dev');
      expect(await (await fetch(url)).text()).toContain('Roofing in Jamestown');
    });

    test('is edited', { timeout: LONG_MS }, async () => {
      const { url } = await started('edit', ...(manager === 'npm' ? ['--'] : []), '--no-open');
      const host = url.replace('http://127.0.0.1', 'localhost');
      const page = await ask(url, EDITOR_PAGE, { headers: { host } });
      const [, token = ''] =
        new RegExp(`"${TOKEN_META}" content="([^"]*)"`).exec(String(page.body)) ?? [];
      const change = {
        ...{ kind: 'set', pointer: ['company', 'phone'] },
        ...{ value: '(716) 555-0142', before: '(716) 555-0199' },
      };
      const answer = await ask(url, `${EDITOR_API}change`, {
        method: 'POST',
        headers: { host, origin: `http://${host}`, [TOKEN_HEADER]: token },
        body: JSON.stringify({ changes: [change], words: 'changed the phone number' }),
      });
      expect(JSON.parse(String(answer.body))).toMatchObject({ done: true });
      expect(readFileSync(manifest, 'utf8')).toContain('phone: (716) 555-0142');
    });
  });

  test('the next version is published', () => {
    writeFileSync(schema, current);
    publish('1.1.0');
  });

  test.each(ways)(
    'is upgraded to it with $manager and Node $version',
    { timeout: LONG_MS },
    (way) => {
      const { manager } = way;
      const env = envOf(way);
      const site = siteOf(way);
      // Only the new phone number is to differ from the build before.
      expect(run(site, `${manager} run build`, env)).toMatchObject({ status: 0 });
      expect(run(site, `${manager} update`, env)).toMatchObject({ status: 0 });
      const refused = run(site, `${manager} run check`, env);
      expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('rolloff_sizes') });
      const upgraded = run(site, `${manager} run upgrade`, env);
      expect(upgraded.said).toContain('The list rolloff_sizes is in size_lists now');
      expect(upgraded.said).toContain('All pages have the texts and links that they had.');
      expect(upgraded.status).toBe(0);
      expect(readFileSync(join(site, 'pages.yaml'), 'utf8')).toContain(
        '# To rent.\nsize_lists:\n  rolloff:\n    - id: small\n',
      );
      expect(run(site, `${manager} run check`, env)).toMatchObject({ status: 0 });
    },
  );
});
