// `npm run start:supabase -- --site tests/fixtures/site`, as a person starts and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/node/serve/ports.ts';
import { someOf, testInFull } from '../support/sample.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DATA = join(ROOT, `node_modules/.cache/curbside/db-start-${process.pid}`);

/** Starts the command; `output` gives what it has printed so far. */
function command(env: Record<string, string>): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['src/node/launch/run.js', 'supabase'], {
    cwd: ROOT,
    env: { ...process.env, CURBSIDE_DATA: DATA, NODE_ENV: 'production', ...env },
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  return { process: child, output: () => text };
}

const end = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('close', (code) => done(code)));

testInFull('the site and its database run until Ctrl+C, and then both are gone', async () => {
  const [site, database, mail] = [await freePort(), await freePort(), await freePort()];
  onTestFinished(() => rmSync(DATA, { recursive: true, force: true }));
  const { process: child, output } = command({
    PORT: String(site),
    SUPABASE_PORT: String(database),
    MAIL_PORT: String(mail),
  });
  const ended = end(child);
  const ready = expect.poll(output, { timeout: 110_000 }).toContain('Ctrl+C');
  await Promise.race([ready, ended.then(() => expect(output()).toContain('Ctrl+C'))]);
  const page = await fetch(`http://localhost:${site}/about/`);
  expect(await page.text()).toContain('<h1');
  const { anonKey, jwtSecret } = JSON.parse(readFileSync(join(DATA, 'keys.json'), 'utf8'));
  expect(jwtSecret).toHaveLength(64);
  const records = await fetch(`http://localhost:${database}/rest/v1/seo_pages?select=page_url`, {
    headers: { apikey: anonKey },
  });
  expect(((await records.json()) as unknown[]).length).toBeGreaterThan(0);
  expect(await (await fetch(`http://localhost:${mail}/`)).text()).toContain('Mailbox');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(`http://localhost:${database}/`)).rejects.toThrow();
  await expect(fetch(`http://localhost:${site}/`)).rejects.toThrow();
});

test.each(someOf(['PORT', 'SUPABASE_PORT', 'MAIL_PORT']))(
  'a taken %s is said in one line',
  async (variable) => {
    const [taken, server] = await takePort();
    onTestFinished(() => void server.close());
    const { process: child, output } = command({
      PORT: String(await freePort()),
      SUPABASE_PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
      [variable]: taken,
    });
    expect(await end(child)).toBe(1);
    expect(output().trim()).toBe(
      `Port ${taken} is taken. Choose another one: ${variable}=${Number(taken) + 1} npm run start:supabase -- --site tests/fixtures/site`,
    );
    expect(existsSync(DATA)).toBe(false);
  },
);

/** A port that something listens on. */
async function takePort(): Promise<[string, Server]> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, done));
  return [String(port), server];
}
