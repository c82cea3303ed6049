// The package that `npm pack` makes: what is in it, and that a site in another folder is checked and built with it.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startFunction } from '../support/servers/deno.ts';
import { startServer } from '../support/servers/start-server.ts';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { fixture } from '../support/sites/fixture-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Below the repository, so that Node finds its packages, which an installation would put beside the engine. */
const folder = temporaryFolder(join(ROOT, CACHE));
const site = join(folder, 'site');
const engine = join(site, 'node_modules/curbside');

beforeAll(() => {
  const npm = ['pack', '--json', '--silent', '--pack-destination', folder];
  execFileSync('npm', npm, { cwd: ROOT, stdio: 'pipe', shell: process.platform === 'win32' });
  mkdirSync(engine, { recursive: true });
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', join('../../..', archive), '--strip-components=1'], { cwd: engine });
  cpSync(fixture.publicFolder, join(site, 'public'), { recursive: true });
  cpSync(fixture.manifest, join(site, 'pages.yaml'));
  // Pictures that other tests have encoded are not encoded again.
  mkdirSync(join(site, CACHE), { recursive: true });
  for (const name of ['pictures', 'social'])
    symlinkSync(join(ROOT, CACHE, name), join(site, CACHE, name));
}, 120_000);

/** Runs the installed program in the site's folder. */
function curbside(...args: string[]) {
  const program = join(engine, 'src/node/launch/run.js');
  const { CURBSIDE_SITE, CURBSIDE_MANIFEST, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: site,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
  });
  return { status, said: stdout + stderr };
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));

test('has the compiled commands, what browsers get and the schema, and no test or secret', () => {
  const files = filesIn(engine);
  const wanted = ['compiled/check.mjs', 'src/app/entry-client.tsx', 'schema/manifest.schema.json'];
  expect(files).toEqual(expect.arrayContaining(wanted));
  const folders = new Set(files.map((name) => name.split('/')[0]));
  expect([...folders].sort()).toEqual(
    ['LICENSE', 'README.md', 'compiled', 'package.json', 'schema', 'src', 'supabase'].concat(
      'tsconfig.json',
    ),
  );
  expect(files.filter((name) => /\.env|src\/node\/commands|\.test\./.test(name))).toEqual([]);
});

test('packages that its code asks for are among its dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const asked = filesIn(join(engine, 'compiled')).flatMap((name) => {
    const code = readFileSync(join(engine, 'compiled', name), 'utf8');
    return [...code.matchAll(/^(?:import|export) [^;]*?from "([^".][^"]*)"/gm)].map(
      ([, name = '']) => name,
    );
  });
  const packages = asked
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
});

test('a check names the file as the person sees it, and the command that comes next', () => {
  const { status, said } = curbside('check');
  expect(said).toContain('pages.yaml is fine: 16 pages, 8 of them for towns.\n');
  expect(status).toBe(0);
});

test('a mistake is an error with an exit code', () => {
  writeFileSync(join(site, 'broken.yaml'), 'site: 1\n');
  const { status, said } = curbside('check', 'broken.yaml');
  expect(said).toContain('broken.yaml');
  expect(said).toContain('npx curbside check');
  expect(status).toBe(1);
});

test('a build has the bytes of a build by the repository', async () => {
  const own = join(folder, 'own');
  await buildSite(own, { site: fixture.folder, manifest: fixture.manifest }).done;
  const { status, said } = curbside('build');
  expect(said).toContain('16 pages');
  expect(status).toBe(0);
  const built = join(site, 'dist');
  expect(filesIn(built).sort()).toEqual(filesIn(own).sort());
  const differing = filesIn(own).filter(
    (name) => !readFileSync(join(own, name)).equals(readFileSync(join(built, name))),
  );
  expect(differing).toEqual([]);
}, 300_000);

test('a section type of the site’s own, as its page describes it, is checked and built', () => {
  const page = readFileSync(join(ROOT, 'docs/your-own-section.md'), 'utf8');
  const code = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
  const own = join(site, 'sections/open-jobs');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'schema.json'), code('json'));
  writeFileSync(join(own, 'OpenJobs.tsx'), code('tsx'));
  const manifest = join(site, 'pages.yaml');
  const text = readFileSync(manifest, 'utf8').replace(
    '      - type: people\n',
    `${code('yaml')}$&`,
  );
  writeFileSync(manifest, text.replace('- title: Driver\n', '$&            pay: 20\n'));
  expect(curbside('check').said).toContain('There is no field "pay"');
  writeFileSync(manifest, text);
  expect(curbside('check')).toMatchObject({ status: 0 });
  expect(curbside('build')).toMatchObject({ status: 0 });
  const about = readFileSync(join(site, 'dist/about/index.html'), 'utf8');
  expect(about).toMatch(
    /<h2[^>]*>Work with us<\/h2>.*?<ul class="([\w-]+)"><li><a href="\/">Driver</s,
  );
  const [, name = ''] = /Work with us<.*?<ul class="([\w-]+)">/s.exec(about) ?? [];
  expect(about).toContain(`.${name}{display:grid;`);
  const scripts = filesIn(join(site, 'dist/assets')).filter((file) => file.startsWith('OpenJobs'));
  const script = readFileSync(join(site, 'dist/assets', scripts[0] ?? ''), 'utf8');
  expect(script).toContain(name);
}, 300_000);

test('the office’s function, as a site’s own folder deploys it, runs without the engine', async () => {
  expect(curbside('website')).toMatchObject({ status: 0 });
  const database = createServer((_, response) => response.end('null')).listen(0, '127.0.0.1');
  onTestFinished(() => void database.close());
  await once(database, 'listening');
  // Elsewhere, so that nothing is found above it.
  const supabase = temporaryFolder();
  cpSync(join(site, 'supabase'), supabase, { recursive: true });
  const office = await startFunction(join(supabase, 'functions/office/index.ts'), {
    SUPABASE_URL: `http://127.0.0.1:${(database.address() as AddressInfo).port}`,
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    OFFICE_RUN_SECRET: 'secret',
  });
  onTestFinished(office.close);
  const ask = (secret: string) =>
    fetch(`${office.url}/functions/v1/office/run`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
    });
  expect((await ask('another')).status).toBe(401);
  expect(await (await ask('secret')).json()).toMatchObject({ delivered: 0, anonymised: 0 });
}, 300_000);

test('its development server sends the fonts, and the class names of the pages that it renders', async () => {
  const program = join(engine, 'src/node/launch/run.js');
  const server = await startServer(
    () => [process.execPath, program, 'dev', '--host', '127.0.0.1'],
    (port) => ({ CURBSIDE_SITE: site, CURBSIDE_MANIFEST: '', PORT: String(port) }),
  );
  onTestFinished(server.close);
  const textOf = async (path: string) => (await fetch(server.url + path)).text();
  const [, font = ''] = /as="font"[^>]* href="([^"]*)"/.exec(await textOf('/')) ?? [];
  expect((await fetch(server.url + font)).status).toBe(200);
  // As Vite asks for the files of packages.
  const styles = await textOf('/src/ui/styles/VisuallyHidden.ts?v=1');
  expect(styles).toMatch(/componentId: "[a-z]+0"/);
  expect(await textOf('/about/')).toContain('Work with us');
  const own = await fetch(`${server.url}/@fs${join(site, 'sections/open-jobs/OpenJobs.tsx')}`);
  expect(await own.text()).toContain('/src/ui/public.ts');
}, 120_000);
