// Starts Supabase Lite, the database that needs no account and no Docker, with the migrations and records of this project.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { lockFolder } from '../../files/one-at-a-time.ts';
import { freePort } from '../serve/ports.ts';
import { type OfficeAnswer, openGateway } from './front.ts';
import { keepGrantsSql, type LiteSetup, writeLiteProject } from './lite-project.ts';

export type RunningLite = Awaited<ReturnType<typeof startLite>>;

/** How long a command may take, and the server to listen, in milliseconds; a very busy machine needs a minute. */
const START_TIMEOUT_MS = 300_000;

/** How long the server may take to end by itself, in milliseconds. It waits for open connections; killing it loses no data. */
const END_TIMEOUT_MS = 1_000;

/**
 * Brings the database up to date, writes the seed's records and starts the server. Throws what lite printed, and a sentence
 * where another process has the same database.
 */
export async function startLite(setup: LiteSetup) {
  const unlock = await lockFolder(
    setup.folder,
    new Error(`Another process has the database in ${setup.folder}. End it first.`),
  );
  try {
    return await startLocked(setup, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(setup: LiteSetup, unlock: () => void) {
  const { root, folder, port, seed, report } = setup;
  const target = await freePort();
  const { anonKey, secretKey } = writeLiteProject({ ...setup, target });
  await applyMigrations(root, folder);
  const sql = keepGrantsSql(join(root, 'supabase/migrations')) + seed;
  await command(root, folder, ['db', 'query'], sql);
  // Without admin mode off, a request without any key would pass every check.
  const server = lite(root, folder, ['start', '--no-admin']);
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  await listening(server);
  let answer: OfficeAnswer | undefined;
  const front = await openGateway({ port, target, report, office: () => answer }).catch((error) => {
    server.kill();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    anonKey,
    secretKey,
    /** Settles when the process has ended, for whatever reason. */
    ended,
    /** Takes the mails about accounts, such as for a new password; Lite prints them. */
    takeMails(take: (mail: ReturnType<typeof printedMails>[number]) => void) {
      server.stdout.on('data', (chunk: Buffer) => {
        for (const mail of printedMails(String(chunk))) take(mail);
      });
    },
    /** Answers requests to the office from now on. */
    answerOffice(given: OfficeAnswer) {
      answer = given;
    },
    async close() {
      front.close();
      front.closeAllConnections();
      server.kill();
      const timer = setTimeout(() => server.kill('SIGKILL'), END_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
      unlock();
    },
  };
}

/** Brings the database in `folder` up to date, or makes a new one. */
export const applyMigrations = (root: string, folder: string): Promise<void> =>
  command(root, folder, ['migration', 'up']);

/**
 * Files and folders that Lite makes are for this user alone: quotes hold names and addresses. A server ends with the
 * process that holds its input, however that one ends: a restart would put a second server on the same files.
 */
const PRIVATE = ['--import', 'data:text/javascript,process.umask(0o077)'];
const PRIVATE_WHILE_HELD = [
  '--import',
  'data:text/javascript,process.umask(0o077);process.stdin.on("end",()=>process.exit()).resume()',
];

function lite(root: string, folder: string, args: string[], timeout?: number) {
  const cli = join(root, 'node_modules/@supabase/lite/dist/cli/index.js');
  const rules = args[0] === 'start' ? PRIVATE_WHILE_HELD : PRIVATE;
  return spawn(process.execPath, [...rules, cli, ...args], {
    ...{ cwd: folder, timeout },
    env: { ...process.env, DO_NOT_TRACK: '1' },
  });
}

/** Runs one command to its end, with `input` as its input. */
async function command(root: string, folder: string, args: string[], input = ''): Promise<void> {
  const process_ = lite(root, folder, args, START_TIMEOUT_MS);
  // A process that ends before it has read all says why by itself.
  process_.stdin.on('error', () => {}).end(input);
  const [[code, signal], ...printed] = await Promise.all([
    once(process_, 'close'),
    text(process_.stdout),
    text(process_.stderr),
  ]);
  if (code !== 0)
    throw new Error(`lite ${args.join(' ')} ended with ${code ?? signal}:\n${printed.join('')}`);
}

/** Waits until the server reports that it listens. Later output is dropped: it can hold visitors' texts. */
function listening(server: ChildProcessWithoutNullStreams): Promise<void> {
  const streams = [server.stdout, server.stderr];
  let output = '';
  return new Promise((done, failed) => {
    const fail = () => {
      clearTimeout(timer);
      server.kill();
      failed(new Error(`The database did not start:\n${output}`));
    };
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    server.once('close', fail);
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes('Server running')) return;
      clearTimeout(timer);
      server.off('close', fail);
      for (const stream of streams) stream.off('data', hear).resume();
      done();
    };
    for (const stream of streams) stream.on('data', hear);
  });
}

function printedMails(output: string) {
  const [, ...printed] = output.split('email captured (not delivered)\n');
  return printed.map((block) => {
    const [, to = '', subject = '', text = ''] =
      /^To: (.*)\nSubject: (.*)\n\n([\s\S]*)$/.exec(block) ?? [];
    return { to, subject, text };
  });
}
