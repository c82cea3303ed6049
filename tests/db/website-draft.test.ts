// The draft of the website in the embedded database: several members and devices, a removed member, strangers, pictures.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type EditHistory,
  OUTSIDE,
  textStep,
  undoStacks,
  withoutStep,
} from '../../src/editor/document/history.ts';
import { stepsSince, undoneText } from '../../src/editor/document/take-back.ts';
import { hashText, SaveError, type Store, textOfVersion } from '../../src/editor/server/store.ts';
import { draftDatabase } from '../../src/editor/stores/hosted/draft-database.ts';
import { hostedStores } from '../../src/editor/stores/hosted/hosted-store.ts';
import { codeHostOf } from '../../src/editor/stores/hosted/repository.ts';
import { officeDatabase } from '../../src/office/worker/database.ts';
import { sha256 } from '../../src/office/worker/handler.ts';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { joinOffice, signedIn } from '../support/database/office.ts';
import { CodeHostStandIn, REPOSITORY, TOKEN } from '../support/servers/code-host.ts';

const FIRST = 'name: Lakeside\nphone: 555-0100\ntowns:\n  - Collins\n  - Gowanda\nend: true\n';

let db: TestDatabase;
/** Two members have the same name before the @. */
const addressOf = (name: string) =>
  name === 'namesake' ? 'kim@other.example' : `${name}@example.com`;
const server = new CodeHostStandIn({ 'pages.yaml': FIRST });
const host = codeHostOf(
  { WEBSITE_REPOSITORY: `https://github.com/${REPOSITORY}`, WEBSITE_TOKEN: TOKEN },
  server.get,
);
/** How often the newest commit was asked for. */
const looks = () => server.requests.filter((one) => one.includes('git/ref/')).length;
const tokens = { kim: '', lee: '', max: '', eve: '', namesake: '' };
beforeAll(async () => {
  db = await startDatabase({ name: 'website-draft' });
  for (const name of ['kim', 'lee', 'max', 'eve', 'namesake'] as const) {
    const enter = name === 'eve' ? signedIn : joinOffice;
    const { data } = await (await enter(db, addressOf(name))).auth.getSession();
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
  draftDatabase({ url: db.url, anonKey: db.anonKey, secretKey: db.secretKey, token }, get);

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

const publishing = {
  text: FIRST,
  sentences: ['The phone is new'],
  business: 'X',
  isValid: async () => true,
};

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
  for (const other of [tokens.max, tokens.namesake]) {
    expect(await stepsOf(other)).toEqual({ undo: undefined, redo: undefined });
    expect(await press(other, 'undo')).toBeUndefined();
  }
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

test('a member whose saves are always behind those of others is told so', async () => {
  let saves = 0;
  const behind = async () => {
    saves += 1;
    return undefined;
  };
  const store = begun()({ ...database(tokens.kim), save: behind });
  await expect(change(store, 'Eden', 'Brant')).rejects.toThrow('Others keep saving');
  expect(saves).toBe(10);
});

test('an older tab is known by its version', async () => {
  const history = (await storeOf(tokens.lee).history()) as EditHistory;
  expect(textOfVersion(history, hashText(FIRST))).toBe(FIRST);
  expect(textOfVersion(history, hashText('never'))).toBeUndefined();
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
    const jpeg = await photo('red');
    const broken = [jpeg, await photo('red', 'webp')].map((one) => one.subarray(0, -2));
    const [start, end] = [Buffer.from('ffd8ff', 'hex'), Buffer.from('ffd9', 'hex')];
    const withoutPixels = Buffer.concat([jpeg.subarray(0, jpeg.indexOf('ffda', 'hex')), end]);
    broken.push(withoutPixels, Buffer.concat([start, Buffer.alloc(100), end]));
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
    expect(server.log[0]).toMatchObject({
      message: 'The phone is new',
      author: { name: 'kim', email: 'kim@example.com' },
    });
    expect(server.read()).toBe(text);
    expect(server.changed()).toEqual(['pages.yaml', 'public/images/my-cart.jpg']);
    expect(await store.publicState(text)).toEqual({ text, pictures: [], unpublished: false });
    expect((await store.publications(text)).map(({ isNow }) => isNow)).toEqual([true, false]);
  });

  test('is the base of what another member has changed during it', async () => {
    const published = await storeOf(tokens.kim).read();
    await change(storeOf(tokens.kim), 'Eden', 'Boston');
    server.next(/^PATCH/, () => change(storeOf(tokens.lee), '0199', '0123'));
    await storeOf(tokens.kim).publish(publishing);
    const store = storeOf(tokens.max);
    const text = await store.read();
    expect(text).toBe(published.replace('Eden', 'Boston').replace('0199', '0123'));
    expect(await store.publicState(text)).toMatchObject({
      text: published.replace('Eden', 'Boston'),
      unpublished: true,
    });
  });

  test('is judged where the draft is another one than was looked at: not one of two people whose changes do not fit', async () => {
    const judged: string[] = [];
    const isValid = async (joined: string) => judged.push(joined) === 0;
    const seen = await storeOf(tokens.kim).read();
    await change(storeOf(tokens.lee), 'Boston', 'Concord');
    const before = server.branch;
    const answer = await storeOf(tokens.kim).publish({ ...publishing, text: seen, isValid });
    expect(answer).toMatchObject({
      done: false,
      words: expect.stringContaining('do not fit together'),
    });
    expect(judged).toEqual([seen.replace('Boston', 'Concord')]);
    expect(server.branch).toBe(before);
    await press(tokens.lee, 'undo');
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
    server.publish(server.read().replace('Gowanda', 'Zoar'));
    const asked = looks();
    expect(await stores(database(tokens.lee)).read()).toContain('Gowanda');
    expect(looks()).toBe(asked);
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
    const before = server.branch;
    server.publish(server.read().replace('0199', '0777'));
    expect(await storeOf(tokens.kim).read()).toBe(draft);
    const answer = await storeOf(tokens.kim).publish(publishing);
    expect(answer).toMatchObject({ done: false, words: expect.stringContaining('same place') });
    server.branch = before;
  });

  test('is not waited for at a host that does not answer', async () => {
    server.next(/git\/ref/, 'hang');
    expect(await storeOf(tokens.kim).read()).toContain('Zoar');
  });
});

/** Calls a function of the database itself, as anybody can. */
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

describe('nobody but a member has any of it:', () => {
  const calls: [string, object][] = [
    ['website_draft', {}],
    ['website_draft', { known: 1 }],
    ['website_save', { seen: 1, fresh: 'x', words: 'x' }],
    ['website_picture', { picture: '/images/my-cart.jpg' }],
  ];
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

describe('a member who comes back with another account', () => {
  /** Takes an address into the office with a new account, and gives its token. */
  const back = async (address: string) => {
    const client = await signedIn(db, `${randomUUID()}@example.com`);
    const { data } = await client.auth.getSession();
    const office = officeDatabase(db);
    const hash = await sha256(randomUUID());
    await office.invite(address, hash);
    await office.join(hash, data.session?.user.id ?? '');
    return data.session?.access_token ?? '';
  };

  test.each([
    ['in place of the first', false],
    ['after being removed', true],
  ])('%s, reads the draft and undoes what they have done before', async (_, isRemoved) => {
    const address = `pam-${isRemoved}@example.com`;
    const { data } = await (await joinOffice(db, address)).auth.getSession();
    const first = data.session?.access_token ?? '';
    await database(first).present('company/phone');
    const { key } = await database(first).createLink();
    const before = await storeOf(first).read();
    await storeOf(first).change(async (text) => ({
      step: { text: `# by Pam\n${text}`, words: 'wrote it' },
    }));
    if (isRemoved) await db.owner.rpc('remove_member', { person: address });
    const token = await back(address);
    await expect(storeOf(first).read()).rejects.toThrow('no longer a member');
    expect(await storeOf(token).read()).toBe(`# by Pam\n${before}`);
    expect(await stepsOf(token)).toMatchObject({ undo: 'wrote it' });
    expect(await press(token, 'undo')).toBe(before);
    expect(await database(key).shared()).toEqual(
      isRemoved ? undefined : expect.objectContaining({ text: before }),
    );
    await db.owner.rpc('remove_member', { person: address });
  });
});

describe('a member who calls the functions of the database', () => {
  const answerTo = async (token: string, name: string, values: object) => {
    const answer = await call(name, values, token);
    return { status: answer.status, body: await answer.json() };
  };
  const draftNow = async () => (await answerTo(tokens.kim, 'website_draft', {})).body;
  const save = async (more: object = {}) => {
    const { draft } = await draftNow();
    return answerTo(tokens.kim, 'website_save', {
      ...{ seen: draft.revision, fresh: `${draft.text}# more\n`, words: 'x' },
      ...more,
    });
  };

  test('saves a step in their own name, at the moment', async () => {
    await save();
    const { by, at, member } = (await draftNow()).draft.steps.at(-1);
    expect([by, member]).toEqual(['kim', (await database(tokens.kim).member()).id]);
    expect(at).toMatch(/^2\d{3}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  });

  test.each([
    ['', 'nothing'],
    ['x', 'another text'],
    ['😀ä', 'signs'],
    ['😁ä€', 'signs with the same first bytes'],
    ['😁å€\n', 'more'],
    ['aaaa', 'a'],
    ['aaaaaa', 'more of the same'],
    [`${FIRST}😀`, 'all again'],
    [`😀${FIRST}😀`, 'a sign before it'],
    [`😀${FIRST.replace('0100', '0177')}😀`, 'a change behind a sign'],
  ])('leaves a trace of what was there before %j', async (fresh) => {
    const before = (await draftNow()).draft.text;
    expect((await save({ fresh })).body.step).toMatchObject({ words: 'x' });
    const { steps, text } = (await draftNow()).draft;
    expect(text).toBe(fresh);
    expect(steps.at(-1)).toMatchObject(textStep(before, fresh));
    expect(withoutStep(text, steps.at(-1))).toBe(before);
  });

  test('says nothing of what is published, nor who saves', async () => {
    const before = await draftNow();
    const { revision: seen, text: fresh } = before.draft;
    const base = { commit: 'abcdef1', text: 'forged' };
    const person = before.member.id;
    for (const [name, values] of [
      ['website_begin', { base }],
      ['website_rebase', { person, seen, fresh, words: 'x', base }],
    ] as const)
      expect((await answerTo(tokens.kim, name, values)).status, name).toBe(403);
    for (const more of [{ base }, { person }, { published: [] }])
      expect((await save(more)).status, JSON.stringify(more)).toBe(404);
    expect(await draftNow()).toEqual(before);
  });

  test('makes no step from elsewhere, which nobody could undo', async () => {
    const before = await draftNow();
    for (const words of ['joined with a  publication from\nelsewhere', OUTSIDE])
      expect((await save({ words })).status, words).toBe(400);
    expect(await draftNow()).toEqual(before);
  });

  test('has an entry of their own in the review, whichever session they name', async () => {
    const session = 'company/phone 1';
    const { text: published } = (await draftNow()).draft;
    await storeOf(tokens.lee).change(async (text) => ({
      step: { text: `# by Lee\n${text}`, words: 'wrote it', session },
    }));
    await save({ session });
    const history = (await storeOf(tokens.lee).history()) as EditHistory;
    expect(stepsSince(history, published).map(({ by }) => by)).toEqual(['lee', 'kim']);
  });

  test('makes no revision by saving what is there, so that others save on the one they have seen', async () => {
    const { draft } = await draftNow();
    const { body } = await save({ fresh: draft.text });
    expect(body).toMatchObject({ revision: draft.revision, step: null });
    expect((await draftNow()).draft).toEqual(draft);
  });

  test('keeps nobody from the draft by long steps: they are refused before the steps of others go', async () => {
    const { text, steps: earlier } = (await draftNow()).draft;
    const long = text + 'x'.repeat(3_900_000);
    for (const fresh of [long, text]) expect((await save({ fresh })).status).toBe(200);
    const another = storeOf(tokens.kim).change(async () => ({ step: { text: long, words: 'x' } }));
    await expect(another).rejects.toThrow('Your changes of the last 24 hours');
    const { steps } = (await draftNow()).draft;
    expect(steps).toHaveLength(earlier.length + 2);
    const stores = begun();
    await change(stores(database(tokens.lee)), 'Collins', 'Otto', 'changed a town');
    const history = (await stores(database(tokens.kim)).history()) as EditHistory;
    const { id } = await database(tokens.lee).member();
    expect(undoneText(history, 'undo', id)?.text).toBe(text);
    expect((await storeOf(tokens.lee).history())?.steps).toEqual(history.steps);
  });

  const add = (person: string, name: string, data = '/9j/') =>
    db.owner.rpc('website_add_picture', {
      ...{ person, path: `/images/${name}.jpg`, width: 1, height: 1, data },
    });

  test('adds no picture that the editor’s function has not looked at', async () => {
    const { id: person } = await database(tokens.kim).member();
    const damaged = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100)]);
    const data = damaged.toString('base64');
    const picture = { path: '/images/damaged.jpg', width: 1, height: 1, data };
    for (const values of [picture, { ...picture, person }])
      expect((await answerTo(tokens.kim, 'website_add_picture', values)).status).not.toBe(200);
    expect((await draftNow()).pictures).not.toContainEqual(
      expect.objectContaining({ path: picture.path }),
    );
  });

  test('pushes out no picture of another member, and none that the draft or a step names', async () => {
    const [kim, lee] = [await database(tokens.kim).member(), await database(tokens.lee).member()];
    for (const name of ['of-lee', 'in-the-text', 'in-a-step']) await add(lee.id, name);
    await change(storeOf(tokens.lee), '\n', '\n# /images/in-the-text.jpg\n', 'added a picture');
    await change(storeOf(tokens.lee), '\n', '\n# /images/in-a-step.jpg\n', 'added another');
    await press(tokens.lee, 'undo');
    for (let at = 0; at < 205; at++)
      expect((await add(kim.id, `many-${at}`, `/9j/${String(at).padStart(8, 'A')}`)).data).toBe(
        true,
      );
    const { pictures } = await draftNow();
    const paths = pictures.map(({ path }: { path: string }) => path);
    expect(paths).toHaveLength(200);
    for (const name of ['of-lee', 'in-the-text', 'in-a-step', 'many-204'])
      expect(paths).toContain(`/images/${name}.jpg`);
    expect(paths).not.toContain('/images/many-0.jpg');
  });

  test('is refused another picture where the draft or a step names 200, and keeps nobody with fewer from adding one', async () => {
    const pathsNow = async () =>
      (await draftNow()).pictures.map(({ path }: { path: string }) => path) as string[];
    const before = await pathsNow();
    const text = await storeOf(tokens.kim).read();
    await storeOf(tokens.kim).change(async () => ({
      step: { text: `${text}${before.map((path) => `# ${path}\n`).join('')}`, words: 'all' },
    }));
    const add = (token: string) =>
      database(token).addPicture(
        { path: '/images/one-more.jpg', width: 1, height: 1 },
        Buffer.from('/9j/', 'base64'),
      );
    await expect(add(tokens.kim)).rejects.toThrow(SaveError);
    await change(storeOf(tokens.kim), '# /images/in-a-step.jpg\n', '');
    await expect(add(tokens.kim)).rejects.toThrow(SaveError);
    expect(await pathsNow()).toEqual(before);
    await storeOf(tokens.kim).change(async () => ({ step: { text, words: 'as before' } }));
    await add(tokens.lee);
    const isKims = (path: string) => path.startsWith('/images/many-');
    const after = await pathsNow();
    expect(after.filter((path) => !isKims(path))).toEqual(
      [...before.filter((path) => !isKims(path)), '/images/one-more.jpg'].sort(),
    );
    expect(after).toHaveLength(200);
  });

  test('fills the draft, and shuts nobody out of what was there before', async () => {
    const { text, steps: earlier } = (await draftNow()).draft;
    for (const name of ['ann', 'bob']) {
      const { data } = await (await joinOffice(db, addressOf(name))).auth.getSession();
      const long = `# by ${name}\n${text}${'"'.repeat(2_400_000)}`;
      for (const [token, fresh] of [
        [data.session?.access_token ?? '', long],
        [tokens.lee, text],
      ] as const)
        await storeOf(token).change(async () => ({ step: { text: fresh, words: 'x' } }));
      await db.owner.rpc('remove_member', { person: addressOf(name) });
    }
    const { steps } = (await draftNow()).draft;
    expect(steps.slice(0, -4)).toEqual(earlier);
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
    const shown = '/images/in-the-text.jpg';
    expect(await asGuest(key).sharedPicture(shown)).toEqual(
      await database(tokens.kim).pictureData(shown),
    );
    expect(await asGuest(key).sharedPicture('/images/of-lee.jpg')).toBeUndefined();
    await expect(asGuest(key).read()).rejects.toThrow();
    await expect(asGuest(key).createLink()).rejects.toThrow();
  });

  test('shows nothing with another key', async () => {
    const guest = asGuest(`draft-${'0'.repeat(64)}`);
    expect(await guest.shared()).toBeUndefined();
    expect(await guest.sharedPicture('/images/in-the-text.jpg')).toBeUndefined();
  });

  test('is one of at most 20 a week of its member, who can end one first', async () => {
    const lee = database(tokens.lee);
    const made = [];
    for (let links = 0; links < 20; links++) made.push(await lee.createLink());
    await expect(lee.createLink()).rejects.toThrow(SaveError);
    await database(tokens.kim).createLink();
    const [first, second] = made.map(({ key }) => key);
    await lee.endLink(first ?? '');
    expect(await asGuest(first ?? '').shared()).toBeUndefined();
    expect(await asGuest(first ?? '').sharedPicture('/images/in-the-text.jpg')).toBeUndefined();
    expect(await asGuest(second ?? '').shared()).toBeDefined();
    await lee.createLink();
  });

  test('is ended by any member, and by nobody else', async () => {
    const { key } = await database(tokens.kim).createLink();
    await expect(database(tokens.eve).endLink(key)).rejects.toThrow('no longer a member');
    await expect(asGuest(key).endLink(key)).rejects.toThrow();
    expect(await asGuest(key).shared()).toBeDefined();
    await database(tokens.namesake).endLink(key);
    expect(await asGuest(key).shared()).toBeUndefined();
  });

  test('is ended with all others by any member who has no key', async () => {
    const { key } = await database(tokens.kim).createLink();
    const member = database(tokens.namesake);
    expect(await member.links()).toBeGreaterThan(20);
    await member.endLink();
    expect(await member.links()).toBe(0);
    expect(await asGuest(key).shared()).toBeUndefined();
  });

  test('is made, counted and ended by members alone', async () => {
    const stranger = database(tokens.eve);
    for (const ask of [stranger.createLink, stranger.links, stranger.endLink])
      await expect(ask()).rejects.toThrow('no longer a member');
  });
});

test('a token that no server takes is a session that has ended', async () => {
  await expect(database('x'.repeat(60_000)).read()).rejects.toThrow('Your session has ended.');
});

test('what the database refuses is said in the words of what was asked for', async () => {
  const refusing = database('secret', async () => Response.json({}, { status: 400 }));
  await expect(refusing.createLink()).rejects.toThrow('20 links to the draft this week');
  const picture = { path: '/images/x.jpg', width: 1, height: 1 };
  await expect(refusing.addPicture(picture, Buffer.from(''))).rejects.toThrow('200 pictures');
});

test('a database that does not answer is said in words', async () => {
  const down = draftDatabase({
    url: 'http://127.0.0.1:9',
    anonKey: 'x',
    secretKey: 'x',
    token: 'secret',
  });
  await expect(down.read()).rejects.toThrow(
    'The database does not answer, so nothing was changed.',
  );
  const failing = database('secret', async () => new Response('secret of it', { status: 502 }));
  await expect(failing.read()).rejects.toThrow(
    'The database does not answer, so nothing was changed.',
  );
});
