// Starts a database for tests: Supabase Lite on a free port, with the project's migrations and records.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { seedOf } from '../../../src/node/commands/seed.ts';
import { type RunningLite, startLite } from '../../../src/node/database/lite.ts';
import type { Storage } from '../../../src/node/database/lite-project.ts';
import { nodeClient } from '../../../src/node/database/node-client.ts';
import { freePort } from '../../../src/node/serve/ports.ts';
import { EMBEDDED_ACCOUNTS } from '../../../src/office/local/embedded-accounts.ts';
import { fixture } from '../sites/fixture-site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

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
  const folder = join(ROOT, `node_modules/.cache/curbside/db-${name}-${process.pid}`);
  const clear = () => !keep && rmSync(folder, { recursive: true, force: true });
  clear();
  const reported: string[] = [];
  const lite = await startLite({
    root,
    folder,
    port: await freePort(),
    report: (line) => reported.push(line),
    seed: EMBEDDED_ACCOUNTS + (seed ?? (await requireSeed())),
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

/** The seed that fits the fixture. */
export async function requireSeed(): Promise<string> {
  const seed = await seedOf(fixture);
  if (!seed) throw new Error('the fixture has problems');
  return seed;
}
