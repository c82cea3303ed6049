// One file and several that write it: other programs at any moment, and editors in processes of their own.
import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ManifestDocument } from '../../../../src/editor/server/manifest-document.ts';
import { filesStore } from '../../../../src/editor/stores/files/files-store.ts';
import { Journal } from '../../../../src/editor/stores/files/journal.ts';
import {
  editorFiles,
  makeFolder,
  withLock,
} from '../../../../src/editor/stores/files/manifest-text.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const first = 'count: 0\n';
let manifest: string;

beforeEach(() => {
  manifest = join(temporaryFolder(), 'pages.yaml');
  writeFileSync(manifest, first);
});

/** A document of a site on which every text is right. `checking` is called while a text is checked, before it is saved. */
function documentWith(checking: () => void = () => {}): ManifestDocument {
  const site = {
    current: async () => ({}),
    check: (text: string) => {
      checking();
      return { text, diagnostics: [] };
    },
    show: () => {},
    announce: async () => {},
  };
  return new ManifestDocument(filesStore({ manifest, publicFolder: '' }), site as never);
}

const count = (document: ManifestDocument) =>
  document.write({ words: 'counted', make: (text) => text.replace('count: 0', 'count: 1') });

const now = () => readFileSync(manifest, 'utf8');

describe('a save of another program while the editor saves', () => {
  it.each([
    ['in place', (text: string) => writeFileSync(manifest, text)],
    [
      'by another file',
      (text: string) => {
        writeFileSync(`${manifest}.new`, text);
        renameSync(`${manifest}.new`, manifest);
      },
    ],
  ])('is joined with the change, when it is written %s', async (_, write) => {
    let isFirst = true;
    const document = documentWith(() => {
      if (isFirst) write(`${first}# Theirs.\n`);
      isFirst = false;
    });
    expect(await count(document)).toMatchObject({ done: true });
    expect(now()).toBe('count: 1\n# Theirs.\n');
    await document.undo('undo');
    expect(now()).toBe('count: 0\n# Theirs.\n');
    expect(await document.undo('undo')).toMatchObject({ done: false });
  });

  it('is kept by an undo, which says so', async () => {
    const document = documentWith();
    await count(document);
    const { add } = Journal.prototype;
    vi.spyOn(Journal.prototype, 'add').mockImplementationOnce(async function (this: Journal, step) {
      await add.call(this, step);
      writeFileSync(manifest, 'count: 7\n');
    });
    expect(await document.undo('undo')).toMatchObject({
      done: false,
      words: expect.stringContaining('changed outside the editor'),
    });
    expect(now()).toBe('count: 7\n');
  });

  it('is kept when there is no end of such saves, and the change is refused', async () => {
    let saves = 0;
    const document = documentWith(() => writeFileSync(manifest, `count: 0\n# ${++saves}\n`));
    await expect(count(document)).rejects.toThrow('keeps saving');
    expect(now()).toBe(`count: 0\n# ${saves}\n`);
  });
});

it('no change of three editors in processes of their own is lost, and undo goes back over all', async () => {
  const editors = ['one', 'two', 'three'].map((name) =>
    textOf(
      spawn(
        'node',
        ['tests/editor/stores/files/document-process.js', manifest, 'add', name, '25'],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      ).stdout,
    ),
  );
  const done = (await Promise.all(editors)).join('').trim().split('\n');
  expect(done.length).toBeGreaterThan(25);
  expect(now().trim().split('\n').slice(1).sort()).toEqual(done.sort());
  const document = documentWith();
  for (const _ of done) expect(await document.undo('undo')).toMatchObject({ done: true });
  expect(now()).toBe(first);
});

describe('the lock', () => {
  const files = () => editorFiles(manifest);

  it('of an editor that was ended before it wrote its name is taken over after some seconds', async () => {
    await makeFolder(files());
    writeFileSync(files().lock, '');
    // It is too new at first, and nothing changes until it is old enough.
    const seconds = Date.now() / 1000 - 4;
    utimesSync(files().lock, seconds, seconds);
    expect(await count(documentWith())).toMatchObject({ done: true });
    expect(now()).toBe('count: 1\n');
  });

  it('of an editor that was killed is taken over', async () => {
    await makeFolder(files());
    const script = `require('fs').writeFileSync(process.argv[1], process.pid + ' ' + require('os').hostname())`;
    spawnSync('node', ['-e', script, files().lock], { stdio: 'inherit' });
    expect(existsSync(files().lock)).toBe(true);
    expect(await count(documentWith())).toMatchObject({ done: true });
    expect(existsSync(files().lock)).toBe(false);
  });

  it('is waited for while another editor has it', async () => {
    const order: string[] = [];
    const other = new EventEmitter();
    const begun = once(other, 'begun');
    const held = withLock(files(), async () => {
      other.emit('begun');
      await once(other, 'end');
      order.push('first');
    });
    await begun;
    const waiting = withLock(files(), async () => void order.push('second'));
    await setImmediate();
    other.emit('end');
    await Promise.all([held, waiting]);
    expect(order).toEqual(['first', 'second']);
  });
});
