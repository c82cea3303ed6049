// The second site has nothing of the first: no name, word of its trade, number or colour, in whatever file the build writes.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Manifest } from '../../src/model/manifest.generated.ts';
import { paletteOf } from '../../src/model/palette.ts';
import { completeTheme } from '../../src/model/theme.ts';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { FIXTURE } from '../support/sites/fixture-site.ts';

const SECOND = 'tests/fixtures/second-site';
const output = join(ROOT, CACHE, `second-site-${process.pid}`);

/** The first build on a machine encodes every picture, in milliseconds. */
const TIMEOUT_MS = 600_000;

const TRADE = /^(residential|commercial|roll-?offs?|trash|dumpsters?|haul\w*)$/;

/** The texts and keys of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]);
}

const wordsIn = (text: string) => new Set(text.match(/\p{L}[\p{L}-]{3,}/gu) ?? []);

/** What tells a site: its names, which nothing but a capital begins, the words of the trade, long numbers, and colors. */
function traitsOf(folder: string) {
  const manifest = parse(readFileSync(join(folder, 'pages.yaml'), 'utf8')) as Manifest;
  const text = textsIn(manifest).join('\n');
  const words = wordsIn(text);
  const names = [...words].filter(
    (word) => /^\p{Lu}\p{Ll}/u.test(word) && !words.has(word.toLowerCase()),
  );
  const own = wordsIn([manifest.company.name, ...manifest.towns.map(({ name }) => name)].join(' '));
  const palette = paletteOf(completeTheme(manifest.theme));
  const colors = Object.values(palette).flatMap((tone) => Object.values(tone));
  return {
    words: new Set([
      ...own,
      ...names,
      ...[...words].filter((word) => TRADE.test(word.toLowerCase())),
    ]),
    numbers: new Set(text.replace(/\D+/g, ' ').match(/\d{5,}/g) ?? []),
    phones: new Set(text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []),
    colors: new Set(colors.filter((color) => color.startsWith('#'))),
    /** The names of the company and its towns, which libraries do not have. */
    own,
    text,
  };
}

const first = traitsOf(FIXTURE);
const second = traitsOf(SECOND);

/** Names that the program has as well, such as those of days; examples in its schema may be from the first site. */
const program = ['src', 'schema']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(tsx?|schema\.json)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');
const programWords = wordsIn(program);
const others = wordsIn(second.text);

const words = [...first.words].filter(
  (word) =>
    !others.has(word) &&
    !others.has(word.toLowerCase()) &&
    (first.own.has(word) || !programWords.has(word)),
);
const signs = [...first.numbers, ...first.phones, ...first.colors].filter(
  (sign) => !second.text.includes(sign) && !second.colors.has(sign),
);

/** A person who names a site wants to know about that one. */
const comparing = !process.env.CURBSIDE_SITE;

beforeAll(async () => {
  if (comparing) await buildSite(output, { site: SECOND }).done;
}, TIMEOUT_MS);
afterAll(() => rmSync(output, { recursive: true, force: true }));

it.runIf(comparing)('the two have so little in common that a trace can be told', () => {
  expect(words).toEqual(expect.arrayContaining(['Cattaraugus', 'Dunkirk', 'dumpster']));
  expect(signs).toEqual(expect.arrayContaining(['(716) 555-0142', '14719', '#1d5136']));
});

it.runIf(comparing)('no file of the second site has a trace of the first', () => {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|json|js|css|svg|xml|txt|webmanifest|conf)$|(^|\/)_\w+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((name) => {
    // The licences are the words of others.
    if (name === 'licences.txt') return [];
    const text = `${name}\n${readFileSync(join(output, name), 'utf8')}`;
    const found = wordsIn(text);
    const isTold = (word: string) =>
      !name.endsWith('.js') || first.own.has(word) || TRADE.test(word);
    return [
      ...words.filter((word) => found.has(word) && isTold(word)),
      ...signs.filter((sign) => text.includes(sign)),
    ].map((trace) => `${name}: ${trace}`);
  });
  expect(found).toEqual([]);
});
