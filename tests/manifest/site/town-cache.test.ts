// A reading that remembers the one before finds and makes the same as one that remembers nothing.
import { expect, test } from 'vitest';
import { validateManifest } from '../../../src/manifest/check.ts';
import { MAX_CITY_CHOICES } from '../../../src/manifest/site/expand/placeholders.ts';
import { createTownCache } from '../../../src/manifest/site/expand/town-cache.ts';
import { manifestWithTowns } from '../../bench/scale/manifest.ts';
import { withGowanda } from '../gowanda.ts';
import {
  type Edit,
  edited,
  FILE,
  manifestText,
  surroundings,
  verdictOn,
} from '../real-manifest.ts';

const memory = createTownCache();
const readAgain = (text: string) =>
  validateManifest(text, FILE, { ...surroundings, townCache: memory });
const change = (...edits: Edit[]) => edited(edits).text;
const dunkirk = (field: string, write?: string): Edit => ({
  find: ['towns:', '- id: dunkirk', `${field}: …`],
  write,
});

test.each([
  ['nothing', manifestText],
  ['a text of a town', change(dunkirk('closing_heading', 'closing_heading: Another end'))],
  ['a fact that all pages show', manifestText.replace('name: Cattaraugus Valley', 'name: Hill')],
  [
    'a list that towns refer to',
    change({ find: ['button_sets:', 'label: …'], write: 'label: Ring' }),
  ],
  ['a template', change({ find: ['town_pages:', 'label: …'], write: 'label: The {town} page' })],
  ['a town that is hidden', change(dunkirk('is_active', 'is_active: false'))],
  ['a town more', withGowanda(manifestText)],
  ['a town that stands first', withGowanda(manifestText, 0)],
  [
    'a placeholder that does not exist',
    change(dunkirk('closing_heading', 'closing_heading: "{ton}"')),
  ],
  ['the same fault once more', change(dunkirk('closing_heading', 'closing_heading: "{ton}"'))],
  ['a key that is missing', change(dunkirk('residents_badge'))],
  ['nothing any more', manifestText],
])('after a change of %s', (_what, text) => {
  const again = readAgain(text);
  const fresh = verdictOn(text);
  expect(again.diagnostics).toEqual(fresh.diagnostics);
  expect(JSON.stringify(again.site)).toBe(JSON.stringify(fresh.site));
  const leaves = ({ expansion }: typeof fresh) =>
    [...(expansion?.pages ?? []), { leaves: expansion?.sharedLeaves ?? [] }].map(({ leaves }) =>
      leaves.map(({ key, value, pointer }) => ({ key, value, pointer })),
    );
  expect(leaves(again)).toEqual(leaves(fresh));
});

test('a town that is switched on may be one too many for a list, and its pages say so', () => {
  const all = manifestWithTowns(manifestText, MAX_CITY_CHOICES + 1);
  const [, off = ''] =
    /^([\s\S]*\n {2}- id: dunkirk\n(?: {4}.*\n)*? {4}is_active: )true/.exec(all) ?? [];
  const many = createTownCache();
  const read = (text: string) => validateManifest(text, FILE, { ...surroundings, townCache: many });
  const before = read(`${off}false${all.slice(`${off}true`.length)}`);
  expect(before.expansion?.towns).toHaveLength(MAX_CITY_CHOICES);
  expect(JSON.stringify(read(all).site)).toBe(JSON.stringify(verdictOn(all).site));
});

test('what was made of a town that has not changed is used again', () => {
  const [before, after] = [
    readAgain(manifestText),
    readAgain(change(dunkirk('closing_heading', 'closing_heading: Another end'))),
  ].map(({ expansion }) => new Map(expansion?.pages.map((page) => [page.path, page])));
  const same = [...(after ?? [])].filter(([path, page]) => before?.get(path) === page);
  expect(same).toHaveLength(6);
});
