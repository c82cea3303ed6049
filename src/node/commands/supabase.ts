// `npm run start:supabase`: a local database with the website's records, its office and mailbox, and the website itself.

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { displayPath, npmCommand, type Project, projectIn } from '../../files/project.ts';
import { EMBEDDED_ACCOUNTS } from '../../office/local/embedded-accounts.ts';
import { localWay, openOffice } from '../../office/local/local-office.ts';
import { openMailbox } from '../../office/local/mailbox.ts';
import { startLite } from '../database/lite.ts';
import { runBuild } from '../run-build.ts';
import { portFrom, requireFree } from '../serve/ports.ts';
import { serveSite } from '../serve/serve.ts';
import { seedOf } from './seed.ts';

/** Below the site's folder. Git-ignored, and outside node_modules: quotes that came in survive a restart and an `npm ci`. */
export const DATA = '.cache/supabase';

/** Outside dist/, which people upload. The process is added to it, so that two runs do not share a folder. */
const SITE = 'node_modules/.cache/curbside/supabase-site';

/** Runs until Ctrl+C. Returns 1, after one line that says why, when something is in the way. */
export async function run(): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    return await start(projectIn(), stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function start(project: Project, signal: AbortSignal): Promise<number> {
  const site = portFrom('PORT', 4173);
  const [database, mail] = [portFrom('SUPABASE_PORT', 54321), portFrom('MAIL_PORT', 54324)];
  for (const port of [site, database, mail])
    await requireFree(port, npmCommand('run start:supabase'));
  const seed = await seedOf(project);
  const { root } = project;
  const data = resolve(process.env.CURBSIDE_DATA ?? join(project.folder, DATA));
  const folder = join(root, `${SITE}-${process.pid}`);
  console.log('Starting the database …');
  const lite = await startLite({
    root,
    folder: data,
    port: database.number,
    seed: EMBEDDED_ACCOUNTS + seed,
    signInPages: [`http://localhost:${site.number}/admin/login/`],
    report: console.log,
  });
  const mailbox = await openMailbox(mail.number);
  lite.takeMails(mailbox.add);
  const office = openOffice(lite, localWay(mailbox.smtp));
  try {
    signal.throwIfAborted();
    console.log('Building the site …');
    await runBuild(root, {
      // The addresses of a local database must not get into dist/, which people upload.
      args: ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
      env: { VITE_SUPABASE_URL: lite.url, VITE_SUPABASE_ANON_KEY: lite.anonKey },
      signal,
    });
    const served = await serveSite(folder, site.number, 'localhost');
    announce(site.number, lite.url, displayPath(data), mailbox.url);
    if (!signal.aborted) await Promise.race([once(signal, 'abort'), lite.ended]);
    await served.close();
    if (!signal.aborted) throw new Error('The database has stopped, so the site stops too.');
    return 0;
  } finally {
    await office.close();
    mailbox.close();
    await lite.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function announce(port: number, database: string, data: string, mail: string): void {
  console.log(`
The site is at     http://localhost:${port}
Its database is at ${database} (kept in ${data}/; delete that folder to begin anew)
Its mail is at     ${mail} (nothing leaves this computer)
Quotes arrive there when pages.yaml says: quote_form: delivery: supabase
Stop all with Ctrl+C.`);
}
