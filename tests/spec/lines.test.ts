// The table of the specification's lines: each has a test that is there, and at most five differences, each with a reason.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SPEC_LINES } from './lines.ts';

/** The most differences from the specification. */
const MOST_DIFFERENCES = 5;

/** The lines that state a text, an order, a link, a number or a state, from the first to the last. */
const STATING =
  '3 7 10-12 14 16 18 22 26-36 38 40 42 45-48 51 54 57-62 65 68-72 75 78 82-87 90-91 93 96 99 103-108 111-116 119-122 124 128 130-132 134 136 138 140 142 144 146 148 150 154-160 166-169 171 173 175 179 185-188 191-193 195 201-211 213 217-222 224-233';

const stating = STATING.split(' ').flatMap((part) => {
  const [first = 0, last = first] = part.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

const held = SPEC_LINES.flatMap(({ line, held }) =>
  Object.entries(held).flatMap(([file, titles]) =>
    [titles].flat().map((title) => ({ line, file, title })),
  ),
);

function sourceOf(file: string): string {
  const path = ['.test.ts', '.ts'].map((end) => join('tests', `${file}${end}`)).find(existsSync);
  return path ? readFileSync(path, 'utf8') : '';
}

it('has every line that states something, and a test for each', () => {
  const lines = new Set(SPEC_LINES.map(({ line }) => line));
  expect([...lines].sort((a, b) => a - b)).toEqual(stating);
  expect(SPEC_LINES.filter(({ held }) => Object.keys(held).length === 0)).toEqual([]);
});

it('names only tests that are there', () => {
  const isThere = ({ file, title }: (typeof held)[number]) => sourceOf(file).includes(`'${title}'`);
  expect(held.filter((test) => !isThere(test))).toEqual([]);
});

it('differs from the specification in five places at most, and a decision gives the lines of each', () => {
  const different = SPEC_LINES.filter(({ differs }) => differs !== undefined);
  const differences = new Set(different.map(({ differs }) => differs));
  expect(differences.size).toBeLessThanOrEqual(MOST_DIFFERENCES);
  const decision = readFileSync('docs/decisions/94-what-differs-from-the-specification.md', 'utf8');
  const named = [...decision.matchAll(/\b\d{2,3}\b(?=[,:]| and)/g)].map(([line]) => Number(line));
  expect(named.sort((a, b) => a - b)).toEqual(
    different.map(({ line }) => line).sort((a, b) => a - b),
  );
});
