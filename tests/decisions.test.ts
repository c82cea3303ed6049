// The decisions: one page for each, with the same four parts, and a line in the table of contents.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const PARTS = ['Context', 'Decision', 'Consequence', 'What would change it'];

const INDEX = 'README.md';
const names = readdirSync(FOLDER)
  .filter((name) => name !== INDEX)
  .sort();
const index = readFileSync(join(FOLDER, INDEX), 'utf8');

describe.each(names)('%s', (name) => {
  const [heading = '', ...lines] = readFileSync(join(FOLDER, name), 'utf8').split('\n');
  const text = lines.join('\n');

  it('has its number and its title in its name', () => {
    const slug = heading
      .replace(/^# /, '')
      .toLowerCase()
      .replaceAll("'s", 's')
      .replaceAll(/[^a-z0-9]+/g, '-');
    expect(name).toMatch(/^\d{2,3}-[a-z0-9-]+\.md$/);
    expect(name).toBe(`${slug}.md`);
  });

  it('has the four parts, in this order', () => {
    const parts = [...text.matchAll(/^\*\*(.+?)\.\*\* \S/gm)].map(([, part]) => part);
    expect(parts).toEqual(PARTS);
  });

  it('is in the table of contents, under its title', () => {
    const [, number, title] = /^# (\d+) (.+)$/.exec(heading) ?? [];
    expect(index).toContain(`${number} [${title}](${name})`);
  });
});

it('each decision has a number of its own; those of deleted ones stay free', () => {
  const numbers = names.map((name) => name.split('-')[0]);
  expect(numbers).toEqual([...new Set(numbers)]);
});
