// `npm run check -- --fix` on real files: what it puts in, what it leaves, and what it never loses.
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem, Sureness } from '../../../src/manifest/problem.ts';
import { fixFile } from '../../../src/node/mending/fix-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
let path = '';
let said: string[] = [];

beforeEach(({ task }) => {
  path = join(folder, `${task.id}.yaml`);
  said = [];
});

/** Each line "sureness: words" is an error whose edit is the words alone; "worse" becomes two errors. */
function check(text: string): Problem[] {
  return text.split(/\r\n|\n/).flatMap((row, at) => {
    const [, sureness, words = ''] = /^(certain|likely|example|bad): ?(.*)/.exec(row) ?? [];
    if (!sureness) return [];
    const place = { file: 'f', line: at + 1, column: 1, length: 1, pointer: [] };
    const lines = words === 'worse' ? ['bad: 1', 'bad: 2'] : [words];
    const edit = { line: at + 1, remove: 1, lines, sureness: sureness as Sureness };
    const problem = { code: row, severity: 'error', message: `About ${row}.`, ...place } as const;
    return [sureness === 'bad' ? problem : { ...problem, edit }];
  });
}

async function fixed(text: string, ask?: (question: string) => Promise<boolean>): Promise<string> {
  writeFileSync(path, text);
  await fixFile({ path, file: 'pages.yaml', check, ask, say: (words) => said.push(words) });
  return readFileSync(path, 'utf8');
}

const copies = () =>
  readdirSync(folder).filter((name) => join(folder, name).startsWith(`${path}.`));

describe('what is certain', () => {
  it('is put in, all of it, and the file as it was lies beside it', async () => {
    expect(await fixed('a\ncertain: x\ncertain: y\n')).toBe('a\nx\ny\n');
    expect(readFileSync(`${path}.before-fix`, 'utf8')).toBe('a\ncertain: x\ncertain: y\n');
    expect(said[0]).toBe('About certain: x.\n  -     2 | certain: x\n  +     2 | x');
    expect(said.at(-1)).toContain('2 changes were made in pages.yaml.');
  });

  it('keeps the line ends of Windows', async () => {
    expect(await fixed('a\r\ncertain: x\r\nb\r\n')).toBe('a\r\nx\r\nb\r\n');
  });

  it('is put in beside errors that stay', async () => {
    expect(await fixed('certain: x\nbad: 1\ncertain: y')).toBe('x\nbad: 1\ny');
  });

  it('is left where the file would be worse', async () => {
    expect(await fixed('certain: worse')).toBe('certain: worse');
    expect(copies()).toEqual([]);
  });
});

describe('what is likely', () => {
  it('is asked about, with the lines before and after', async () => {
    const asked: string[] = [];
    const text = await fixed('likely: x\nlikely: y', async (question) => {
      asked.push(question);
      return question.includes('| x');
    });
    expect(text).toBe('x\nlikely: y');
    expect(asked).toHaveLength(2);
  });

  it('is left where nobody can answer, and that is said', async () => {
    expect(await fixed('likely: x')).toBe('likely: x');
    expect(said[0]).toBe('1 offer was left: --fix asks about them on a terminal.');
  });
});

it('an example is never put in', async () => {
  expect(await fixed('example: x', async () => true)).toBe('example: x');
});

it('an older copy is kept', async () => {
  await fixed('certain: x');
  await fixed('certain: y');
  expect(readFileSync(`${path}.before-fix`, 'utf8')).toBe('certain: x');
  expect(readFileSync(`${path}.before-fix-2`, 'utf8')).toBe('certain: y');
  expect(said.at(-1)).toContain('.before-fix-2');
});

it('a write-protected file is left as it is', async () => {
  writeFileSync(path, 'certain: x');
  chmodSync(path, 0o444);
  await fixFile({ path, file: 'pages.yaml', check, say: (words) => said.push(words) });
  expect(readFileSync(path, 'utf8')).toBe('certain: x');
  expect(said.at(-1)).toBe('pages.yaml is write-protected: nothing was changed.');
  expect(copies()).toEqual([]);
});

it('a file that was saved meanwhile is left as it is', async () => {
  const saved = 'somebody was here';
  const text = await fixed('likely: x', async () => {
    writeFileSync(path, saved);
    return true;
  });
  expect(text).toBe(saved);
  expect(said.at(-1)).toContain('saved by somebody else meanwhile');
  expect(existsSync(`${path}.before-fix`)).toBe(false);
});

it('a file that is no UTF-8 is not written again', async () => {
  writeFileSync(path, Buffer.from([0x61, 0xff]));
  await fixFile({ path, file: 'pages.yaml', check, say: (words) => said.push(words) });
  expect(said).toEqual(['pages.yaml is not UTF-8: nothing was changed.']);
});
