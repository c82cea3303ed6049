// Entries of a list that have changed their place beside the last version are compared with what they were themselves.
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { validateManifest } from '../../../src/manifest/check.ts';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import { surroundings } from '../real-manifest.ts';
import { base, files } from './examples.ts';

const TEXTS = [
  ['Call us on Friday.', 'Llámenos el viernes.'],
  ['We come on Saturday as well.', 'Venimos también el sábado, por la mañana.'],
  ['Closed', 'Cerrado el lunes'],
];

/** The places of damaged values after a change. */
function damagedAfter(change: (manifest: Manifest) => void) {
  const manifest = parse(base);
  manifest.translations = { es: TEXTS.map(([text, translation]) => ({ text, translation })) };
  const before = stringify(manifest);
  change(manifest);
  const { diagnostics } = validateManifest(stringify(manifest), 'base.yaml', {
    ...surroundings,
    files,
    lastGood: () => ({ text: before }),
  });
  return diagnostics
    .filter(({ code }) => code === 'damaged-value')
    .map(({ pointer }) => pointer.join('.'));
}

type Pairs = { text: string; translation: string }[];
const pairsOf = ({ translations }: Manifest) => translations?.es as Pairs;

it.each<[what: string, change: (manifest: Manifest) => void]>([
  ['is deleted', (manifest) => pairsOf(manifest).splice(0, 1)],
  ['is moved', (manifest) => pairsOf(manifest).reverse()],
  [
    'is deleted and another one added',
    (manifest) => {
      pairsOf(manifest).splice(1, 1);
      pairsOf(manifest).push({ text: 'Sizes', translation: 'Los tamaños' });
    },
  ],
  [
    'is exchanged for a town with a rounded number',
    ({ towns }) => {
      const [town] = towns;
      if (town)
        Object.assign(town, { id: 'ripley', name: 'Ripley', slug: 'ripley', residents: 12700 });
    },
  ],
])('nothing is damaged once an entry %s', (_, change) => {
  expect(damagedAfter(change)).toEqual([]);
});

it('a damaged value is found though its entry has moved', () => {
  const damaged = damagedAfter((manifest) => {
    manifest.towns.reverse();
    for (const town of manifest.towns) if (town.id === 'dunkirk') town.residents = 12700;
    const [, second] = pairsOf(manifest);
    if (second) second.translation = 'Venimos también el';
  });
  expect(damaged).toEqual(['towns.1.residents', 'translations.es.1.translation']);
});
