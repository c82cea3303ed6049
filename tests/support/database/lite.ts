// Starts a database for tests: Supabase Lite on a free port, with the project's migrations and records.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { seedOf } from '../../../src/node/commands/seed.ts';
import { applyMigrations, type RunningLite, startLite } from '../../../src/node/database/lite.ts';
import { type Storage, writeLiteProject } from '../../../src/node/database/lite-project.ts';
import { nodeClient } from '../../../src/node/database/node-client.ts';
import { freePort } from '../../../src/node/serve/ports.ts';
import { EMBEDDED_ACCOUNTS } from '../../../src/office/local/embedded-accounts.ts';
import { fixture } from '../sites/fixture-site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/curbside');

/** A running database. */
export interface TestDatabase extends RunningLite {
  /** supabase-js with the public key, as the website has it. */
  visitor: SupabaseClient;
  /** supabase-js with the secret key, which sees everything. */
  owner: SupabaseClient;
  /** The folder of its files. */
  folder: string;
  /** Its output about requests that were refused or failed. */
  reported: string[];
}

interface Options {
  /** Tells the databases of one test run apart. */
  name: string;
  /** The server of the data; by default Supabase Lite's own PostgreSQL. */
  storage?: Storage;
  /** A project with other migrations. */
  root?: string;
  /** SQL in place of the seed that fits the fixture. */
  seed?: string;
  /** Keeps the files after closing, and begins with the files that an earlier database of this name left. */
  keep?: boolean;
}

/** Starts a new database. The caller closes it, which removes its files. */
export async function startDatabase({
  name,
  storage,
  seed,
  keep,
  root = ROOT,
}: Options): Promise<TestDatabase> {
  const folder = join(CACHE, `db-${name}-${process.pid}`);
  const clear = () => !keep && rmSync(folder, { recursive: true, force: true });
  clear();
  if (!storage && !existsSync(folder)) await copyMigratedDatabase(folder, root);
  const reported: string[] = [];
  const lite = await startLite({
    root,
    folder,
    port: await freePort(),
    report: (line) => reported.push(line),
    seed: EMBEDDED_ACCOUNTS + (seed ?? (await seedOf(fixture))),
    ...(storage && { storage }),
  });
  return {
    ...lite,
    folder,
    reported,
    visitor: nodeClient(lite.url, lite.anonKey),
    owner: nodeClient(lite.url, lite.secretKey),
    async close() {
      await lite.close();
      clear();
    },
  };
}

/** Puts the files of a new database into a folder. */
export async function copyMigratedDatabase(folder: string, root = ROOT): Promise<void> {
  cpSync(await migratedDatabase(root), folder, { recursive: true });
}

/** A folder with a new database after all migrations, which are half the work of a start: they are applied once. */
async function migratedDatabase(root: string): Promise<string> {
  const migrations = join(root, 'supabase/migrations');
  const made = createHash('sha256');
  made.update(readFileSync(join(ROOT, 'node_modules/@supabase/lite/package.json')));
  for (const file of readdirSync(migrations).sort()) {
    made.update(file).update(readFileSync(join(migrations, file)));
  }
  const folder = join(CACHE, `migrated-${made.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  writeLiteProject({ root, folder: draft, port: 0, target: 0 });
  await applyMigrations(root, draft);
  // Each copy gets keys of its own.
  rmSync(join(draft, 'keys.json'));
  try {
    renameSync(draft, folder);
  } catch {
    // Another process was first.
    rmSync(draft, { recursive: true });
  }
  return folder;
}
