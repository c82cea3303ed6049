// The handler of the editor's requests over a store in memory: it needs no file, no git and no server.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addStep, type EditHistory, textStep } from '../../../src/editor/document/history.ts';
import type { Review, ReviewEntry } from '../../../src/editor/protocol.ts';
import { createEditor } from '../../../src/editor/server/editor.ts';
import type { PublicState, ShownSite, Step, Store } from '../../../src/editor/server/store.ts';
import { hashText } from '../../../src/editor/server/store.ts';
import { readSchemaFiles } from '../../../src/manifest/schema/schema-files.ts';
import { base, checkOf } from '../../manifest/rules/examples.ts';

const PHONE = '(716) 555-4410';
const NEW = '(716) 555-0177';

class MemoryStore implements Pick<Store, 'read' | 'change' | 'history' | 'member'> {
  steps: EditHistory = { steps: [], text: base };

  get text() {
    return this.steps.text;
  }

  read = async () => this.text;
  publicState = async (): Promise<PublicState> => ({ text: base, pictures: this.pictures });
  pictures: ReviewEntry[] = [];

  async change<T extends { step?: Step }>(make: (text: string) => Promise<T>): Promise<T> {
    const seen = this.text;
    const made = await make(seen);
    if (seen !== this.text) return this.change(make);
    const { text = seen, ...noted } = made.step ?? { words: '' };
    if (text !== seen)
      addStep(this.steps, { ...textStep(seen, text), ...noted, by: this.by, member: this.by });
    return made;
  }

  /** Who asks. */
  by = 'kim';
  member = async () => this.by;

  history = async () => this.steps;
}

/** The site before a change. */
const first = { ...checkOf(base), text: base };

let store: MemoryStore;
let editor: ReturnType<typeof createEditor>;

beforeEach(() => {
  store = new MemoryStore();
  let valid = first;
  const check = (text: string) => ({ ...checkOf(text), text });
  const site = {
    current: async () => ({ valid }),
    check,
    schema: () => readSchemaFiles('schema'),
    show: (text: string) => {
      valid = check(text);
    },
    announce: async () => {},
  };
  editor = createEditor(store as unknown as Store, site as unknown as ShownSite);
});

async function ask(name: string, body?: object) {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await editor(new Request(`https://office.example/website/${name}`, sent));
  return { status: answer.status, body: await answer.json() };
}

const phone = (value: string, before: string, version: string) => ({
  changes: [{ kind: 'set', pointer: ['company', 'phone'], value, before }],
  words: 'changed the phone number',
  version,
});

it('reviews the words and the pictures that differ from the last publication', async () => {
  store.pictures = [{ sentences: ['A picture is another one'] }];
  const { version } = (await ask('change', phone(NEW, PHONE, hashText(base)))).body;
  const { body } = await ask('review');
  expect(body.version).toBe(version);
  const entries = body.groups.flatMap(({ entries }: Review['groups'][number]) => entries);
  expect(entries).toContainEqual(store.pictures[0]);
  expect(entries[0].sentences).toEqual([expect.stringContaining(NEW)]);
});

it('a save that would overwrite another tab’s is refused with 409 and both values', async () => {
  const { version } = (await ask('state')).body;
  await ask('change', phone(NEW, PHONE, version));
  const now = store.text;
  expect(await ask('change', phone('(716) 555-0199', PHONE, version))).toEqual({
    status: 409,
    body: {
      done: false,
      conflict: { by: 'kim', pointer: ['company', 'phone'], mine: '(716) 555-0199', theirs: NEW },
      isBehind: true,
    },
  });
  expect(store.text).toBe(now);
});

it('a change with an error is refused in the words of the check, and nothing is written', async () => {
  const { version } = (await ask('state')).body;
  const { body } = await ask('change', phone('none', PHONE, version));
  expect(body.diagnostics).toMatchObject([{ pointer: ['company', 'phone'] }]);
  expect(store.text).toBe(base);
});

describe('undo of two members', () => {
  const founded = { kind: 'set', pointer: ['company', 'founded'], value: 1994, before: 1995 };
  const change = (by: string, changes: object[], words: string) => {
    store.by = by;
    return ask('change', { changes, words });
  };
  const press = async (by: string, way: 'undo' | 'redo') => {
    store.by = by;
    return (await ask(way, {})).body;
  };

  it('takes back the last step of the one who presses, and leaves what the other did since', async () => {
    await change('kim', phone(NEW, PHONE, '').changes, 'changed the phone number');
    await change('lee', [founded], 'changed the founding year');
    expect((await ask('state')).body.undo.words).toBe('Undo: changed the founding year');
    const undone = await press('kim', 'undo');
    expect(undone).toMatchObject({ redo: { words: 'Do again: changed the phone number' } });
    expect(undone.undo).toBeUndefined();
    expect(store.text).toBe(base.replace('founded: 1995', 'founded: 1994'));
    expect(await press('kim', 'undo')).toEqual({ done: false, words: 'There is nothing to undo.' });
    await press('lee', 'undo');
    expect(store.text).toBe(base);
    await press('kim', 'redo');
    expect(store.text).toBe(base.replace(`phone: ${PHONE}`, `phone: ${NEW}`));
    expect((await ask('review')).body.groups).toMatchObject([{ entries: [{ by: 'kim' }] }]);
  });

  it('says who has changed the same place since, and changes nothing', async () => {
    await change('kim', phone(NEW, PHONE, '').changes, 'changed the phone number');
    await change('lee', phone('(716) 555-0188', NEW, '').changes, 'changed the phone number');
    const { text } = store;
    expect(await press('kim', 'undo')).toEqual({
      done: false,
      words:
        'Lee changed the same place after that (changed the phone number), so it was not undone. Under “Publish” both can be taken back.',
    });
    expect(store.text).toBe(text);
    store.by = 'kim';
    expect((await ask('undo', { past: -1 })).status).toBe(400);
    await press('lee', 'undo');
    expect(await press('kim', 'undo')).toMatchObject({ done: true });
    expect(store.text).toBe(base);
  });

  it('offers the step below one that is in the way, which is undone and redone alone', async () => {
    await change('kim', [founded], 'changed the founding year');
    await change('kim', phone(NEW, PHONE, '').changes, 'changed the phone number');
    await change('lee', phone('(716) 555-0188', NEW, '').changes, 'changed the phone number');
    const { text } = store;
    const { next } = await press('kim', 'undo');
    expect(next).toEqual({ words: 'changed the founding year', past: 1 });
    const undone = (await ask('undo', { past: next.past })).body;
    expect(undone).toMatchObject({
      undo: { words: 'Undo: changed the phone number' },
      redo: { words: 'Do again: changed the founding year' },
    });
    expect(store.text).toBe(text.replace('founded: 1994', 'founded: 1995'));
    expect(await press('kim', 'undo')).not.toHaveProperty('next');
    await press('kim', 'redo');
    expect(store.text).toBe(text);
  });
});

it.each([
  ['a place of 100,000 steps', [{ kind: 'set', pointer: Array(100_000).fill('a'), value: 'x' }]],
  ['3,000 insertions', Array(3000).fill({ kind: 'insert', pointer: ['towns'], at: 0, value: 'x' })],
  [
    '10,000 sections in a page',
    [
      {
        ...{ kind: 'insert', pointer: ['pages'], at: 0 },
        value: { path: '/x/', sections: Array(10_000).fill({ type: 'hero' }) },
      },
    ],
  ],
  ['a value of 300,000 letters', [{ kind: 'set', pointer: ['a'], value: 'x'.repeat(300_000) }]],
])('refuses %s with a sentence before it works on it', async (_, changes) => {
  const { status, body } = await ask('change', { changes, words: 'x' });
  expect({ status, words: body.words }).toEqual({
    status: 413,
    words: 'That is too much for one change.',
  });
});

it('ends changes that take longer than five seconds with a sentence, and changes nothing', async () => {
  let seconds = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);
  onTestFinished(() => clock.mockRestore());
  const change = { kind: 'set', pointer: ['company', 'phone'] };
  const phone = (at: number) => (at === 0 ? PHONE : `${NEW} ext. ${at}`);
  const changes = Array.from({ length: 20 }, (_, at) => ({
    ...change,
    value: phone(at + 1),
    before: phone(at),
  }));
  const { status, body } = await ask('change', { changes, words: 'x' });
  expect([status, body.words]).toEqual([
    422,
    'These changes take too long. Nothing was changed; make fewer at once.',
  ]);
  expect(store.text).toBe(base);
});
