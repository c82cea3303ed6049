// The editor's changes on a real dev server and a real file: what is written, what is refused, and what can be undone.
import {
  chmodSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageSpots } from '../../../src/editor/protocol.ts';
import { valueAt } from '../../../src/manifest/text/values.ts';
import {
  type EditorServer,
  original,
  PHONE,
  siteFolder,
  startEditor,
} from '../../support/servers/editor-server.ts';

let editor: EditorServer;

beforeAll(async () => {
  editor = await startEditor();
});

beforeEach(() => editor.reset());

afterAll(async () => {
  await editor.stop();
  editor.remove();
});

const NEW = '(716) 555-0177';

/** Saves as another program does. */
const saveOutside = (text: string) => writeFileSync(editor.manifest, text);

/** Longer than the watcher needs to tell of a save, in milliseconds. */
const QUIET = 400;

describe('what is there', () => {
  it('is told with its places, its placeholders and its icons', async () => {
    const state = await editor.state();
    expect(state.placeholders.phone).toBe(PHONE);
    expect(state.manifest).toMatchObject({ company: { phone: PHONE } });
    expect(state.pages.map(({ path }) => path)).toContain('/about/');
    expect(state.icons.phone?.[0]).toEqual([
      'path',
      expect.objectContaining({ d: expect.any(String) }),
    ]);
    expect(state.undo).toBeUndefined();
    const page = await editor.get<PageSpots>('page?path=/about/');
    expect(page.sections[0]).toEqual(['pages', expect.any(Number), 'sections', 0]);
    const { pointer = [] } = page.texts.find(({ value }) => value.startsWith('Built Local')) ?? {};
    expect(valueAt(state.manifest, pointer)).toMatch(/^Built Local/);
  });

  it('has the town of a town page, with its placeholders', async () => {
    const page = await editor.get<PageSpots>('page?path=/residential-trash-pickup/ny/dunkirk/');
    expect(page.town?.[0]).toBe('towns');
    expect(page.placeholders.town).toBe('Dunkirk');
    expect(page.shared.some(({ pointer }) => pointer[0] === 'towns')).toBe(false);
  });
});

describe('a change', () => {
  it('is written, and nothing else is', async () => {
    const answer = await editor.changePhone(NEW);
    expect(answer).toMatchObject({ done: true, undo: { words: 'Undo: changed the phone number' } });
    expect(editor.text()).toBe(original.replace(`phone: ${PHONE}`, `phone: ${NEW}`));
    expect((await editor.state()).placeholders.phone).toBe(NEW);
  });

  it('is shown at once, and read once', async () => {
    await editor.state();
    await editor.changePhone(NEW);
    const page = JSON.parse((await editor.ask('/@curbside/page?path=/')).body);
    expect(page.facts.company.phone).toBe(NEW);
    await setTimeout(QUIET);
    expect(editor.news).toHaveLength(1);
  });

  it('keeps the rights of the file', async () => {
    chmodSync(editor.manifest, 0o640);
    await editor.changePhone(NEW);
    expect(statSync(editor.manifest).mode & 0o777).toBe(0o640);
  });

  it('to a write-protected file is refused in words', async () => {
    chmodSync(editor.manifest, 0o440);
    expect(await editor.changePhone(NEW)).toEqual({
      done: false,
      words: 'pages.yaml is write-protected: nothing was changed.',
    });
    expect(editor.text()).toBe(original);
  });

  it('to a file that is no UTF-8 is refused in words', async () => {
    writeFileSync(editor.manifest, Buffer.from([...Buffer.from(original), 0x23, 0xff]));
    expect(await editor.changePhone(NEW)).toMatchObject({
      done: false,
      words: expect.stringContaining('UTF-8'),
    });
  });

  it('leaves no file beside the site but those of its own folder', async () => {
    await editor.changePhone(NEW);
    expect(
      readdirSync(editor.folder)
        .filter((name) => name !== '.vite')
        .sort(),
    ).toEqual(['.curbside', 'pages.yaml', 'public']);
    expect(readFileSync(join(editor.folder, '.curbside/.gitignore'), 'utf8')).toBe('*\n');
    const [day = ''] = readdirSync(join(editor.folder, '.curbside/pages.yaml/days'));
    expect(day).toMatch(/^\d{4}-\d\d-\d\d\.yaml$/);
    await editor.changePhone('(716) 555-0188', NEW);
    expect(readFileSync(join(editor.folder, '.curbside/pages.yaml/days', day), 'utf8')).toBe(
      original,
    );
  });
});

describe('two windows', () => {
  it('change it to the same: that is no conflict', async () => {
    await editor.changePhone(NEW);
    expect(await editor.changePhone(NEW)).toMatchObject({ done: true });
  });

  it('and a code editor go together as well', async () => {
    const { version } = await editor.state();
    saveOutside(original.replace('heading: Built Local', 'heading: Born Local'));
    expect(await editor.changePhone(NEW, PHONE, { version })).toMatchObject({ done: true });
    expect(editor.text()).toContain('heading: Born Local');
    expect(editor.text()).toContain(`phone: ${NEW}`);
  });
});

describe('undo', () => {
  it('goes back to the first byte and forth again, also after a restart', async () => {
    await editor.changePhone(NEW);
    await editor.changePhone('(716) 555-0188', NEW);
    const last = editor.text();
    await editor.stop();
    editor = await startEditor(editor.folder);
    expect((await editor.state()).undo).toEqual({ words: 'Undo: changed the phone number' });
    await editor.post('undo');
    expect(editor.text()).toContain(NEW);
    expect(await editor.post('undo')).toMatchObject({
      done: true,
      redo: { words: 'Do again: changed the phone number' },
    });
    expect(editor.text()).toBe(original);
    expect(await editor.post('undo')).toEqual({ done: false, words: 'There is nothing to undo.' });
    await editor.post('redo');
    await editor.post('redo');
    expect(editor.text()).toBe(last);
  });

  it('takes the typing in one field as one step', async () => {
    await editor.changePhone('(716) 555-0170', PHONE, { session: 'a' });
    await editor.changePhone('(716) 555-0171', '(716) 555-0170', { session: 'a' });
    await editor.changePhone('(716) 555-0172', '(716) 555-0171', { session: 'b' });
    await editor.post('undo');
    expect(editor.text()).toContain('(716) 555-0171');
    await editor.post('undo');
    expect(editor.text()).toBe(original);
  });

  it('leaves what another program has saved since, seen or not', async () => {
    await editor.changePhone(NEW);
    saveOutside(`${editor.text()}# A note.\n`);
    expect(await editor.post('undo')).toMatchObject({ done: true });
    expect(editor.text()).toBe(`${original}# A note.\n`);
    await editor.post('redo');
    expect(editor.text()).toContain(NEW);
    expect(editor.text()).toContain('# A note.');
  });

  it('ends where a new change begins: redo is gone', async () => {
    await editor.changePhone(NEW);
    await editor.post('undo');
    await editor.changePhone('(716) 555-0188');
    expect((await editor.state()).redo).toBeUndefined();
  });
});

describe('a file with errors', () => {
  const broken = () => original.replace('- label: Home\n', '- lable: Home\n');

  it('is told, and is put right by its button', async () => {
    await editor.state();
    saveOutside(broken());
    const { version, diagnostics } = await editor.state();
    const [diagnostic] = diagnostics.filter(({ fix }) => fix !== undefined);
    expect(diagnostic?.words).toContain('There is no field "lable"');
    expect(await editor.post('fix', { fix: diagnostic?.fix, version: 'another' })).toMatchObject({
      done: false,
    });
    expect(await editor.post('fix', { fix: diagnostic?.fix, version })).toMatchObject({
      done: true,
    });
    expect(editor.text()).toBe(original);
    await editor.post('undo');
    expect(editor.text()).toBe(broken());
  });

  it('takes changes at other places all the same', async () => {
    saveOutside(broken());
    expect(await editor.changePhone(NEW)).toMatchObject({ done: true });
    expect(await editor.changePhone('none', NEW)).toMatchObject({ done: false, diagnostics: [{}] });
  });
});

it('a link to the file stays a link', async () => {
  const folder = siteFolder();
  const elsewhere = join(folder, 'elsewhere.yaml');
  renameSync(join(folder, 'pages.yaml'), elsewhere);
  symlinkSync(elsewhere, join(folder, 'pages.yaml'));
  const linked = await startEditor(folder);
  await linked.changePhone(NEW);
  expect(readFileSync(elsewhere, 'utf8')).toContain(NEW);
  expect(statSync(join(folder, 'pages.yaml')).ino).toBe(statSync(elsewhere).ino);
  await linked.stop();
  linked.remove();
});
