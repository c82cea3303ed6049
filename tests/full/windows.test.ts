// A fresh clone on Windows, from nothing to an edited and published site, with nothing but what the README says.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { EDITOR_API, type EditorState, TOKEN_HEADER } from '../../src/editor/protocol.ts';
import { EDITOR_PAGE } from '../../src/model/editor-frame.ts';
import { freePort } from '../../src/node/serve/ports.ts';
import { git } from '../support/git.ts';
import { ask } from '../support/servers/ask.ts';
import { ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { eventually } from '../support/waiting.ts';
import { setUpWindows } from '../support/windows.ts';

const FOLDER = 'My Site';
const SITE = 'tests/fixtures/site';
/** Wine's file system and its first starts are slow, in milliseconds. */
const LONGEST = 600_000;

const windows = setUpWindows(temporaryFolder());

describe.runIf(windows)('on Windows', { timeout: LONGEST }, () => {
  if (!windows) return;
  const clone = join(windows.home, FOLDER);
  execFileSync('git', ['clone', '-q', '-c', 'core.autocrlf=true', ROOT, clone]);
  afterAll(windows.shutDown);

  const run = async (line: string) => {
    const command = windows.start(FOLDER, line);
    return { status: await command.ended, written: command.written() };
  };
  /** Waits until a server says that it is there. */
  const served = async (line: string, env?: Record<string, string>) => {
    const command = windows.start(FOLDER, line, env);
    const address = () => /is at http:\/\/localhost:(\d+)/.exec(command.written())?.[1];
    await expect.poll(address, { timeout: LONGEST, interval: 200 }).toBeDefined();
    return Number(address());
  };

  test('files have the line ends that they have here, but for the one that Windows runs', () => {
    const rows = git(clone, 'ls-files', '--eol').split('\n');
    const others = rows.filter((row) => /w\/(crlf|mixed)/.test(row));
    expect(others.map((row) => row.split('\t')[1])).toEqual(['edit/edit.cmd']);
  });

  test.each(['ci', 'run check', 'run types -- --check', 'run reference -- --check'])(
    'npm %s ends well',
    async (command) => {
      const { status, written } = await run(`npm ${command}`);
      expect(status, written).toBe(0);
    },
  );

  test('npm start builds the same files as here, and serves them', async () => {
    const port = await served(`npm start -- --site ${SITE}`, { PORT: String(await freePort()) });
    const { status, body } = await ask(`http://127.0.0.1:${port}`, '/about/');
    expect(status).toBe(200);
    expect(String(body)).toContain('</html>');
    const files = (folder: string) =>
      (readdirSync(folder, { recursive: true }) as string[])
        .map((name) => name.replace(/(site)-\w+\.json/, '$1.json').replace(/\.(br|gz)$/, ''))
        .sort();
    const here = new Set(files(inject('folder')));
    expect(new Set(files(join(clone, SITE, 'dist')))).toEqual(here);
  });

  test('edit.cmd opens the editor, which keeps the line ends of Windows', async () => {
    const file = join(clone, SITE, 'pages.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replaceAll('\n', '\r\n'));
    const port = await served(`edit\\edit.cmd --no-open --site ${SITE}`);
    const origin = `http://localhost:${port}`;
    const headers: Record<string, string> = { host: `localhost:${port}`, origin };
    const asked = async (path: string, body?: object) => {
      const method = body ? 'POST' : 'GET';
      const question = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return String((await ask(`http://127.0.0.1:${port}`, path, question)).body);
    };
    const [, token = ''] = /curbside-token" content="(.*?)"/.exec(await asked(EDITOR_PAGE)) ?? [];
    headers[TOKEN_HEADER] = token;
    const { manifest }: EditorState = JSON.parse(await asked(`${EDITOR_API}state`));
    const { phone } = (manifest as { company: { phone: string } }).company;
    const value = '(716) 555-0177';
    const changes = [
      { kind: 'set', pointer: ['company', 'phone'], value, before: phone },
      { kind: 'insert', pointer: ['redirects'], at: 0, value: { from: '/old-one/', to: '/' } },
    ];
    expect(await asked(`${EDITOR_API}change`, { changes, words: 'changed' })).toContain(
      '"done":true',
    );
    const after = readFileSync(file, 'utf8');
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(git(clone, 'diff', '--numstat', `${SITE}/pages.yaml`)).toMatch(/^3\t1\t/);
    expect(await asked('/about/')).toContain(value);
    // Somebody saves the file in another program.
    writeFileSync(file, after.replace(value, '(716) 555-0188'));
    await eventually(() => asked('/about/')).toContain('(716) 555-0188');
  });
});
