// Each cloud host's own program is asked about the site that was built for it. Two have none that answers: there a
// stand-in follows what the host's own program made of the site's files.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { describeWalk } from '../../support/servers/host-walk.ts';
import { netlifyAnswers } from '../../support/servers/netlify-answers.ts';
import { standIn } from '../../support/servers/stand-in-host.ts';
import { startServer } from '../../support/servers/start-server.ts';
import { vercelAnswers } from '../../support/servers/vercel-answers.ts';
import { CACHE, ROOT } from '../../support/sites/build-site.ts';
import { toolFile, toolVersion } from '../../support/test-tools.ts';

const home = mkdtempSync(join(tmpdir(), 'curbside-clouds-'));
afterAll(() => {
  // A build for Vercel writes beside the folder of the site too.
  for (const folder of [home, join(ROOT, CACHE, '.vercel')])
    rmSync(folder, { recursive: true, force: true });
});

const superstatic = toolFile('superstatic', 'lib/bin/server.js');
if (superstatic)
  describeWalk('firebase', {
    async start(folder) {
      const server = await startServer((port, home) => {
        // What the file itself says is not uploaded.
        const text = readFileSync(join(folder, 'firebase.json'), 'utf8');
        const ignored = JSON.parse(text).hosting.ignore.map((name: string) => join(folder, name));
        const filter = (path: string) => !ignored.includes(path);
        cpSync(folder, join(home, 'site'), { recursive: true, filter });
        writeFileSync(join(home, 'firebase.json'), text);
        return [
          ...([
            process.execPath,
            superstatic,
            'site',
            '--config',
            join(home, 'firebase.json'),
          ] as const),
          ...['--host', '127.0.0.1', '--port', String(port)],
        ];
      });
      return { ...server, program: `superstatic ${toolVersion('superstatic')}` };
    },
    cannot: {
      'an old address with a query': 'leads on, and a percent sign in the query becomes %25',
      'an old folder': 'leads on, and a percent sign in the query becomes %25',
      'an old address that leads to a place on a page':
        'the place is lost where the request has a query: it is written behind the place',
      'an old address told by its query': 'no',
      'headers of the not-found page': 'a missing asset is kept for a year, as one that is there',
    },
  });

const swa = toolFile('@azure/static-web-apps-cli', 'dist/cli/bin.js');
if (swa)
  describeWalk('azure', {
    async start(folder) {
      const server = await startServer((port) => [
        ...([process.execPath, swa, 'start', folder, '--swa-config-location', folder] as const),
        ...['--host', '127.0.0.1', '--port', String(port)],
      ]);
      const program = `swa ${toolVersion('@azure/static-web-apps-cli')}`;
      return { ...server, program };
    },
    cannot: {
      'a page without its slash, with a query': 'leads on, and the query is lost',
      'an old address with a query': 'leads on, and the query is lost',
      'an old address that leads to a place on a page': 'leads on, and the query is lost',
      'an old folder': 'leads on, and the query is lost',
      'an old address told by its query': 'no',
      'headers of the not-found page': 'none of the site’s',
    },
  });

const wrangler = toolFile('wrangler', 'bin/wrangler.js');
if (wrangler)
  describeWalk('cloudflare', {
    async start(folder) {
      const server = await startServer(
        (port) => [
          ...([process.execPath, wrangler, 'pages', 'dev', folder] as const),
          ...['--ip=127.0.0.1', `--port=${port}`, '--log-level=warn'],
          // Without a date it would ask for today's runtime, which this version may not have.
          '--compatibility-date=2026-04-01',
        ],
        () => ({ WRANGLER_SEND_METRICS: 'false', CI: '1' }),
      );
      return { ...server, program: `wrangler ${toolVersion('wrangler')}` };
    },
    requests: { isLocalRuntime: true },
    cannot: {
      'an old address told by its query': 'no',
      compression: 'br, gzip; the local runtime sends no Vary',
      'the files that the host reads': '502 from the local runtime',
    },
  });

const vercel = toolFile('vercel', 'dist/index.js');
if (vercel)
  describeWalk('vercel', {
    async start(folder) {
      const project = join(home, 'vercel');
      const output = join(project, '.vercel/output');
      // As in a fork that is connected: the project is known, and its build script writes both folders.
      mkdirSync(dirname(output), { recursive: true });
      const script = `cpSync(${JSON.stringify(join(dirname(folder), '.vercel/output'))}, ${JSON.stringify(output)}, { recursive: true })`;
      writeFileSync(join(project, 'build.mjs'), `import { cpSync } from 'node:fs';\n${script};\n`);
      const scripts = { build: 'node build.mjs' };
      const known = { settings: { framework: 'vite' }, projectId: 'prj_1', orgId: 'team_1' };
      writeFileSync(
        join(project, 'package.json'),
        JSON.stringify({ name: 'fork', private: true, scripts }),
      );
      writeFileSync(join(project, '.vercel/project.json'), JSON.stringify(known));
      const built = spawnSync(
        process.execPath,
        [vercel, 'build', '--yes', '--token', 'none', '--global-config', join(home, 'global')],
        { cwd: project, encoding: 'utf8', env: { ...process.env, VERCEL_TELEMETRY_DISABLED: '1' } },
      );
      if (built.status !== 0) throw new Error(built.stdout + built.stderr);
      const server = await standIn(vercelAnswers(output));
      return { ...server, program: `the routes that vercel ${toolVersion('vercel')} build wrote` };
    },
    cannot: {
      'an old address told by its query': 'leads on, and the query goes along',
    },
  });

if (toolFile('@netlify/redirect-parser', 'lib/index.js'))
  describeWalk('netlify', {
    async start(folder) {
      const server = await standIn(await netlifyAnswers(folder));
      const [headers, redirects] = ['headers', 'redirect'].map((name) =>
        toolVersion(`@netlify/${name}-parser`),
      );
      return { ...server, program: `its parsers ${headers} and ${redirects}` };
    },
    cannot: {
      'an old address told by its query': 'leads on, and the query goes along',
      'headers of the not-found page': 'a missing asset is kept for a year, as one that is there',
    },
  });
