// Texts that still name what the last version had, and that is gone: a holiday, a county, a town, a size.
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { validateManifest } from '../../../src/manifest/check.ts';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import { FILE, manifestText, surroundings } from '../real-manifest.ts';

/** What the check says of the texts after a change;  */
function outdatedAfter(change: (manifest: Manifest) => void): string[] {
  const manifest = parse(manifestText);
  manifest.faqs.billing[0].answer =
    'On Labor Day we rest. We work in Chautauqua and Erie counties, in Salamanca, and on Salamanca Street, with a 20-yard container.';
  const before = stringify(manifest);
  change(manifest);
  const { diagnostics } = validateManifest(stringify(manifest), FILE, {
    ...surroundings,
    withFixes: false,
    findLastValid: () => before,
  });
  return diagnostics.filter(({ code }) => code === 'outdated-text').map(({ message }) => message);
}

it.each<[what: string, change: (manifest: Manifest) => void, words: string[]]>([
  [
    'a holiday',
    ({ service_days }) => service_days?.holidays.splice(3, 1),
    ['A text says "Labor Day", but there is no such holiday any more.'],
  ],
  [
    'a county',
    ({ towns }) => {
      for (const town of towns) town.counties = ['Chautauqua'];
    },
    ['A text says "Erie", but there is no such county any more.'],
  ],
  [
    'a town',
    ({ towns }) => towns.splice(2, 1),
    ['A text says "Salamanca", but there is no such town any more.'],
  ],
  [
    'a size',
    ({ size_lists = {} }) => {
      for (const [name, sizes] of Object.entries(size_lists))
        size_lists[name] = sizes.filter(({ cubic_yards }) => cubic_yards !== 20);
    },
    ['A text says "20-yard", but there is no such size any more.'],
  ],
])('are named once %s is gone', (_, change, words) => {
  expect(outdatedAfter(change)).toEqual(expect.arrayContaining(words));
});

it('are not named while nothing is gone', () => {
  expect(outdatedAfter(() => {})).toEqual([]);
});
