// `npm run check:supabase` on a database as the migrations make it, and on broken ones.
import { execFile } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { testInFull } from '../support/sample.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const broken = temporaryFolder();

/** Runs the command and gives its exit code, what it prints, and the facts that it denies. */
function check(env: { VITE_SUPABASE_URL: string; VITE_SUPABASE_ANON_KEY: string }) {
  const command = [join(ROOT, 'src/node/launch/run.js'), 'check-supabase'];
  return new Promise<{ code: number | null; output: string; denied: string[] }>((done) => {
    const child = execFile(
      process.execPath,
      command,
      { cwd: ROOT, env: { ...process.env, ...env } },
      (_, out, errors) => {
        const denied = [...out.matchAll(/^NO {2}(.*)$/gm)].map(([, fact = '']) => fact);
        done({ code: child.exitCode, output: out + errors, denied });
      },
    );
  });
}

const env = ({ url, anonKey }: { url: string; anonKey: string }) => ({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: anonKey,
});

/** A server that answers some paths itself and leads the others on to the database. */
async function before(database: TestDatabase, answers: Record<string, object>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) response.end(JSON.stringify(answer));
    else response.writeHead(307, { Location: database.url + request.url }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a database as the migrations make it is well, and nothing is left in it', async () => {
  const database = await startDatabase({ name: 'check-well' });
  onTestFinished(() => database.close());
  const { code, output, denied } = await check(env(database));
  expect(denied).toEqual([]);
  expect(output).toContain(`All is well at ${database.url}.`);
  expect(code).toBe(0);
  expect((await database.owner.from('quote_requests').select('id')).data).toEqual([]);

  const url = await before(database, {
    '/auth/v1/settings': { disable_signup: false, external: { anonymous_users: false } },
    '/rest/v1/': {
      paths: {
        '/': {},
        '/seo_pages': {},
        '/quote_requests': {},
        '/service_alerts': {},
        '/customers': {},
      },
    },
  });
  const open = await check(env({ ...database, url }));
  expect(open.code).toBe(1);
  expect(open.denied).toEqual([
    'Nobody can sign up.',
    'Visitors reach no other table or function.',
  ]);
  expect(open.output).toContain('Run: npx supabase config push');
  expect(open.output).toContain('/customers');
});

test.each([
  [401, 'under API Keys'],
  [402, 'under Usage'],
  [540, 'Press Restore'],
])(
  'a project that answers everything with %i gets one line with the next step',
  async (status, step) => {
    const server = createServer((_, response) => void response.writeHead(status).end('{}'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, output } = await check(env({ url, anonKey: 'sb_publishable_x' }));
    expect(code).toBe(1);
    expect(output).toContain(`${url} answered with ${status}.`);
    expect(output).toContain(step);
    expect(
      output
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('>')),
    ).toHaveLength(1);
  },
);

testInFull('grants that are too wide are named one by one, and so is an empty table', async () => {
  cpSync(join(ROOT, 'supabase'), join(broken, 'supabase'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(broken, 'node_modules'));
  writeFileSync(
    join(broken, 'supabase/migrations/20250101000099_wide_grants.sql'),
    'grant all on all tables in schema public to anon;',
  );
  const database = await startDatabase({ name: 'check-broken', root: broken, seed: 'select 1;' });
  onTestFinished(() => database.close());
  const { code, denied } = await check(env(database));
  expect(code).toBe(1);
  // Row-level security still refuses the rows that a visitor may not add.
  expect(denied).toEqual([
    'Visitors read the search titles.',
    'Visitors cannot read quotes.',
    'Visitors cannot read quote_notes.',
    'Visitors cannot read outbox.',
    'Visitors cannot read office_changes.',
    'Visitors cannot read office_members.',
    'Visitors cannot choose a quote’s id.',
    'Visitors cannot change quotes.',
    'Visitors cannot delete quotes.',
    'Visitors cannot change search titles.',
    'Visitors cannot delete search titles.',
    'Visitors cannot change alerts.',
    'Visitors cannot delete alerts.',
  ]);
});

test('a database that is not there, and one that is not named, are said in one line', async () => {
  const away = await check(env({ url: 'http://127.0.0.1:9', anonKey: 'sb_publishable_x' }));
  expect(away).toMatchObject({
    code: 1,
    output:
      'There is no answer from http://127.0.0.1:9. Look at VITE_SUPABASE_URL and at the network.\n',
  });
  const unnamed = await check(env({ url: '', anonKey: '' }));
  expect(unnamed).toMatchObject({
    code: 1,
    output: 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY; see README.md.\n',
  });
});
