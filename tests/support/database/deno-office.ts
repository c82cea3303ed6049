// The office's Edge Function as Supabase runs it: under Deno, in a process of its own.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../../src/node/serve/ports.ts';
import type { DatabaseAccess } from '../../../src/office/worker/database.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRELOADED = join(import.meta.dirname, 'redirected-mail.js');
const SECRET = 'the secret of the schedule';

/** A running function. */
export interface DenoOffice {
  /** Sends what is due, as the schedule has it done; resolves to the report. */
  run(secret?: string): Promise<{ status: number; report: unknown }>;
  close(): Promise<void>;
}

/** Starts the function beside a database and a mail service that takes what is meant for Resend. */
export async function startDenoOffice(
  { url, secretKey }: DatabaseAccess,
  mailService: string,
): Promise<DenoOffice> {
  const port = await freePort();
  const office = spawn(
    denoProgram(),
    [
      ...['run', '--allow-net', '--allow-env', '--no-config', '--no-lock', '--no-remote'],
      ...['--preload', PRELOADED, join(ROOT, 'supabase/functions/office/index.ts')],
    ],
    {
      cwd: ROOT,
      env: {
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        MAIL_SERVICE: mailService,
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: secretKey,
        OFFICE_RUN_SECRET: SECRET,
        RESEND_API_KEY: 're_test',
      },
    },
  );
  const ended = new Promise<void>((done) => office.once('close', () => done()));
  let output = '';
  await new Promise<void>((done, failed) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Listening on')) done();
    };
    office.stdout.on('data', hear);
    office.stderr.on('data', hear);
    void ended.then(() => failed(new Error(`Deno has ended:\n${output}`)));
  });
  return {
    async run(secret = SECRET) {
      const response = await fetch(`http://127.0.0.1:${port}/functions/v1/office/run`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
      });
      return { status: response.status, report: await response.json().catch(() => undefined) };
    },
    close() {
      office.kill();
      return ended;
    },
  };
}

/** The program for this computer. The package's own starter would stay between, and leave it running when it is killed. */
function denoProgram(): string {
  const packages = join(ROOT, 'node_modules/@deno');
  const [platform = ''] = readdirSync(packages);
  return join(packages, platform, process.platform === 'win32' ? 'deno.exe' : 'deno');
}
