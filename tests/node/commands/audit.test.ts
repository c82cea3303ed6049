// The audit of packages is red for a known fault, and never for a registry that does not answer.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../support/sites/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

/** A registry that answers like this. */
async function registry(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Answers the question for faults, and no other. */
const knowing =
  (faults: object): RequestListener =>
  ({ url }, response) => {
    const isAsked = url === '/-/npm/v1/security/advisories/bulk';
    response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isAsked ? faults : {}));
  };

const fault = (severity: string) => ({
  react: [
    {
      ...{ id: 1, severity, title: 'Says too much', url: 'https://faults.example/1' },
      ...{ vulnerable_versions: '*', cwe: [], cvss: { score: 0, vectorString: null } },
    },
  ],
});

/** Runs the command against a registry; gives its exit code and what it printed. */
async function audit(address: string): Promise<{ code: number | null; printed: string }> {
  const command = spawn('npm', ['run', '--silent', 'audit'], {
    cwd: ROOT,
    // npm keeps what a registry says of a fault.
    env: {
      ...process.env,
      npm_config_registry: address,
      npm_config_cache: mkdtempSync(join(folder, 'npm-')),
    },
  });
  const [printed, code] = await Promise.all([
    text(command.stdout),
    new Promise<number | null>((done) => command.once('close', done)),
  ]);
  return { code, printed };
}

test('a fault of severity high ends it with 1, and is named with its address', async () => {
  const { code, printed } = await audit(await registry(knowing(fault('high'))));
  expect(printed).toContain('react (high): Says too much, https://faults.example/1');
  expect(code).toBe(1);
});

test('a lesser fault is named, and ends nothing', async () => {
  const { code, printed } = await audit(await registry(knowing(fault('moderate'))));
  expect(printed).toContain('react (moderate): Says too much');
  expect(code).toBe(0);
});

test('without a fault it says so', async () => {
  expect(await audit(await registry(knowing({})))).toEqual({
    code: 0,
    printed: 'No known faults in what the site is made of.\n',
  });
});

test.each<[string, RequestListener]>([
  ['has no such service', (_, response) => response.writeHead(405).end()],
  ['answers something else', (_, response) => response.end('<html>')],
  ['hangs up', ({ socket }) => socket.destroy()],
])('a registry that %s says nothing about the site', async (_, answer) => {
  const { code, printed } = await audit(await registry(answer));
  expect(printed).toMatch(/^Not audited: /);
  expect(code).toBe(0);
});

test('nor does a network that is not there', async () => {
  const { code, printed } = await audit('http://127.0.0.1:9/');
  expect(printed).toMatch(/^Not audited: /);
  expect(code).toBe(0);
});
