// Many entries, three workers that are killed at random, and a mail server that refuses, hangs and loses answers.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished } from 'vitest';
import { WORDS } from '../support/database/office.ts';
import { applyMigrations, startPostgres } from '../support/database/postgres.ts';
import { someOf, testInFull } from '../support/sample.ts';

/** In every run 200 entries; with `npm run test:full` 10,000. */
const [ENTRIES = 200] = someOf([200, 10_000]).slice(-1);

/** How long before its end a worker may have sent what it did not mark, in milliseconds. */
const IN_HAND = 1500;

const WORKER = join(import.meta.dirname, '../support/database/outbox-worker.js');

/** A message as the mail server took it: the worker that sent it, and whether that one got the answer. */
interface Taking {
  worker: number;
  at: number;
  isAnswered: boolean;
}

/** A mail server that remembers each time that it took a message, by the message's key. */
async function faultyMailServer() {
  const taken = new Map<string, Taking[]>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [key = '', worker] = body.split(' ');
    // As long as mail servers take: two workers with the same entry would both be waiting for the answer.
    await new Promise((goOn) => setTimeout(goOn, 300 * Math.random()));
    const luck = Math.random();
    if (luck < 0.1) return void response.writeHead(500).end();
    // It hangs before it has taken the message.
    if (luck < 0.12) return;
    const taking: Taking = { worker: Number(worker), at: Date.now(), isAnswered: false };
    taken.set(key, [...(taken.get(key) ?? []), taking]);
    // It has taken the message, and its answer is lost: the next attempt brings it again.
    if (luck < 0.16) return void request.socket.destroy();
    response.once('finish', () => {
      taking.isAnswered = true;
    });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

/** Keeps three workers running, of which one at a time is killed and replaced, until it is closed. */
function mortalWorkers(database: string, server: string) {
  const start = () => spawn(process.execPath, [WORKER, database, server], { stdio: 'ignore' });
  const workers: ChildProcess[] = [start(), start(), start()];
  const killed = new Map<number, number>();
  const timer = setInterval(() => {
    const victim = Math.floor(Math.random() * workers.length);
    killed.set(workers[victim]?.pid ?? 0, Date.now());
    workers[victim]?.kill('SIGKILL');
    workers[victim] = start();
  }, 4000);
  return {
    killed,
    close() {
      clearInterval(timer);
      for (const worker of workers) worker.kill('SIGKILL');
    },
  };
}

testInFull(
  `of ${ENTRIES} entries each arrives, and none twice without a lost answer or a killed worker`,
  async () => {
    const server = await startPostgres();
    if (!server) return;
    onTestFinished(() => server.close());
    const address = await server.create('load');
    const sql = postgres(address, { max: 2, onnotice: () => {} });
    await applyMigrations(sql);
    const settings = { ...WORDS, consumers: ['office'] };
    await sql`insert into private.office_settings (settings) values (${sql.json(settings as never)})`;
    await sql`
    insert into quote_requests (idempotency_key, name, email, phone, address, city, service_type)
    select gen_random_uuid(), 'Ada', n || '@example.com', '555-0100', '5 Mill Street', 'collins', 'rolloff'
    from generate_series(1, ${ENTRIES}) as n`;
    const mail = await faultyMailServer();
    const begun = Date.now();
    const workers = mortalWorkers(address, mail.address);
    onTestFinished(() => workers.close());
    const waiting = async () =>
      Number((await sql`select count(*) from outbox where state <> 'delivered'`)[0]?.count);
    await expect.poll(waiting, { timeout: 280_000, interval: 500 }).toBe(0);
    const seconds = (Date.now() - begun) / 1000;
    workers.close();
    await sql.end();
    const repeated = [...mail.taken.values()].flatMap((takings) => takings.slice(0, -1));
    const lost = repeated.filter(({ isAnswered }) => !isAnswered);
    const unexplained = repeated.filter(
      ({ worker, at, isAnswered }) =>
        isAnswered && !((workers.killed.get(worker) ?? Infinity) < at + IN_HAND),
    );
    console.log(
      `${ENTRIES} entries in ${seconds.toFixed(1)} s (${Math.round(ENTRIES / seconds)} a second), ${workers.killed.size} workers killed, ${repeated.length} messages taken twice, ${lost.length} of them after a lost answer`,
    );
    expect(mail.taken.size).toBe(ENTRIES);
    expect(unexplained).toEqual([]);
  },
  300_000,
);
