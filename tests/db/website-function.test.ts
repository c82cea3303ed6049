// The editor of the website as Supabase runs it: one file under Deno, over the real database, beside a code host's answers.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectIn } from '../../src/files/project.ts';
import { listOf } from '../../src/manifest/site/public-files.ts';
import { FILES_PATH } from '../../src/model/own-files.ts';
import { bundleWebsite } from '../../src/node/bundle/bundle-website.ts';
import { manifestText, surroundings } from '../manifest/real-manifest.ts';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { joinOffice, seedWithOffice, signedIn } from '../support/database/office.ts';
import { startFunction } from '../support/servers/deno.ts';
import type { StartedServer } from '../support/servers/start-server.ts';
import { ROOT } from '../support/sites/build-site.ts';

const TOKEN = 'a-secret-token-of-the-repository';
const OLD = '(716) 555-0142';
const NEW = '(716) 555-0177';

const folder = mkdtempSync(join(tmpdir(), 'curbside-website-'));
let db: TestDatabase;
let site: Server;
let website: StartedServer;
let member = '';
let stranger = '';

/** The site with its list of files, and the code host with the newest commit. */
const ANSWERS: Record<string, string> = {
  [FILES_PATH]: JSON.stringify(listOf(surroundings.files)),
  '/repos/lakeside/website/git/ref/heads/main': '{"object":{"sha":"abc1234"}}',
  '/repos/lakeside/website/contents/pages.yaml?ref=abc1234': manifestText,
};

beforeAll(async () => {
  db = await startDatabase({ name: 'website', seed: await seedWithOffice() });
  const tokenOf = async (client: Awaited<ReturnType<typeof signedIn>>) =>
    (await client.auth.getSession()).data.session?.access_token ?? '';
  member = await tokenOf(await joinOffice(db));
  stranger = await tokenOf(await signedIn(db, 'stranger@example.com'));
  site = createServer(({ url = '' }, response) => {
    response.writeHead(url in ANSWERS ? 200 : 404).end(ANSWERS[url]);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const file = join(folder, 'editor.js');
  writeFileSync(file, await bundleWebsite(projectIn(ROOT)));
  website = await startFunction(file, {
    SUPABASE_URL: db.url,
    SUPABASE_ANON_KEY: db.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: db.secretKey,
    WEBSITE_ORIGIN: address,
    WEBSITE_REPOSITORY: 'https://github.com/lakeside/website',
    WEBSITE_HOST_API: address,
    WEBSITE_TOKEN: TOKEN,
  });
});
afterAll(async () => {
  await website?.close();
  site?.close();
  await db?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(question: string, body?: object, token = member) {
  const answer = await fetch(`${website.url}/functions/v1/website/${question}`, {
    headers: { apikey: db.anonKey, Authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const phone = (value: string, before: string) => ({
  changes: [{ kind: 'set', pointer: ['company', 'phone'], value, before }],
  words: 'changed the phone number',
});

/** Calls the database itself, as a member can without the function. */
const call = async (name: string, values: object) => {
  const answer = await fetch(`${db.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: db.anonKey,
      Authorization: `Bearer ${member}`,
    },
    body: JSON.stringify(values),
  });
  return answer.json();
};

/** Lists of lists that have a thousand million entries. */
const expanding = () =>
  Array.from({ length: 9 }, (_, at) => {
    const entries = Array(10).fill(at === 0 ? 'x' : `*a${at - 1}`);
    return `a${at}: &a${at} [${entries.join()}]\n`;
  }).join('');

describe('the function under Deno', () => {
  it('answers a member, and shows a change', async () => {
    const { manifest, diagnostics } = (await ask('state')).body;
    expect(manifest.company.phone).toBe(OLD);
    expect(diagnostics).not.toContainEqual(expect.objectContaining({ severity: 'error' }));
    expect((await ask('change', phone(NEW, OLD))).body).toMatchObject({
      done: true,
      undo: { words: 'Undo: changed the phone number' },
    });
    expect((await ask('preview?path=/')).body.facts.company.phone).toBe(NEW);
    expect((await ask('undo', {})).body.done).toBe(true);
    expect((await ask('preview?path=/')).body.facts.company.phone).toBe(OLD);
  });

  it('has its schema, its counties and its icons inside', async () => {
    expect((await ask('schema')).body['sections/faq.schema.json'].type).toBe('object');
    expect((await ask('counties?names=Erie')).body.length).toBeGreaterThan(0);
    expect(Object.keys((await ask('state')).body.icons).length).toBeGreaterThan(20);
    const { page } = (await ask('preview?path=/')).body;
    expect(JSON.stringify(page.sections)).toContain('"counties"');
  });

  it('checks a site whose services are other ones than those it was bundled with', async () => {
    const value = { id: 'compost', label: 'Compost', short_label: 'Compost', page: '/about/' };
    const change = { kind: 'insert', pointer: ['services'], at: 3, value };
    const { body } = await ask('change', { changes: [change], words: 'added a service' });
    expect(body.done).toBe(true);
  });

  it('says what is wrong with a text that cannot be read, and shows the last good one', async () => {
    const { draft } = await call('website_draft', {});
    const fresh = draft.text.replace('\ncompany:\n', '\ncompany: [\n');
    expect(fresh).not.toBe(draft.text);
    const saved = { seen: draft.revision, fresh, words: 'x' };
    expect(await call('website_save', saved)).toMatchObject({ step: { words: 'x' } });
    const { diagnostics } = (await ask('state')).body;
    expect(diagnostics[0].severity).toBe('error');
    expect((await ask('preview?path=/')).body.facts.company.phone).toBe(OLD);
    const back = { ...saved, seen: draft.revision + 1, fresh: draft.text };
    expect(await call('website_save', back)).toMatchObject({ step: { words: 'x' } });
  });

  it.each([
    ['a link that is a script', 'to: /contact/', 'to: "javascript:parent.document.write(1)"'],
    [
      'a script that the owner has not published',
      '\nintegrations:\n',
      '\nintegrations:\n  analytics:\n    script_url: https://evil.example/x.js\n',
    ],
    ['another link of a scheme', 'to: /contact/', 'to: "data:text/html,x"'],
    ['a text that is huge when expanded', '\ncompany:\n', `\n${expanding()}company:\n`],
  ])('shows a draft with %s to nobody', async (_, from, to) => {
    const { draft } = await call('website_draft', {});
    const fresh = draft.text.replace(from, to);
    expect(fresh).not.toBe(draft.text);
    const saved = { seen: draft.revision, fresh, words: 'x' };
    expect(await call('website_save', saved)).toMatchObject({ step: { words: 'x' } });
    const [{ severity }] = (await ask('state')).body.diagnostics;
    expect(severity).toBe('error');
    const shown = JSON.stringify((await ask('preview?path=/')).body);
    expect(shown).toContain(OLD);
    expect(shown).not.toMatch(/javascript:|data:text|evil\.example/);
    expect((await ask('publish', {})).body).toMatchObject({ done: false });
    const back = { ...saved, seen: draft.revision + 1, fresh: draft.text };
    expect(await call('website_save', back)).toMatchObject({ step: { words: 'x' } });
  });

  it('gives a visitor, a stranger and somebody with the public key nothing', async () => {
    for (const question of ['state', 'schema', 'counties?names=Erie', 'preview?path=/'])
      for (const [token, status] of [
        ['', 401],
        [stranger, 403],
        [db.anonKey, 401],
      ] as const) {
        const refused = await ask(question, undefined, token);
        expect([refused.status, Object.keys(refused.body)], question).toEqual([
          status,
          ['done', 'words'],
        ]);
      }
  });

  it('never tells its token', async () => {
    const said = JSON.stringify([await ask('publish', {}), await ask('history')]);
    expect(said + website.complaints()).not.toContain(TOKEN);
    expect(said + website.complaints()).not.toContain(db.secretKey);
  });
});
