// A site of a test file's own: the fixture's manifest with changes, built, and served while the file's tests run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../database/lite.ts';
import { CACHE, ROOT, type ServedSite, startSite } from './build-site.ts';
import { fixture } from './fixture-site.ts';

interface Options {
  /** Tells the sites of a test run apart. */
  name: string;
  /** Changes the text of the fixture's manifest. */
  edit: (text: string) => string;
  /** Starts the database that the site has. */
  startDatabase?: () => Promise<TestDatabase>;
}

/** Builds and serves the site before the file's tests, with its database, and takes both away after them. */
export function siteForFile({ name, edit, startDatabase }: Options) {
  const manifest = join(CACHE, `${name}-${process.pid}.yaml`);
  let served: ServedSite | undefined;
  let database: TestDatabase | undefined;
  const running = <T>(part: T | undefined): T => {
    if (!part) throw new Error('It runs in tests only.');
    return part;
  };
  const site = {
    /** The manifest's path, seen from the project's folder. */
    manifest,
    get url() {
      return running(served).url;
    },
    get folder() {
      return running(served).folder;
    },
    get database() {
      return running(database);
    },
    /** The variables that tell a build of the database. */
    get env(): Record<string, string> {
      if (!database) return {};
      const { url, anonKey } = database;
      return { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey };
    },
  };
  beforeAll(async () => {
    mkdirSync(join(ROOT, CACHE), { recursive: true });
    writeFileSync(join(ROOT, manifest), edit(readFileSync(fixture.manifest, 'utf8')));
    database = await startDatabase?.();
    served = await startSite({ name, manifest, env: site.env });
  }, 400_000);
  afterAll(async () => {
    await served?.close();
    await database?.close();
    rmSync(join(ROOT, manifest), { force: true });
  });
  return site;
}

/** A manifest that keeps quotes in a database. */
export const storing = (text: string): string =>
  text.replace('delivery: simulated', 'delivery: supabase');
