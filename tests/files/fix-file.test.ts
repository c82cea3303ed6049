// `npm run check -- --fix` on real files: what it puts in, what it leaves, and what it never loses.
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixFile } from '../../src/files/fix-file.ts';
import type { Diagnostic, Fix } from '../../src/manifest/diagnostic.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
let path = '';
let said: string[] = [];

beforeEach(({ task }) => {
  path = join(folder, `${task.id}.yaml`);
  said = [];
});

/** Each line "safety: words" is an error whose fix is the words alone. */
function check(text: string): Diagnostic[] {
  const rows = text.split(/\r\n|\n/);
  return rows.flatMap((row, at) => {
    const [, safety, words = ''] = /^(safe|suggested): ?(.*)/.exec(row) ?? [];
    if (!safety) return [];
    const place = { file: 'f', line: at + 1, column: 1, length: 1, pointer: [] };
    const offset = rows.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
    const edits = [{ offset, length: row.length, text: words }];
    const fix: Fix = { edits, safety: safety === 'safe' ? 'safe' : 'suggested' };
    const diagnostic = {
      code: row,
      severity: 'error',
      message: `About ${row}.`,
      ...place,
    } as const;
    return [{ ...diagnostic, fix }];
  });
}

async function fixed(text: string): Promise<string> {
  writeFileSync(path, text);
  await fixFile({ path, file: 'pages.yaml', check, say: (words) => said.push(words) });
  return readFileSync(path, 'utf8');
}

const copies = () =>
  readdirSync(folder).filter((name) => join(folder, name).startsWith(`${path}.`));

describe('what is safe', () => {
  it('is put in, all of it, and the file as it was lies beside it', async () => {
    expect(await fixed('a\nsafe: x\nsafe: y\n')).toBe('a\nx\ny\n');
    expect(readFileSync(`${path}.before-fix`, 'utf8')).toBe('a\nsafe: x\nsafe: y\n');
    expect(said[0]).toBe('About safe: x.\n  -     2 | safe: x\n  +     2 | x');
    expect(said.at(-1)).toContain('2 changes were made in pages.yaml.');
  });

  it('keeps the line ends of Windows', async () => {
    expect(await fixed('a\r\nsafe: x\r\nb\r\n')).toBe('a\r\nx\r\nb\r\n');
  });
});

it('what is only suggested is left', async () => {
  expect(await fixed('suggested: x')).toBe('suggested: x');
  expect(said).toEqual(['Nothing was changed in pages.yaml.']);
  expect(copies()).toEqual([]);
});

it('an older copy is kept', async () => {
  await fixed('safe: x');
  await fixed('safe: y');
  expect(readFileSync(`${path}.before-fix`, 'utf8')).toBe('safe: x');
  expect(readFileSync(`${path}.before-fix-2`, 'utf8')).toBe('safe: y');
  expect(said.at(-1)).toContain('.before-fix-2');
});

it('a write-protected file is left as it is', async () => {
  writeFileSync(path, 'safe: x');
  chmodSync(path, 0o444);
  await fixFile({ path, file: 'pages.yaml', check, say: (words) => said.push(words) });
  expect(readFileSync(path, 'utf8')).toBe('safe: x');
  expect(said.at(-1)).toBe('pages.yaml is write-protected: nothing was changed.');
  expect(copies()).toEqual([]);
});

it('a file that was saved meanwhile is left as it is', async () => {
  writeFileSync(path, 'safe: x');
  await fixFile({
    path,
    file: 'pages.yaml',
    check(text) {
      writeFileSync(path, 'somebody was here');
      return check(text);
    },
    say: (words) => said.push(words),
  });
  expect(readFileSync(path, 'utf8')).toBe('somebody was here');
  expect(said.at(-1)).toContain('saved by somebody else meanwhile');
  expect(existsSync(`${path}.before-fix`)).toBe(false);
});

it('a file that is no UTF-8 is not written again', async () => {
  writeFileSync(path, Buffer.from([0x61, 0xff]));
  await fixFile({ path, file: 'pages.yaml', check, say: (words) => said.push(words) });
  expect(said).toEqual(['pages.yaml is not UTF-8: nothing was changed.']);
});
