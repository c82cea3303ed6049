// Town pages that would stay true if their towns exchanged names: the measure, and the warning through many saves.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { validateManifest } from '../../../src/manifest/check.ts';
import { MOVABLE_LIMIT, movableShare } from '../../../src/manifest/rules/towns/movable-towns.ts';
import { ownTexts } from '../../../src/manifest/rules/towns/own-texts.ts';
import { noTownMemory } from '../../../src/manifest/site/expand/town-memory.ts';
import type { Manifest, Town } from '../../../src/model/manifest.generated.ts';
import { manifestText, surroundings } from '../real-manifest.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');

/** The base manifest with other texts for its two towns. */
function withTexts(choose: (texts: string[]) => string[]): string {
  const manifest = parse(base) as Manifest;
  const towns = manifest.towns as (Town & { planting: unknown })[];
  const texts = choose(towns.map(({ planting }) => JSON.stringify(planting)));
  for (const [index, town] of towns.entries()) town.planting = JSON.parse(texts[index] ?? '');
  return stringify(manifest);
}

/** The texts of Dunkirk as those of Fredonia, with the first word of each doubled. */
const spun = (dunkirk = '') =>
  dunkirk
    .replaceAll('Dunkirk', 'Fredonia')
    .replaceAll('DUNKIRK', 'FREDONIA')
    .replace(/"([A-Z][a-z]*) (?=[^"]*")/g, '"$1 $1 ');

const alike = withTexts(([dunkirk = '']) => [dunkirk, spun(dunkirk)]);

/** Fredonia as in `alike`, and Dunkirk with a place of its own in each sentence. */
const apart = withTexts(([dunkirk = '']) => [
  dunkirk.replaceAll('."', ' at Point Gratiot."'),
  spun(dunkirk),
]);

const memory = noTownMemory();

describe('town pages that could exchange their names', () => {
  /** Two towns, each with one sentence of its own in six, and the others nearly alike. */
  const pair = (one: string[], other: string[]) =>
    [one, other].map((texts, index) => {
      const name = ['Dunkirk', 'Fredonia'][index] ?? '';
      const town = { name, planting: { reasons: texts } } as unknown as Town;
      return ownTexts(town, 'planting');
    }) as [ReturnType<typeof ownTexts>, ReturnType<typeof ownTexts>];

  const close = [
    ['We rent boxes for every project in Dunkirk.', 'We rent boxes for any project in Fredonia.'],
    ['Prices are honest and nothing is hidden.', 'Our prices are honest and nothing is hidden.'],
    ['Call us and a truck is on its way.', 'Call us, and the truck is on its way.'],
  ];
  const own = [
    ['Lake winds empty open carts.', 'Students leave sofas behind in May.'],
    ['The pier fills up in summer.', 'Grapes come off the vines in fall.'],
    ['Ice shoves close the harbor road.', 'Porches here hold nine bicycles.'],
    ['A lighthouse keeper was our first customer.', 'Two deans have their own boxes.'],
  ];
  const shareOf = (pairs: string[][]) =>
    movableShare(
      ...pair(
        pairs.map(([one = '']) => one),
        pairs.map(([, other = '']) => other),
      ),
    );

  it('share the sentences that are true of both, though no two are equal', () => {
    expect(shareOf([...close, ...own])).toBeCloseTo(3 / 7);
    expect(shareOf(close.concat(close))).toBe(1);
    expect(shareOf(own.concat(own))).toBe(0);
  });

  it('may share a sentence that names a place of one of them', () => {
    const road = [
      'Call us, and a truck is on Eagle Street.',
      'Call us, and a truck is on Temple Street.',
    ];
    expect(shareOf([...close, road, road])).toBeCloseTo(3 / 5);
  });

  it('are none of the twelve town pages of the first site, which keep to half of the limit', () => {
    const { towns, services } = parse(manifestText) as Manifest;
    const shares = services.flatMap(({ id }) => {
      const texts = towns.map((town) => ownTexts(town, id)).filter((each) => each.pairs.size > 0);
      return texts.flatMap((one, index) =>
        texts.slice(0, index).map((other) => movableShare(one, other)),
      );
    });
    expect(shares).toHaveLength(2 * 15);
    expect(Math.max(...shares)).toBeLessThan(MOVABLE_LIMIT / 2);
  });

  it('are named by the check', () => {
    const { problems } = validateManifest(alike, 'base.yaml', surroundings);
    expect(problems.map(({ code, pointer }) => [code, pointer.join('.')])).toEqual([
      ['movable-town-pages', 'towns.1.planting'],
    ]);
  });

  it.each([
    ['both towns have words of their own', base],
    ['one says what the other says', alike],
    [
      'a fact that all pages show has changed',
      alike.replace('phone: (716) 555-4410', 'phone: (716) 555-4411'),
    ],
    ['the other names a place in each sentence', apart],
    ['and says the same again', alike],
  ])('are found as if nothing had been read before when %s', (_what, text) => {
    const read = (around: object) =>
      validateManifest(text, 'base.yaml', { ...surroundings, ...around }).problems;
    expect(read({ memory })).toEqual(read({}));
  });
});
