// The editor as an Edge Function, over a draft in memory: who gets an answer, and what all requests share.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as yaml from 'yaml';
import { addStep, type HistoryStep, textStep } from '../../../src/editor/document/history.ts';
import { undoneText } from '../../../src/editor/document/take-back.ts';
import { hostedEditor } from '../../../src/editor/hosted/hosted-editor.ts';
import { ownersFields } from '../../../src/editor/hosted/owners-fields.ts';
import type { Review } from '../../../src/editor/protocol.ts';
import { hashText, SaveError } from '../../../src/editor/server/store.ts';
import type { CodeHost } from '../../../src/editor/stores/hosted/code-host.ts';
import type { Draft } from '../../../src/editor/stores/hosted/draft-database.ts';
import { codeHostOf } from '../../../src/editor/stores/hosted/repository.ts';
import { listOf } from '../../../src/manifest/site/public-files.ts';
import { valueAt } from '../../../src/manifest/text/values.ts';
import { FILES_PATH } from '../../../src/model/own-files.ts';
import { manifestText, surroundings } from '../../manifest/real-manifest.ts';
import { DraftInMemory } from '../../support/database/draft-in-memory.ts';
import { CodeHostStandIn, REPOSITORY, TOKEN } from '../../support/servers/code-host.ts';
import { fixture } from '../../support/sites/fixture-site.ts';

const ORIGIN = 'https://www.lakeside.example';
const MEMBER = 'token-of-a-member';
const OTHER = 'token-of-another-member';
const STRANGER = 'token-of-a-stranger';
const OLD = '(716) 555-0142';
const NEW = '(716) 555-0177';

let office: DraftInMemory;
let server: CodeHostStandIn;
let host: CodeHost;
let built = listOf(surroundings.files);
let siteAnswers: () => Promise<Response>;
let editor: ReturnType<typeof hostedEditor>;
const asked: string[] = [];

beforeEach(() => {
  vi.useRealTimers();
  asked.length = 0;
  office = new DraftInMemory();
  office.members.set(MEMBER, 'kim@example.com').set(OTHER, 'lee@example.com');
  const secrets = { WEBSITE_REPOSITORY: `https://github.com/${REPOSITORY}`, WEBSITE_TOKEN: TOKEN };
  server = new CodeHostStandIn({ 'pages.yaml': manifestText });
  host = codeHostOf(secrets, server.get);
  built = listOf(surroundings.files);
  siteAnswers = async () => Response.json(built);
  editor = hostedEditor({
    origin: ORIGIN,
    schema: surroundings.schema,
    host,
    database: (token) => office.seenBy(token),
    get: async (address) => {
      asked.push(String(address));
      return siteAnswers();
    },
  });
});

const request = (question: string, init?: RequestInit, token = MEMBER) =>
  new Request(`https://project.example/functions/v1/website/${question}`, {
    ...init,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...init?.headers },
  });

const ask = async (question: string, body?: object, token = MEMBER) => {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await editor(request(question, init, token));
  return { status: answer.status, body: await answer.json() };
};

const phone = (value: string, before = OLD) => ({
  changes: [{ kind: 'set', pointer: ['company', 'phone'], value, before }],
  words: 'changed the phone number',
});

const READ = [
  'state',
  'schema',
  'counties',
  'review',
  'history',
  'publication',
  'pictures',
  'version',
];
const QUESTIONS = [
  ...[...READ, 'page?path=/', 'preview?path=/', 'picture?path=/images/x.jpg', 'links', ''].map(
    (question) => ['GET', question] as const,
  ),
  ...['change', 'undo', 'redo', 'take-back', 'go-back', 'publish', 'fix', 'picture?name=x.jpg'].map(
    (question) => ['POST', question] as const,
  ),
];

/** Lists of lists that have a thousand million entries. */
const expanding = () =>
  Array.from({ length: 9 }, (_, at) => {
    const entries = Array(10).fill(at === 0 ? 'x' : `*a${at - 1}`);
    return `a${at}: &a${at} [${entries.join()}]\n`;
  }).join('');

const refusalOf = async (method: string, question: string, token: string) => {
  const body = method === 'POST' ? JSON.stringify(phone(NEW)) : undefined;
  const answer = await editor(request(question, { method, body }, token));
  return { status: answer.status, said: await answer.text() };
};

describe('who may ask', () => {
  it.each(QUESTIONS)('%s %s answers no visitor', async (method, question) => {
    const { status, said } = await refusalOf(method, question, '');
    expect([status, JSON.parse(said)]).toEqual([
      401,
      { done: false, words: 'Sign in to the office first.' },
    ]);
    expect(office.draft).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('a stranger with an account gets no answer, and a removed member none any more', async () => {
    await ask('change', phone(NEW));
    const { text } = office.draft ?? {};
    expect(text).toContain(NEW);
    office.members.delete(MEMBER);
    for (const token of [STRANGER, MEMBER])
      for (const [method, question] of QUESTIONS) {
        const { status, said } = await refusalOf(method, question, token);
        expect([status, Object.keys(JSON.parse(said))], question).toEqual([403, ['done', 'words']]);
        expect(said).toContain('no longer a member');
      }
    expect(office.draft?.text).toBe(text);
  });

  it('refuses what is no bearer token before anybody is asked', async () => {
    const long = `Bearer ${'a'.repeat(60_000)}`;
    for (const header of ['Basic abc', 'Bearer', 'Bearer a b', 'Bearer ä', `${MEMBER}`, long]) {
      const init = { headers: { Authorization: header } };
      expect((await editor(request('state', init, ''))).status, header).toBe(401);
    }
  });

  it('lets the page of another origin ask, with the token', async () => {
    const preflight = await editor(request('change', { method: 'OPTIONS' }, ''));
    expect(preflight.status).toBe(204);
    const names = preflight.headers.get('Access-Control-Allow-Headers');
    expect(names).toContain('authorization');
    const answer = await editor(request('preview?path=/'));
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a link to the draft', () => {
  const begun = async () => {
    await ask('change', phone(NEW));
    return (await ask('link', {})).body as { done: boolean; key: string; ends: string };
  };

  it('shows a page of the draft and its pictures to who has the key', async () => {
    const { key, ends } = await begun();
    expect((await ask('link', undefined, key)).body).toEqual({ ends });
    const { status, body } = await ask('preview?path=/', undefined, key);
    expect([status, body.facts.company.phone]).toEqual([200, NEW]);
    const data = Buffer.from('photo');
    const picture = { path: '/images/new.jpg', width: 800, height: 600 };
    office.pictures.set(picture.path, { picture, data });
    const shown = await editor(request('picture?path=/images/new.jpg', undefined, key));
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(data);
  });

  it('changes nothing, and tells nothing but what the pages say', async () => {
    const { key } = await begun();
    const { text } = office.draft ?? {};
    const allowed = ['preview?path=/', 'picture?path=/images/x.jpg'];
    for (const [method, question] of [...QUESTIONS, ['POST', 'link'] as const]) {
      if (method === 'GET' && allowed.includes(question)) continue;
      const { status, said } = await refusalOf(method, question, key);
      expect([status, JSON.parse(said).words], question).toEqual([
        403,
        'This link is for looking alone.',
      ]);
    }
    expect(office.draft?.text).toBe(text);
    expect(office.links.size).toBe(1);
  });

  it('that has ended, or never was, shows nothing', async () => {
    const { key } = await begun();
    expect(await ask('end-link', { key }, OTHER)).toEqual({ status: 200, body: { done: true } });
    for (const token of [key, `draft-${'f'.repeat(64)}`]) {
      const { status, body } = await ask('preview?path=/', undefined, token);
      expect([status, body.words]).toEqual([
        410,
        'This link has ended. Ask the person who sent it for a new one.',
      ]);
    }
  });

  it('is made and ended by members alone', async () => {
    const { key } = await begun();
    for (const token of [STRANGER, key])
      for (const question of ['link', 'end-link'])
        expect((await ask(question, { key }, token)).status, question).toBe(403);
    expect((await ask('end-link', { key: 5 })).status).toBe(400);
    expect([...office.links]).toEqual([key]);
  });

  it('is counted, and ended with all others by who has no key', async () => {
    await begun();
    await ask('link', {});
    expect((await ask('links')).body).toBe(2);
    expect((await ask('end-link', {}, OTHER)).status).toBe(200);
    expect((await ask('links')).body).toBe(0);
  });
});

it('answers another member while the most changes of one request are being made', async () => {
  await ask('state');
  const answered: string[] = [];
  const insert = {
    kind: 'insert',
    pointer: ['company', 'hours'],
    at: 0,
    value: { days: 'Sunday' },
  };
  const large = ask('change', { changes: Array(200).fill(insert), words: 'x' }).then(() =>
    answered.push('changes'),
  );
  await new Promise((done) => setTimeout(done, 10));
  await ask('version', undefined, OTHER);
  answered.push('other');
  await large;
  expect(answered).toEqual(['other', 'changes']);
});

it('says that it is published once the commit is made, also where the database notes nothing more', async () => {
  await ask('change', phone(NEW));
  const seenBy = office.seenBy.bind(office);
  let isDown = false;
  office.seenBy = (token) => {
    const database = seenBy(token);
    const failing = async () => {
      isDown = true;
      throw new SaveError('The database refuses this, so nothing was changed.');
    };
    const read = async () => (isDown ? failing() : database.read());
    return { ...database, read, save: failing };
  };
  expect((await ask('publish', {})).body).toMatchObject({
    done: true,
    date: expect.any(String),
  });
  office.seenBy = seenBy;
  expect(server.read()).toContain(NEW);
  expect((await ask('state')).body).toMatchObject({ unpublished: false });
  expect(office.draft?.base.commit).toBe(server.branch);
});

describe('a step with many of others after it', () => {
  /** Has a member change the phone number and another one add some letters, and gives what counts the looks at the last one. */
  const changed = async (letters: number) => {
    await ask('change', phone(NEW));
    const draft = office.draft as Draft;
    for (let at = 0; at < letters; at++) {
      const step = { ...textStep(draft.text, `${draft.text}#\n`), words: 'wrote a letter' };
      addStep(draft, { ...step, by: 'lee', member: 'lee@example.com' });
    }
    draft.revision += 1;
    const start = vi.fn(() => draft.text.length - 2);
    const seenBy = office.seenBy.bind(office);
    office.seenBy = (token) => ({
      ...seenBy(token),
      read: async () => {
        const read = await seenBy(token).read();
        return read && { ...read, steps: read.steps.with(-1, watched(read, start)) };
      },
    });
    return start;
  };
  const watched = ({ steps }: Draft, get: () => number) =>
    Object.defineProperty({ ...(steps.at(-1) as HistoryStep) }, 'start', { get });

  it('is undone, and each of them is looked at once', async () => {
    const looks = await changed(20);
    undoneText((await office.seenBy(MEMBER).read()) as Draft, 'undo', 'kim@example.com');
    const once = looks.mock.calls.length;
    expect((await ask('undo', {})).body).toMatchObject({ done: true });
    expect(looks).toHaveBeenCalledTimes(2 * once);
    expect(office.draft?.text).toBe(`${manifestText}${'#\n'.repeat(20)}`);
  });

  it('is left where they are more than a request has time for, and the answer says where to go', async () => {
    const looks = await changed(1000);
    const { text } = office.draft as Draft;
    expect((await ask('undo', {})).body).toEqual({
      done: false,
      words:
        'So much was changed after that (changed the phone number) that it was not undone. Under “Publish” it can be taken back.',
    });
    expect(looks).not.toHaveBeenCalled();
    expect(office.draft?.text).toBe(text);
  });
});

describe('a draft that takes long to read', () => {
  const COSTLY = "  - 'a\n";

  /** Asks from such a draft, and gives the answer with those of its texts that were read meanwhile. */
  const askFrom = async (costly: string, question: string, body: () => object) => {
    await ask('state');
    const draft = office.draft as Draft;
    draft.steps = [
      { ...textStep(manifestText, costly), words: 'x', by: 'kim', member: 'kim@example.com' },
    ];
    Object.assign(draft, { text: costly, revision: draft.revision + 1 });
    const read = vi.spyOn(createRequire(import.meta.url)('yaml') as typeof yaml, 'parseDocument');
    const answer = await ask(question, body());
    const texts = read.mock.calls.map(([text]) => text);
    read.mockRestore();
    return { answer: answer.body, read: texts.filter((text) => text.includes(COSTLY)) };
  };
  const appended = `${manifestText}\n${COSTLY.repeat(12_000)}`;

  it('is undone without reading it', async () => {
    const { answer, read } = await askFrom(appended, 'undo', () => ({}));
    expect(answer).toMatchObject({ done: true, version: hashText(manifestText) });
    expect(read).toEqual([]);
  });

  it('is left for what is public without reading it', async () => {
    const { answer, read } = await askFrom(appended, 'go-back', () => ({ id: server.branch }));
    expect(answer).toMatchObject({ done: true, version: hashText(manifestText) });
    expect(office.draft?.text).toBe(manifestText);
    expect(read).toEqual([]);
  });

  it('is left for a newer publication, with which it would take long to be joined', async () => {
    const everyLine = `${manifestText.replaceAll('\n', ' \n')}${COSTLY.repeat(12_000)}`;
    const newer = manifestText.replace(OLD, '(716) 555-0199');
    const { answer, read } = await askFrom(everyLine, 'go-back', () => {
      server.publish(newer);
      vi.useFakeTimers({ now: Date.now() + 100_000, toFake: ['Date'] });
      return { id: server.branch };
    });
    expect(answer).toMatchObject({ done: true, version: hashText(newer) });
    expect(office.draft?.text).toBe(newer);
    expect(read).toEqual([]);
  });
});

it('ends a save that is always behind those of others with a sentence', async () => {
  await ask('state');
  let saves = 0;
  const seenBy = office.seenBy.bind(office);
  const save = async () => {
    saves += 1;
    if (saves > 50) throw new Error('it goes on');
    return undefined;
  };
  office.seenBy = (token) => ({ ...seenBy(token), save });
  expect(await ask('change', phone(NEW))).toEqual({
    status: 200,
    body: { done: false, words: 'Others keep saving at the same moment. Try it once more.' },
  });
  expect(saves).toBe(10);
});

describe('a request that is no question', () => {
  it('is refused with words', async () => {
    const post = (question: string, body: BodyInit) =>
      editor(request(question, { method: 'POST', body }));
    expect((await post('change', '{')).status).toBe(400);
    expect((await post('change', '{"changes":[{"kind":"set"}],"words":""}')).status).toBe(400);
    expect((await post('change', `"${'x'.repeat(5_000_000)}"`)).status).toBe(413);
    expect((await post('picture?name=x.jpg', new Uint8Array(5_000_000))).status).toBe(413);
    expect((await ask('nothing')).status).toBe(404);
    expect((await editor(request('state', { method: 'DELETE' }))).status).toBe(405);
    expect(office.draft?.text).toBe(manifestText);
  });
});

describe('a failure', () => {
  it('of the code keeps its reason, with whatever stands in it, out of answer and log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    host.head = async () => {
      throw new TypeError('"ghp_secret" at https://api.example/path is no header');
    };
    const answer = await editor(request('state'));
    expect(answer.status).toBe(500);
    const said = (await answer.text()) + JSON.stringify(log.mock.calls);
    log.mockRestore();
    expect(said).toContain('TypeError');
    expect(said).not.toMatch(/ghp_secret|api\.example|no header/);
    expect(said).not.toContain(MEMBER);
  });

  it('of the code host is told in its words', async () => {
    server.next(/git\/ref/, { status: 500 });
    expect(await ask('state')).toEqual({
      status: 503,
      body: { done: false, words: 'GitHub is in trouble. Try again in a few minutes.' },
    });
  });

  it('of the list of files is told, unless there was one before', async () => {
    siteAnswers = async () => new Response('', { status: 404 });
    expect((await ask('state')).body.words).toContain('WEBSITE_ORIGIN');
    siteAnswers = async () => Response.json(built);
    expect((await ask('state')).status).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 100_000, toFake: ['Date'] });
    siteAnswers = async () => {
      throw new TypeError('fetch failed');
    };
    expect((await ask('state')).status).toBe(200);
    expect(asked).toHaveLength(3);
  });
});

describe('what the owner of the website decides alone', () => {
  const FOREIGN = 'https://evil.example/x.js';
  const PUBLISHED = /^.* stays as it is published\. Only the owner of the website changes it/;
  /** A manifest with one more script on every page. */
  const counting = (script: string) =>
    manifestText.replace('\nintegrations:\n', `$&  analytics:\n    script_url: ${script}\n`);
  const commit = vi.fn(async () => ({ id: 'def5678', date: '2026-01-01T00:00:00Z' }));
  beforeEach(() => {
    commit.mockClear();
    host.commit = commit;
  });
  const officeExample = surroundings.schema.files.get('business/office.schema.json')?.examples[0];

  it('has a mark in the schema, each where it is looked for', () => {
    const { files } = surroundings.schema;
    const marks = [...files.values()].flatMap(
      (file) => JSON.stringify(file).match(/"owner":true/g) ?? [],
    );
    const places = ownersFields(files).map((place) => place.slice(-2).join('/'));
    expect(new Set(places).size).toBe(marks.length);
  });

  it.each([
    [['site', 'admin_mode'], true],
    [['site', 'origin'], 'https://evil.example'],
    [['site', 'policy_reports'], 'https://evil.example/'],
    [['integrations', 'analytics'], { script_url: FOREIGN }],
    [['integrations', 'review_widget', 'script_url'], FOREIGN],
    [['integrations', 'billing_portal', 'url'], 'https://evil.example/'],
    [['quote_form', 'delivery'], 'endpoint'],
    [['quote_form', 'endpoint'], 'https://evil.example/'],
    [['navigation', 'admin', 'path'], '/about/'],
    [['pages', 0, 'seo', 'canonical_url'], 'https://evil.example/'],
    [['pages', 0, 'seo', 'robots'], 'noindex'],
    [['integrations', 'ordering', 'url'], 'https://evil.example/'],
    [['office'], { ...officeExample, webhook: 'https://evil.example/' }],
  ])('is changed by no member: %j', async (pointer, value) => {
    const before = valueAt((await ask('state')).body.manifest, pointer);
    const change = { kind: 'set', pointer, value, before };
    const { body } = await ask('change', { changes: [change], words: 'changed it' });
    expect(body).toMatchObject({ done: false });
    expect(body.diagnostics.map(({ words }: { words: string }) => words)).toContainEqual(
      expect.stringMatching(PUBLISHED),
    );
    expect(office.draft?.text).toBe(manifestText);
  });

  it('is not published where a draft has it otherwise, and the answer says what it is', async () => {
    await ask('state');
    Object.assign(office.draft as Draft, { text: counting(FOREIGN), revision: 7 });
    expect((await ask('publish', {})).body).toEqual({
      done: false,
      words: expect.stringMatching(PUBLISHED),
    });
    expect(commit).not.toHaveBeenCalled();
    expect((await ask('state')).body.diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', words: expect.stringMatching(PUBLISHED) }),
    );
    expect((await ask('change', phone(NEW))).body.done).toBe(true);
    const unset = { kind: 'unset', pointer: ['integrations', 'analytics'] };
    await ask('change', { changes: [unset], words: 'took it out' });
    expect((await ask('publish', {})).body).toMatchObject({ done: true });
  });

  it('is what the owner has published meanwhile', async () => {
    await ask('change', phone(NEW));
    const newer = counting('https://stats.example/count.js');
    host.head = async () => 'bcd2345';
    host.textAt = async () => newer;
    expect((await ask('publish', {})).body).toMatchObject({ done: true });
    const content = newer.replace(OLD, NEW);
    expect(commit).toHaveBeenCalledWith(
      expect.objectContaining({ files: [{ path: 'pages.yaml', content }] }),
    );
  });
});

describe('the site of the draft', () => {
  it('shows a change to all members at once', async () => {
    const before = (await ask('preview?path=/')).body;
    expect(before.facts.company.phone).toBe(OLD);
    expect(before.page.path).toBe('/');
    expect(before.theme.brand).toBe('#1d5136');
    expect((await ask('change', phone(NEW))).body.done).toBe(true);
    const after = (await ask('preview?path=/', undefined, OTHER)).body;
    expect(after.facts.company.phone).toBe(NEW);
    expect((await ask('state', undefined, OTHER)).body.manifest.company.phone).toBe(NEW);
    expect((await ask('preview?path=/nope/')).status).toBe(404);
  });

  it('has an entry of the review for what each member has done, with who and when', async () => {
    await ask('change', phone(NEW));
    const founded = { kind: 'set', pointer: ['company', 'founded'], value: 1994, before: 1995 };
    await ask('change', { changes: [founded], words: 'changed the founding year' }, OTHER);
    const { groups } = (await ask('review')).body as Review;
    const entries = groups.flatMap(({ entries }) => entries);
    expect(entries.map(({ by, at }) => [by, Number.isNaN(Date.parse(at ?? ''))])).toEqual([
      ['kim', false],
      ['lee', false],
    ]);
    expect(await ask('take-back', { id: entries[0]?.id })).toMatchObject({ body: { done: true } });
    expect(office.draft?.text).toBe(manifestText.replace('founded: 1995', 'founded: 1994'));
  });

  it('names its version at little cost', async () => {
    const { version } = (await ask('state')).body;
    asked.length = 0;
    expect((await ask('version')).body).toEqual({ version, others: [] });
    await ask('change', phone(NEW));
    expect((await ask('version')).body.version).not.toBe(version);
    expect((await ask('version')).body.version).toBe((await ask('state')).body.version);
  });

  it('is the last one without errors while there are some', async () => {
    const { base } = (await ask('state')) && (office.draft as NonNullable<typeof office.draft>);
    office.draft = {
      ...{ base, steps: [], revision: 9 },
      text: manifestText.replace('  founded:', '  fonded:'),
    };
    const { diagnostics } = (await ask('state')).body;
    expect(diagnostics.some(({ severity }: { severity: string }) => severity === 'error')).toBe(
      true,
    );
    expect((await ask('preview?path=/')).body.facts.company.phone).toBe(OLD);
  });

  it.each([
    ['a link that is a script', 'to: /contact/', 'to: "javascript:parent.document.write(1)"'],
    ['another link of a scheme', 'to: /contact/', 'to: "data:text/html,x"'],
    ['a text that is huge when expanded', '\ncompany:\n', `\n${expanding()}company:\n`],
    ['a text that cannot be read', '\ncompany:\n', '\ncompany: [\n'],
  ])('shows %s to nobody', async (_, from, to) => {
    await ask('state');
    const draft = office.draft as Draft;
    const text = manifestText.replace(from, to);
    expect(text).not.toBe(manifestText);
    Object.assign(draft, { text, revision: draft.revision + 1 });
    const [{ severity }] = (await ask('state')).body.diagnostics;
    expect(severity).toBe('error');
    const shown = JSON.stringify((await ask('preview?path=/')).body);
    expect(shown).toContain(OLD);
    expect(shown).not.toMatch(/javascript:|data:text/);
    expect((await ask('publish', {})).body).toMatchObject({ done: false });
  });

  it('warns of an alert that is over', async () => {
    await ask('state');
    const draft = office.draft as Draft;
    const text = `${draft.text}\nalerts: [{ text: No pickup., until: "2026-01-30" }]\n`;
    Object.assign(draft, { text, revision: draft.revision + 1 });
    expect((await ask('state')).body.diagnostics).toEqual([
      expect.objectContaining({ words: expect.stringContaining('ended on 2026-01-30') }),
    ]);
  });

  it('has an example of a section in the colors and facts of the site', async () => {
    const { body } = await ask('preview?path=/_sections/faq-1/');
    expect(body.page.sections[0].type).toBe('faq');
    expect(body.facts.company.phone).toBe(OLD);
    const { icons } = (await ask('preview?path=/')).body.facts;
    expect(Object.keys(body.facts.icons).length).toBeGreaterThan(Object.keys(icons).length);
  });

  it('shows what another running function has saved', async () => {
    await ask('state');
    const draft = office.draft as NonNullable<typeof office.draft>;
    Object.assign(draft, { revision: 7, text: draft.text.replace(OLD, NEW) });
    expect((await ask('preview?path=/')).body.facts.company.phone).toBe(NEW);
  });

  it('asks the site for its files once a minute', async () => {
    const now = Date.now();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await ask('state');
    await ask('state');
    expect(asked).toEqual([ORIGIN + FILES_PATH]);
    vi.setSystemTime(now + 30_000);
    await ask('state');
    expect(asked).toHaveLength(1);
    vi.setSystemTime(now + 61_000);
    await ask('state');
    expect(asked).toHaveLength(2);
  });

  it('has the pictures of the last publication before they are built, and no others that are missing', async () => {
    built = built.filter(({ path }) => path !== '/images/cart-collins.webp');
    const error = expect.objectContaining({ severity: 'error' });
    const { diagnostics, manifest } = (await ask('state')).body;
    expect(diagnostics).not.toContainEqual(error);
    const { hero_image_url: before } = manifest.towns[0];
    const set = { kind: 'set', pointer: ['towns', 0, 'hero_image_url'], before };
    const changes = [{ ...set, value: '/images/none.webp' }];
    const { body } = await ask('change', { changes, words: 'took another picture' });
    expect(body.diagnostics).toContainEqual(error);
  });

  it('has the pictures of the draft', async () => {
    const data = readFileSync(join(fixture.publicFolder, 'images/yard.webp'));
    const picture = { path: '/images/new-cart.webp', width: 800, height: 600 };
    office.pictures.set(picture.path, { picture, data });
    const answer = await editor(request('picture?path=/images/new-cart.webp'));
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer()).equals(data)).toBe(true);
    for (const path of ['/images/none.jpg', '../../etc/passwd', '/images/x.svg', ''])
      expect((await ask(`picture?path=${path}`)).status).toBe(404);
    const listed = (await ask('pictures')).body;
    expect(listed).toContainEqual({ ...picture, used: false });
    const { hero_image_url: before } = (await ask('state')).body.manifest.towns[0];
    const isTaken = async (value: string) => {
      const set = { kind: 'set', pointer: ['towns', 0, 'hero_image_url'], before, value };
      return (await ask('change', { changes: [set], words: 'took another picture' })).body.done;
    };
    expect(await isTaken('/images/none.webp')).toBe(false);
    expect(await isTaken(picture.path)).toBe(true);
  });
});
