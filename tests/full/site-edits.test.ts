// The family's edits, one at a time on their own file: each site is built and walked through in a browser.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectIn } from '../../src/files/project.ts';
import { JUDGEMENTS, walk } from '../site/walk.ts';
import { EDITS } from '../site-edits/edits.ts';
import { NoPlace } from '../site-edits/manifest-edits.ts';
import { CACHE, ROOT, startSite } from '../support/sites/build-site.ts';

const live = projectIn(ROOT, {});
const text = readFileSync(live.manifest, 'utf8');

const folder = join(CACHE, `edited-${process.pid}`);
const edited = join(ROOT, folder);

/** A database in which nothing is stored and into which everything goes. */
const database = createServer(({ method }, response) => {
  response.writeHead(method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' });
  response.end(method === 'POST' ? '' : '[]');
});

beforeAll(async () => {
  mkdirSync(edited, { recursive: true });
  symlinkSync(live.publicFolder, join(edited, 'public'));
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
});

afterAll(() => {
  database.close();
  rmSync(edited, { recursive: true, force: true });
});

/** The variables that a build needs which stores quotes. */
function variables(manifest: string): Record<string, string> {
  if (!manifest.includes('delivery: supabase')) return {};
  const { port } = database.address() as AddressInfo;
  return {
    VITE_SUPABASE_URL: `http://127.0.0.1:${port}`,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
  };
}

test.for(Object.entries(EDITS))('%s', { timeout: 600_000 }, async ([, edit], { skip }) => {
  try {
    writeFileSync(join(edited, 'pages.yaml'), edit(text));
  } catch (error) {
    if (!(error instanceof NoPlace)) throw error;
    skip(`${live.manifest} has no place for it: ${error.message}`);
  }
  const env = variables(readFileSync(join(edited, 'pages.yaml'), 'utf8'));
  const site = await startSite({ name: 'edited-site', site: folder, env });
  try {
    const found = await walk(projectIn(ROOT, { CURBSIDE_SITE: folder }), site);
    expect(Object.values(JUDGEMENTS).flatMap((judge) => judge(found))).toEqual([]);
  } finally {
    await site.close();
  }
});
