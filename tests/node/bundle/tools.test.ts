// A store names its entries by their sources: it makes each once, shares it, and forgets unused ones.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { keptFolder } from '../../../src/node/launch/tools.js';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const temporary = temporaryFolder();

const make = async (draft: string) => void mkdirSync(draft);
const never = async () => {
  throw new Error('it was made again');
};

describe('a kept folder', () => {
  it('is made once', async () => {
    const folder = join(temporary, 'once/a');
    await keptFolder(folder, make);
    await keptFolder(folder, never);
    expect(readdirSync(join(temporary, 'once'))).toEqual(['a']);
  });

  it('has its name when it is finished, and not before', async () => {
    const folder = join(temporary, 'whole/a');
    await keptFolder(folder, async (draft) => {
      await make(draft);
      expect(existsSync(folder)).toBe(false);
    });
    expect(existsSync(folder)).toBe(true);
  });

  it('is not there after a failure, nor is a part of it', async () => {
    const half = async (draft: string) => {
      mkdirSync(draft);
      throw new Error('half of it was made');
    };
    const made = keptFolder(join(temporary, 'failed/a'), half);
    await expect(made).rejects.toThrow('half of it was made');
    expect(readdirSync(join(temporary, 'failed'))).toEqual([]);
  });

  it('may be made twice at the same time', async () => {
    const folder = join(temporary, 'twice/a');
    const full = async (draft: string) => void mkdirSync(join(draft, 'b'), { recursive: true });
    await Promise.all([keptFolder(folder, full), keptFolder(folder, full)]);
    expect(readdirSync(join(temporary, 'twice'))).toEqual(['a']);
  });

  it('stays as the faster of two has made it', async () => {
    const folder = join(temporary, 'two/a');
    await keptFolder(folder, async (draft) => {
      await make(draft);
      mkdirSync(join(folder, 'by the other'), { recursive: true });
    });
    expect(readdirSync(folder)).toEqual(['by the other']);
    expect(readdirSync(join(temporary, 'two'))).toEqual(['a']);
  });

  it('is made again when a part of a file in it has been lost', async () => {
    const folder = join(temporary, 'damaged/a');
    const full = async (draft: string) => {
      mkdirSync(draft);
      writeFileSync(join(draft, 'b.js'), 'whole');
    };
    await keptFolder(folder, full);
    writeFileSync(join(folder, 'b.js'), 'who');
    await keptFolder(folder, full);
    expect(readFileSync(join(folder, 'b.js'), 'utf8')).toBe('whole');
  });

  it('goes when four others are newer and nobody has used it for a day', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const name of names.slice(0, 5)) {
      await keptFolder(join(temporary, 'old', name), make);
      utimesSync(join(temporary, 'old', name), longAgo, longAgo);
    }
    await keptFolder(join(temporary, 'old/a'), never);
    await keptFolder(join(temporary, 'old/f'), make);
    const kept = readdirSync(join(temporary, 'old'));
    expect(kept).toHaveLength(4);
    expect(kept).toEqual(expect.arrayContaining(['a', 'f']));
  });
});

it('a change in the build’s own code starts the development server anew', async () => {
  const { configFileDependencies } = await resolveConfig({ logLevel: 'silent' }, 'serve');
  const files = [
    ...['src/node/site-plugin.ts', 'src/manifest/yaml/read.ts', 'src/model/path.ts'],
    ...['src/app/embedded.ts', 'src/outside/supabase.ts'],
  ];
  for (const file of files) {
    expect(configFileDependencies).toContain(resolve(file).replaceAll('\\', '/'));
  }
});

it('the versions of Node that the project asks for are those that Vite runs on', () => {
  const engines = (file: string) => JSON.parse(readFileSync(file, 'utf8')).engines.node;
  expect(engines('package.json')).toBe(engines('node_modules/vite/package.json'));
});
