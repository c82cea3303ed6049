// The other sites have nothing of the first, nor of each other: no name, word of a trade, number or colour, in whatever file the build writes.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Manifest } from '../../src/model/manifest.generated.ts';
import { paletteOf } from '../../src/model/palette.ts';
import { completeTheme } from '../../src/model/theme.ts';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { FIXTURE } from '../support/sites/fixture-site.ts';

const SECOND = 'tests/fixtures/second-site';
const THIRD = 'tests/fixtures/third-site';

/** The first build on a machine encodes every picture, in milliseconds. */
const TIMEOUT_MS = 600_000;

const TRADE =
  /^(residential|commercial|roll-?offs?|trash|dumpsters?|haul\w*|septic|drill\w*|chimneys?|sweeps?)$/;

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

/** Names that the program has as well, such as those of days; examples in its schema may be from the first site. */
const program = ['src', 'schema']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(tsx?|schema\.json)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');
const programWords = wordsIn(program);

/** What would tell one site in another. */
function traces(ofFolder: string, inFolder: string) {
  const [one, other] = [traitsOf(ofFolder), traitsOf(inFolder)];
  const others = wordsIn(other.text);
  const words = [...one.words].filter(
    (word) =>
      !others.has(word) &&
      !others.has(word.toLowerCase()) &&
      (one.own.has(word) || !programWords.has(word)),
  );
  const signs = [...one.numbers, ...one.phones, ...one.colors].filter(
    (sign) => !other.text.includes(sign) && !other.colors.has(sign),
  );
  return { words, signs, own: one.own };
}

/** A person who names a site wants to know about that one. */
const comparing = !process.env.CURBSIDE_SITE;

it.runIf(comparing)('the sites have so little in common that a trace can be told', () => {
  const { words, signs } = traces(FIXTURE, SECOND);
  expect(words).toEqual(expect.arrayContaining(['Cattaraugus', 'Dunkirk', 'dumpster']));
  expect(signs).toEqual(expect.arrayContaining(['(716) 555-0142', '14719', '#1d5136']));
  expect(traces(SECOND, THIRD).words).toEqual(expect.arrayContaining(['Lindahl', 'septic']));
});

describe.runIf(comparing).each([
  { site: SECOND, others: [FIXTURE, THIRD], least: 40 },
  { site: THIRD, others: [FIXTURE, SECOND], least: 20 },
])('$site', ({ site, others, least }) => {
  const output = join(ROOT, CACHE, `${site.replace(/.*\//, '')}-${process.pid}`);
  let built = '';
  beforeAll(async () => {
    built = await buildSite(output, { site }).done;
  }, TIMEOUT_MS);
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  it('is built without a diagnostic', () => {
    expect(built).not.toMatch(/ (error|warning) (?!placeholder-fact|unread-requests)[a-z-]+:/);
  });

  it('has no trace of another in any file', () => {
    const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(html|json|js|css|svg|xml|txt|webmanifest|conf)$|(^|\/)_\w+$/.test(name),
    );
    expect(files.length).toBeGreaterThan(least);
    const known = others.map((other) => traces(other, site));
    const found = files.flatMap((name) => {
      // The licences are the words of others.
      if (name === 'licences.txt') return [];
      const text = `${name}\n${readFileSync(join(output, name), 'utf8')}`;
      const inFile = wordsIn(text);
      return known.flatMap(({ words, signs, own }) => {
        const isTold = (word: string) => !name.endsWith('.js') || own.has(word) || TRADE.test(word);
        return [
          ...words.filter((word) => inFile.has(word) && isTold(word)),
          ...signs.filter((sign) => text.includes(sign)),
        ].map((trace) => `${name}: ${trace}`);
      });
    });
    expect(found).toEqual([]);
  });
});
