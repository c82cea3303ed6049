// Finds or installs a PostgreSQL server, starts it in a folder of its own, and prepares databases as Supabase has them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { freePort } from '../../../src/node/serve/ports.ts';
import { programOrReason } from '../installed.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../supabase/migrations');

const isRoot = process.getuid?.() === 0;

/** A running server. */
export interface PostgresServer {
  /** Makes a new, empty database with Supabase's roles and returns its address. */
  create(name: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a server, or prints one line that says why there is none and gives nothing.
 * @param initdb the program that prepares its folder, which lies beside the server
 */
export async function startPostgres(
  initdb = programOrReason('initdb', ['postgresql']),
): Promise<PostgresServer | undefined> {
  if (!initdb) return undefined;
  const programs = dirname(realpathSync(initdb));
  const user = serverUser();
  const data = mkdtempSync(join(tmpdir(), 'curbside-postgres-'));
  if (user) chownSync(data, user.uid, user.gid);
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(initdb, options, { ...user, cwd: data, stdio: 'ignore' });
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`],
      // The data is thrown away, so nothing needs to reach the disk.
      ...['-c', `unix_socket_directories=${data}`, '-c', 'fsync=off'],
    ],
    {
      ...user,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await ready(server);
  return {
    create: (name) => createDatabase(address, name),
    async close() {
      const ended = new Promise((done) => server.once('close', done));
      // SIGINT ends a PostgreSQL server without waiting for its clients.
      server.kill('SIGINT');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Applies the migrations in their order, as the Supabase CLI does. */
export async function applyMigrations(sql: Sql): Promise<void> {
  for (const name of readdirSync(MIGRATIONS).sort()) {
    await sql.unsafe(readFileSync(join(MIGRATIONS, name), 'utf8'));
  }
}

/** Does something as a person who is signed in. */
export function asPerson<T>(
  sql: Sql,
  account: string,
  act: (as: TransactionSql) => Promise<T>,
): Promise<T> {
  const acted = sql.begin(async (as) => {
    await as`select set_config('request.jwt.claims', ${JSON.stringify({ sub: account })}, true)`;
    await as`set local role authenticated`;
    return act(as);
  });
  return acted as Promise<T>;
}

/** Whom the server runs as: PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Waits until the server takes connections. Throws what it printed when it ends before that. */
function ready(server: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.once('close', () => failed(new Error(`PostgreSQL did not start:\n${output}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('ready to accept connections')) done();
    });
  });
}

async function createDatabase(address: (name: string) => string, name: string): Promise<string> {
  await run(address('postgres'), `create database ${name}`);
  await run(address(name), SUPABASE_ROLES);
  return address(name);
}

async function run(address: string, text: string): Promise<void> {
  const sql = postgres(address, { max: 1, onnotice: () => {} });
  await sql.unsafe(text);
  await sql.end();
}

/** Supabase's roles. It grants every new table to them, which is what the migrations have to take back. */
const SUPABASE_ROLES = `
do $$ begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;
