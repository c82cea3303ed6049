// The decisions: each has the four parts and a line in the index, and whatever names one leads somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const FOLDER = 'docs/decisions';
const PARTS = ['Status', 'Context', 'Decision', 'Consequences'];

const names = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

describe.each(names)('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');

  it('has the four parts, in this order', () => {
    const parts = [...text.matchAll(/^\*\*(.+?)\.\*\* \S/gm)].map(([, part]) => part);
    expect(parts).toEqual(PARTS);
  });

  it('is in the index, under its number and its title', () => {
    const [, number, title] = /^# (\d+) (.+)$/m.exec(text) ?? [];
    expect(name.startsWith(`${number}-`)).toBe(true);
    expect(index).toContain(`- ${number} [${title}](${name})`);
  });
});

it('the code names only decisions that are there', () => {
  const numbers = new Set(names.map((name) => name.split('-')[0]));
  const named = sourceFiles.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecision (\d+)/g)].map(([, number = '']) => ({ path, number })),
  );
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
