// The draft of the website in the embedded database: several members and devices, a removed member, strangers, pictures.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EditHistory, undoStacks } from '../../src/editor/document/history.ts';
import { undoneText } from '../../src/editor/document/take-back.ts';
import { type Store, textOfVersion, versionOf } from '../../src/editor/server/store.ts';
import type { CodeHost, HostChange } from '../../src/editor/stores/hosted/code-host.ts';
import { draftDatabase } from '../../src/editor/stores/hosted/draft-database.ts';
import { hostedStores } from '../../src/editor/stores/hosted/hosted-store.ts';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { joinOffice, signedIn } from '../support/database/office.ts';

const FIRST = 'name: Lakeside\nphone: 555-0100\ntowns:\n  - Collins\n  - Gowanda\nend: true\n';

/** A repository in memory. */
class Repository implements CodeHost {
  files = { manifest: 'pages.yaml', pictures: 'public/images' };
  commits: { id: string; date: string; message: string; text: string; change?: HostChange }[] = [];
  written = new Map<string, string | Uint8Array>();
  /** How often the newest commit was asked for. */
  heads = 0;
  /** Happens after a commit, before its answer. */
  meanwhile?: () => Promise<void>;

  add(text: string, message = 'By hand', change?: HostChange) {
    const id = (this.commits.length + 0xabcdef0).toString(16);
    this.commits.unshift({ id, date: '2026-03-01T12:00:00Z', message, text, change });
    return { id, date: '2026-03-01T12:00:00Z' };
  }
  async head() {
    this.heads++;
    return this.commits[0]?.id ?? '';
  }
  async textAt(path: string, commit: string) {
    if (path === 'pages.yaml') return this.commits.find(({ id }) => id === commit)?.text;
    return this.written.has(path) ? 'a picture' : undefined;
  }
  async commitsOf() {
    return this.commits;
  }
  async commit(change: HostChange) {
    if (change.parent !== this.commits[0]?.id) return 'moved' as const;
    for (const { path, content } of change.files) this.written.set(path, content);
    const made = this.add(String(this.written.get('pages.yaml')), change.message, change);
    await this.meanwhile?.();
    return made;
  }
}

let db: TestDatabase;
const host = new Repository();
const tokens = { kim: '', lee: '', max: '', eve: '' };
beforeAll(async () => {
  db = await startDatabase({ name: 'website-draft' });
  host.add(FIRST);
  for (const name of ['kim', 'lee', 'max', 'eve'] as const) {
    const enter = name === 'eve' ? signedIn : joinOffice;
    const { data } = await (await enter(db, `${name}@example.com`)).auth.getSession();
    tokens[name] = data.session?.access_token ?? '';
  }
});
afterAll(() => db?.close());

/** The files of the website as it was built last. */
const built = [
  { path: '/images/about.jpg', size: { width: 800, height: 600 } },
  { path: '/robots.txt' },
];

const database = (token: string, get?: typeof fetch) =>
  draftDatabase({ url: db.url, anonKey: db.anonKey, token }, get);

/** Gives the stores of a running function. */
const begun = () => hostedStores(host, async () => built);

/** The store for one request of a person, whom another function answers each time. */
const storeOf = (token: string): Store => begun()(database(token));

/** The words of the steps that a member would undo and redo. */
async function stepsOf(token: string) {
  const store = storeOf(token);
  const { steps } = (await store.history()) as EditHistory;
  const { undo, redo } = undoStacks(steps, await store.member?.());
  return { undo: undo.at(-1)?.at(-1)?.words, redo: redo.at(-1)?.at(-1)?.words };
}

/** Takes a member's last step back, or makes it again, and gives the text. */
async function press(token: string, way: 'undo' | 'redo') {
  const store = storeOf(token);
  const by = await store.member?.();
  const { step } = await store.change(async () => {
    const made = undoneText((await store.history()) as EditHistory, way, by);
    return made ? { step: { text: made.text, words: made.words, way } } : {};
  });
  return step?.text;
}

const change = (store: Store, from: string, to: string, words = `${from} to ${to}`) =>
  store.change(async (text) => ({ step: { text: text.replace(from, to), words } }));

const publishing = { sentences: ['The phone is new'], business: 'X', isGood: async () => true };

test('the first member begins the draft with the newest commit, and the second one has the same', async () => {
  expect(await storeOf(tokens.kim).read()).toBe(FIRST);
  expect(await storeOf(tokens.lee).read()).toBe(FIRST);
});

test('no text is sent to a request of the same function while the draft is the same', async () => {
  const answers: string[] = [];
  const listening: typeof fetch = async (...asked) => {
    const answer = await fetch(...asked);
    answers.push(await answer.clone().text());
    return answer;
  };
  const stores = begun();
  await stores(database(tokens.kim)).read();
  expect(await stores(database(tokens.lee, listening)).read()).toBe(FIRST);
  expect(answers.map((answer) => answer.includes('Lakeside'))).toEqual([false]);
});

test('of two members who change different places at once, both have changed them', async () => {
  const [kim, lee] = [storeOf(tokens.kim), storeOf(tokens.lee)];
  await Promise.all([kim.read(), lee.read()]);
  const seen: string[] = [];
  await change(kim, '0100', '0199', 'changed the phone number');
  await lee.change(async (text) => {
    seen.push(text);
    return { step: { text: text.replace('Lakeside', 'Lakeside 😀'), words: 'changed the name' } };
  });
  const both = FIRST.replace('0100', '0199').replace('Lakeside', 'Lakeside 😀');
  expect(seen).toEqual([FIRST, FIRST.replace('0100', '0199')]);
  expect(await kim.read()).toBe(FIRST.replace('0100', '0199'));
  expect(await storeOf(tokens.kim).read()).toBe(both);
});

test('a sign of two halves is changed into another one with the same first half', async () => {
  await change(storeOf(tokens.lee), '😀', '😁', 'changed the name');
  expect(await storeOf(tokens.kim).read()).toContain('Lakeside 😁');
});

test('undo and redo are about the steps of the member who asks, and leave those of others', async () => {
  expect(await stepsOf(tokens.kim)).toEqual({ undo: 'changed the phone number', redo: undefined });
  expect(await stepsOf(tokens.max)).toEqual({ undo: undefined, redo: undefined });
  expect(await press(tokens.max, 'undo')).toBeUndefined();
  expect(await press(tokens.kim, 'undo')).toBe(FIRST.replace('Lakeside', 'Lakeside 😁'));
  expect(await stepsOf(tokens.kim)).toEqual({ undo: undefined, redo: 'changed the phone number' });
  expect(await press(tokens.lee, 'undo')).toContain('Lakeside 😀');
  expect(await press(tokens.kim, 'redo')).toContain('0199');
  expect(await press(tokens.lee, 'undo')).toBe(FIRST.replace('0100', '0199'));
  await change(storeOf(tokens.kim), 'Collins', 'Eden', 'changed a town');
  expect(await stepsOf(tokens.kim)).toEqual({ undo: 'changed a town', redo: undefined });
  expect(await stepsOf(tokens.lee)).toMatchObject({ redo: 'changed the name' });
});

test('members who edit see the field that each other is in, and a stranger sees nobody', async () => {
  const [kim, lee] = [database(tokens.kim), database(tokens.lee)];
  expect(await kim.present('company/phone')).toEqual([]);
  expect(await lee.present('towns/0/name')).toEqual([{ name: 'kim', at: 'company/phone' }]);
  expect(await kim.present('')).toEqual([{ name: 'lee', at: 'towns/0/name' }]);
  expect(await lee.present('towns/0/name')).toEqual([{ name: 'kim', at: '' }]);
  await expect(database(tokens.eve).present('company/phone')).rejects.toThrow('no longer a member');
});

test('a step says who made it', async () => {
  await change(storeOf(tokens.lee), 'Eden', 'Brant');
  const { steps } = (await storeOf(tokens.kim).history()) as EditHistory;
  expect(steps.at(-1)).toMatchObject({ by: 'lee', at: expect.stringMatching(/^\d{4}-.*Z$/) });
  await press(tokens.lee, 'undo');
});

test('an older tab is known by its version', async () => {
  const history = (await storeOf(tokens.lee).history()) as EditHistory;
  expect(textOfVersion(history, versionOf(FIRST))).toBe(FIRST);
  expect(textOfVersion(history, versionOf('never'))).toBeUndefined();
});

describe('a picture', () => {
  const photo = (colour: string, format: 'jpeg' | 'webp' | 'gif' | 'png' = 'jpeg') =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
      .toFormat(format)
      .toBuffer();

  test('gets a free name, the same one its own, and is listed with those of the website', async () => {
    const add = async (colour: string, name: string) =>
      storeOf(tokens.kim).addPicture(await photo(colour), { name });
    const size = { width: 40, height: 30 };
    expect(await add('red', 'My Cart.JPG')).toEqual({
      done: true,
      path: '/images/my-cart.jpg',
      ...size,
    });
    expect(await add('red', 'My Cart.JPG')).toMatchObject({ path: '/images/my-cart.jpg' });
    expect(await add('blue', 'my-cart.png')).toMatchObject({ path: '/images/my-cart-2.jpg' });
    expect(await add('blue', 'about.jpg')).toMatchObject({ path: '/images/about-2.jpg' });
    expect(await storeOf(tokens.lee).pictures('src: /images/my-cart.jpg')).toEqual([
      { path: '/images/about-2.jpg', ...size, used: false },
      { path: '/images/about.jpg', width: 800, height: 600, used: false },
      { path: '/images/my-cart-2.jpg', ...size, used: false },
      { path: '/images/my-cart.jpg', ...size, used: true },
    ]);
    expect(await database(tokens.lee).pictureData('/images/my-cart.jpg')).toEqual(
      await photo('red'),
    );
  });

  test('is refused in words when it is no JPEG or WebP as the page makes them, or too large', async () => {
    const add = (source: Buffer) => storeOf(tokens.kim).addPicture(source, { name: 'x.jpg' });
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await add(heic)).toMatchObject({ words: expect.stringContaining('HEIC') });
    const isHigh = { width: 40, height: 4801, channels: 3, background: 'red' } as const;
    const high = await sharp({ create: isHigh }).webp().toBuffer();
    const others = [await photo('red', 'gif'), await photo('red', 'png'), high];
    for (const source of [...others, Buffer.from('<svg/>'), Buffer.alloc(0)]) {
      expect(await add(source)).toMatchObject({ words: expect.stringContaining('not a photo') });
    }
    const broken = [await photo('red'), await photo('red', 'webp')].map((one) =>
      one.subarray(0, -2),
    );
    for (const source of broken)
      expect(await add(source)).toMatchObject({ words: expect.stringContaining('not a photo') });
    const large = Buffer.concat([await photo('red'), Buffer.alloc(3_000_000)]);
    expect(await add(large)).toMatchObject({ words: expect.stringContaining('heavier than 3 MB') });
  });

  test.each([
    '/images/../pages.yaml',
    '/images/x.svg',
    '/x.jpg',
    '/images/a/b.jpg',
    '/images/A.jpg',
  ])('is refused by the database at %s', async (path) => {
    const picture = { path, width: 1, height: 1 };
    await expect(database(tokens.kim).addPicture(picture, await photo('red'))).rejects.toThrow(
      'The database refuses this',
    );
  });

  test('is refused by the database when its bytes are those of a page or a drawing', async () => {
    const picture = { path: '/images/page.jpg', width: 1, height: 1 };
    for (const words of [
      '<!doctype html><script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '',
    ])
      await expect(
        database(tokens.kim).addPicture(picture, Buffer.from(words)),
        words,
      ).rejects.toThrow('The database refuses this');
  });
});

describe('a publication', () => {
  test('has the text, the pictures that it names, and the member; then nothing is unpublished', async () => {
    await change(storeOf(tokens.kim), 'end: true', 'src: /images/my-cart.jpg');
    const before = await storeOf(tokens.kim).publicState(await storeOf(tokens.kim).read());
    expect(before).toEqual({ text: FIRST, pictures: [], unpublished: true });
    expect(await storeOf(tokens.kim).publish(publishing)).toMatchObject({ done: true });
    const store = storeOf(tokens.lee);
    const text = await store.read();
    expect(host.commits[0]).toMatchObject({ text, message: 'The phone is new' });
    expect(host.commits[0]?.change?.author).toEqual({ name: 'kim', email: 'kim@example.com' });
    expect([...host.written.keys()]).toEqual(['pages.yaml', 'public/images/my-cart.jpg']);
    expect(await store.publicState(text)).toEqual({ text, pictures: [], unpublished: false });
    expect((await store.publications(text)).map(({ isNow }) => isNow)).toEqual([true, false]);
  });

  test('is the base of what another member has changed during it', async () => {
    const published = await storeOf(tokens.kim).read();
    await change(storeOf(tokens.kim), 'Eden', 'Boston');
    host.meanwhile = () => change(storeOf(tokens.lee), '0199', '0123').then(() => {});
    await storeOf(tokens.kim).publish(publishing);
    delete host.meanwhile;
    const store = storeOf(tokens.max);
    const text = await store.read();
    expect(text).toBe(published.replace('Eden', 'Boston').replace('0199', '0123'));
    expect(await store.publicState(text)).toMatchObject({
      text: published.replace('Eden', 'Boston'),
      unpublished: true,
    });
  });

  test('is gone back to by the id that the list has, and by no other', async () => {
    const store = storeOf(tokens.kim);
    const [, , oldest] = await store.publications(await store.read());
    expect(await store.publication(oldest?.id ?? '')).toMatchObject({ text: FIRST });
    expect(await store.publication('main')).toBeUndefined();
  });
});

describe('a commit from elsewhere', () => {
  test('is looked for once a minute, and joined as a step', async () => {
    const stores = begun();
    await stores(database(tokens.kim)).read();
    const { text } = host.commits[0] ?? { text: '' };
    host.add(text.replace('Gowanda', 'Zoar'));
    const asked = host.heads;
    expect(await stores(database(tokens.lee)).read()).toContain('Gowanda');
    expect(host.heads).toBe(asked);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    const joined = await stores(database(tokens.lee)).read();
    vi.useRealTimers();
    expect(joined).toContain('Zoar');
    expect(joined).toContain('0123');
    const { steps } = (await storeOf(tokens.kim).history()) as EditHistory;
    expect(steps.at(-1)?.words).toBe('joined with a publication from elsewhere');
    expect((await stepsOf(tokens.kim)).undo).toBe('Eden to Boston');
  });

  test('that changed the same place leaves the draft alone until it is published, and says so then', async () => {
    const draft = await storeOf(tokens.kim).read();
    host.add((host.commits[0]?.text ?? '').replace('0199', '0777'));
    expect(await storeOf(tokens.kim).read()).toBe(draft);
    const answer = await storeOf(tokens.kim).publish(publishing);
    expect(answer).toMatchObject({ done: false, words: expect.stringContaining('same place') });
    host.commits.shift();
  });

  test('is not waited for at a host that does not answer', async () => {
    const head = host.head.bind(host);
    host.head = () => new Promise(() => {});
    expect(await storeOf(tokens.kim).read()).toContain('Zoar');
    host.head = head;
  });
});

describe('nobody but a member has any of it:', () => {
  const calls: [string, object][] = [
    ['website_draft', {}],
    ['website_draft', { known: 1 }],
    ['website_begin', { base_commit: 'abcdef1', base_text: 'x' }],
    ['website_save', { seen: 1, fresh: 'x', most_steps: 500 }],
    ['website_picture', { picture: '/images/my-cart.jpg' }],
    ['website_add_picture', { path: '/images/e.jpg', width: 1, height: 1, data: '/9j/' }],
  ];
  const call = (name: string, values: object, token?: string) =>
    fetch(`${db.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: db.anonKey,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(values),
    });

  test.each(calls)('%s %j', async (name, values) => {
    expect((await call(name, values, tokens.max)).status).toBe(200);
    for (const [token, status] of [
      [undefined, 401],
      [db.anonKey, 401],
      [`${tokens.kim}x`, 401],
      [tokens.eve, 403],
    ] as const) {
      const answer = await call(name, values, token);
      expect([token, answer.status]).toEqual([token, status]);
      expect(await answer.text()).not.toMatch(/Lakeside|kim@|\/9j/);
    }
  });

  test('the open tab of a removed member is told so, and nothing is changed', async () => {
    const stores = begun();
    const [open, next] = [stores(database(tokens.max)), stores(database(tokens.max))];
    const text = await open.read();
    await db.owner.rpc('remove_member', { person: 'max@example.com' });
    const saving = change(open, 'Boston', 'Hacked');
    await expect(saving).rejects.toThrow('You are no longer a member of the office');
    await expect(saving).rejects.toHaveProperty('status', 403);
    await expect(next.read()).rejects.toHaveProperty('status', 403);
    expect(await storeOf(tokens.kim).read()).toBe(text);
  });
});

describe('a member who calls the functions of the database', () => {
  const call = async (token: string, name: string, values: object) => {
    const answer = await fetch(`${db.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: db.anonKey,
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(values),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const draftNow = async () => (await call(tokens.kim, 'website_draft', {})).body;
  const save = async (more: object) => {
    const { draft } = await draftNow();
    const values = { seen: draft.revision, fresh: draft.text, most_steps: 500, ...more };
    return call(tokens.kim, 'website_save', values);
  };
  const step = (more: object) => ({ words: 'x', start: 0, before: '', after: '', ...more });

  test.each([
    {},
    { by: 'lee', at: 'x' },
    { by: {}, at: ['x'] },
    { by: 1, at: '2020-01-01T00:00:00.000Z' },
    { at: '2999-01-01T00:00:00.000Z' },
  ])('saves a step as %j in their own name, at the moment', async (said) => {
    expect(await save({ step: step(said) })).toEqual({ status: 200, body: true });
    const { by, at } = (await draftNow()).draft.steps.at(-1);
    expect([by, at]).toEqual(['kim', expect.stringMatching(/^2\d{3}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/)]);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  });

  test('keeps the moment of a step that the function has made just now', async () => {
    const at = new Date(Date.now() - 20_000).toISOString();
    await save({ step: step({ at }) });
    expect((await draftNow()).draft.steps.at(-1).at).toBe(at);
  });

  test('makes no revision by saving what is there, so that others save on the one they have seen', async () => {
    const { draft } = await draftNow();
    expect(await save({ base: draft.base, done: draft.done })).toEqual({ status: 200, body: true });
    expect((await draftNow()).draft.revision).toBe(draft.revision);
    for (const more of [
      { fresh: `${draft.text}# more\n` },
      { fresh: draft.text },
      { base: { ...draft.base, text: 'x' } },
      { base: draft.base },
      { done: draft.done - 1 },
      { done: draft.done },
    ])
      await save(more);
    expect((await draftNow()).draft).toEqual({ ...draft, revision: draft.revision + 6 });
  });

  test('keeps nobody from the draft by long steps: the oldest are dropped', async () => {
    const before = await storeOf(tokens.lee).read();
    await change(storeOf(tokens.lee), 'Zoar', 'Otto', 'changed a town');
    const long = 'x'.repeat(6_000_000);
    for (const _ of [1, 2, 3, 4])
      expect(await save({ step: step({ before: long }) })).toMatchObject({ body: true });
    const { draft } = await draftNow();
    expect([draft.steps.length, draft.done]).toEqual([3, 3]);
    await save({ step: step({ words: 'short' }) });
    expect(await stepsOf(tokens.kim)).toEqual({ undo: 'short', redo: undefined });
    const stores = begun();
    await change(stores(database(tokens.lee)), 'Otto', 'Zoar', 'changed it back');
    const history = (await stores(database(tokens.kim)).history()) as EditHistory;
    expect(undoneText(history, 'undo', 'lee')?.text).toBe(before.replace('Zoar', 'Otto'));
    await save({ done: 0 });
  });

  const photo = (at: number) => `/9j/${String(at).padStart(8, 'A')}`;
  const picture = (name: string, data = '/9j/') => ({
    path: `/images/${name}.jpg`,
    width: 1,
    height: 1,
    data,
  });

  test('marks no picture as published that their base does not name', async () => {
    await call(tokens.lee, 'website_add_picture', picture('of-lee'));
    await save({ published: ['/images/of-lee.jpg'] });
    const { draft } = await draftNow();
    await save({ published: ['/images/of-lee.jpg'], base: draft.base });
    const { pictures } = await draftNow();
    const isMarked = ({ path, isPublished }: { path: string; isPublished: boolean }) =>
      path === '/images/of-lee.jpg' && !isPublished;
    expect(pictures.some(isMarked)).toBe(true);
  });

  test('keeps nobody from adding a picture by 200 others, and the draft loses none', async () => {
    await call(tokens.lee, 'website_add_picture', picture('in-the-text'));
    await change(storeOf(tokens.lee), '\n', '\n# /images/in-the-text.jpg\n', 'added a picture');
    for (let at = 0; at < 205; at++)
      expect(
        await call(tokens.kim, 'website_add_picture', picture(`many-${at}`, photo(at))),
      ).toEqual({ status: 200, body: true });
    const { pictures } = await draftNow();
    const paths = pictures.map(({ path }: { path: string }) => path);
    expect(paths).toHaveLength(200);
    expect(paths).toContain('/images/in-the-text.jpg');
    expect(paths).toContain('/images/many-204.jpg');
    expect(paths).not.toContain('/images/many-0.jpg');
  });
});

describe('a link to the draft', () => {
  const asGuest = (key: string) => database(key);

  test('shows the draft and its pictures, without steps and names, to who has the key', async () => {
    const { key, ends } = await database(tokens.kim).createLink();
    expect(key).toMatch(/^draft-[0-9a-f]{64}$/);
    const days = (Date.parse(ends) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const { text } = (await database(tokens.kim).read()) ?? {};
    const shared = await asGuest(key).shared();
    expect(shared?.text).toBe(text);
    expect(Object.keys(shared ?? {}).sort()).toEqual(['base', 'ends', 'pictures', 'text']);
    const [picture] = shared?.pictures ?? [];
    expect(await asGuest(key).sharedPicture(picture?.path ?? '')).toEqual(
      await database(tokens.kim).pictureData(picture?.path ?? ''),
    );
    await expect(asGuest(key).read()).rejects.toThrow();
    await expect(asGuest(key).createLink()).rejects.toThrow();
  });

  test('shows nothing with another key', async () => {
    const guest = asGuest(`draft-${'0'.repeat(64)}`);
    expect(await guest.shared()).toBeUndefined();
    expect(await guest.sharedPicture('/images/in-the-text.jpg')).toBeUndefined();
  });

  test('is made by members alone', async () => {
    await expect(database(tokens.eve).createLink()).rejects.toThrow('no longer a member');
  });
});

test('a token that no server takes is a session that has ended', async () => {
  await expect(database('x'.repeat(60_000)).read()).rejects.toThrow('Your session has ended.');
});

test('a database that does not answer is said in words', async () => {
  const down = draftDatabase({ url: 'http://127.0.0.1:9', anonKey: 'x', token: 'secret' });
  await expect(down.read()).rejects.toThrow(
    'The database does not answer, so nothing was changed.',
  );
  const failing = database('secret', async () => new Response('secret of it', { status: 502 }));
  await expect(failing.read()).rejects.toThrow(
    'The database does not answer, so nothing was changed.',
  );
});
