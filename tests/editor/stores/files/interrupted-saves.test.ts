// Saves that do not come to their end: a process that is killed in the middle of one, and a full disk.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ManifestDocument } from '../../../../src/editor/server/manifest-document.ts';
import { filesStore } from '../../../../src/editor/stores/files/files-store.ts';
import { editorFiles } from '../../../../src/editor/stores/files/manifest-text.ts';
import { holdOpen } from '../../../support/failing-disk.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder();
const ROUNDS = inject('thorough') ? 100 : 20;
const PADDING = '# A line of a long file.\n'.repeat(6000);
const first = `count: 0\n${PADDING}`;

/** A site on which every text is right. */
const site = {
  current: async () => ({}),
  refresh: async () => ({}),
  check: (text: string) => ({ text, diagnostics: [] }),
  schema: () => new Map(),
  show: () => {},
  announce: async () => {},
} as never;

const documentOf = (manifest: string) =>
  new ManifestDocument(filesStore({ manifest, publicFolder: '' }), site);

it(`a file is whole after each of ${ROUNDS} kills, and undo leads back to its first byte`, {
  timeout: 300_000,
}, async () => {
  const manifest = join(folder, 'pages.yaml');
  writeFileSync(manifest, first);
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const child = spawn(
      'node',
      ['tests/editor/stores/files/document-process.js', manifest, 'save'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    expect(child.exitCode).toBeNull();
    await setTimeout(Math.random() * 40);
    child.kill('SIGKILL');
    await once(child, 'close');
    const text = readFileSync(manifest, 'utf8');
    expect(text.replace(/\d+/, '0')).toBe(first);
    ends.add(text);
  }
  // A machine that is busy with other tests comes to few saves before the end.
  expect(ends.size).toBeGreaterThan(ROUNDS / 10);
  const document = documentOf(manifest);
  const outside: string[] = [];
  for (let steps = await document.steps(); steps.undo; steps = await document.steps()) {
    if (steps.undo.words.includes('outside')) outside.push(steps.undo.words);
    await document.undo('undo').catch(({ message }) => expect(message).toContain('outside'));
  }
  expect(readFileSync(manifest, 'utf8')).toBe(first);
  expect(outside).toEqual([]);
});

it('a file that another program has open on Windows stays as it is', async () => {
  const manifest = join(folder, 'open.yaml');
  writeFileSync(manifest, 'count: 0\n');
  holdOpen(manifest);
  const saved = documentOf(manifest).write({ words: 'counted', make: () => 'count: 1\n' });
  await expect(saved).rejects.toThrow('Another program has the file open');
  expect(readFileSync(manifest, 'utf8')).toBe('count: 0\n');
  expect(readdirSync(editorFiles(manifest).tempFolder)).toEqual([]);
});

describe('a full disk', () => {
  const disk = join(folder, 'small-disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
  afterAll(() => void (mounted.status === 0 && execFileSync('umount', [disk])));

  it.skipIf(mounted.status !== 0)(
    'leaves the file, its journal and its undo as they were',
    async () => {
      const manifest = join(disk, 'pages.yaml');
      const text = `count: 0\n${'# A line.\n'.repeat(800)}`;
      writeFileSync(manifest, text);
      const document = documentOf(manifest);
      const files = editorFiles(manifest);
      const write = (count: number) =>
        document.write({
          words: 'counted',
          make: (now) => now.replace(/count: \d+/, `count: ${count}`),
        });
      expect(await write(1)).toMatchObject({ done: true });
      const now = readFileSync(manifest, 'utf8');
      const journal = readFileSync(files.journal, 'utf8');
      try {
        writeFileSync(join(disk, 'filler'), Buffer.alloc(100_000));
      } catch {
        // As much as there is room for.
      }
      await expect(write(2)).rejects.toThrow('The disk is full');
      expect(readFileSync(manifest, 'utf8')).toBe(now);
      expect(readFileSync(files.journal, 'utf8')).toBe(journal);
      expect(readdirSync(files.tempFolder)).toEqual([]);
      writeFileSync(join(disk, 'filler'), '');
      expect(await write(3)).toMatchObject({ done: true });
      await document.undo('undo');
      await document.undo('undo');
      expect(readFileSync(manifest, 'utf8')).toBe(text);
    },
  );
});
