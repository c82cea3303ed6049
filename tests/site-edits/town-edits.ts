// Edits of towns: one comes, one goes, one is hidden, renamed, moved or swapped with another.
import type { Edits } from './edits.ts';
import {
  changeTexts,
  type Fields,
  found,
  inData,
  list,
  NoPlace,
  swap,
  unlink,
} from './manifest-edits.ts';

/** The towns that are shown. Throws when they are fewer. */
function shown(manifest: Fields, least: number): Fields[] {
  const towns = list(manifest, 'towns').filter((town) => town.is_active !== false);
  if (towns.length < least) throw new NoPlace(`fewer than ${least} towns are shown`);
  return towns;
}

/** A town that is no region. */
const aTown = (manifest: Fields) =>
  found(
    shown(manifest, 1).find(({ kind }) => kind !== 'region'),
    'town',
  );

/** Writes one name wherever a town has another. */
const renamed = (town: Fields, name: string): Fields => {
  const before = String(town.name);
  return changeTexts(town, (text) =>
    text.replaceAll(before, name).replaceAll(before.toUpperCase(), name.toUpperCase()),
  ) as Fields;
};

/** Takes a town away, and what is said of its pages elsewhere. */
function withoutTown(manifest: Fields, town: Fields, away: () => void): void {
  away();
  unlink(manifest, (address) => address.includes(`/${town.slug}/`));
}

export const TOWN_EDITS: Edits = {
  'a hidden town': inData((manifest) => {
    const town = found(shown(manifest, 2)[0], 'town');
    withoutTown(manifest, town, () => {
      town.is_active = false;
    });
  }),
  'one town less': inData((manifest) => {
    const town = found(shown(manifest, 2).at(-1), 'town');
    const towns = list(manifest, 'towns');
    withoutTown(manifest, town, () => towns.splice(towns.indexOf(town), 1));
  }),
  'one town more': inData((manifest) => {
    const towns = list(manifest, 'towns');
    const copy = renamed(aTown(manifest), 'Ellicott Hollow');
    const order = Math.max(...towns.map(({ display_order }) => Number(display_order) || 0)) + 1;
    towns.push({ ...copy, id: 'ellicott-hollow', slug: 'ellicott-hollow', display_order: order });
  }),
  'two towns swapped': inData((manifest) => {
    const [first = {}, second = {}] = shown(manifest, 2);
    [first.display_order, second.display_order] = [second.display_order, first.display_order];
    swap(manifest.towns, 0, 1);
  }),
  'a town with another name': inData((manifest) => {
    const towns = list(manifest, 'towns');
    const town = aTown(manifest);
    towns[towns.indexOf(town)] = renamed(town, 'Saint Mary’s-on-the-Lake');
  }),
  'a town with another address': inData((manifest) => {
    const town = aTown(manifest);
    const before = String(town.slug);
    const old = list(manifest, 'town_pages').map(({ path }) => String(path));
    Object.assign(
      manifest,
      changeTexts(manifest, (text) => text.replaceAll(`/${before}/`, '/new-slug/')),
    );
    const moved = found(
      list(manifest, 'towns').find(({ id }) => id === town.id),
      'town',
    );
    moved.slug = 'new-slug';
    const redirects = (manifest.redirects ?? []) as Fields[];
    const at = (path: string, slug: string) => path.replace('{slug}', slug);
    manifest.redirects = [
      ...redirects,
      ...old
        .filter((path) => path.includes('{slug}'))
        .map((path) => ({ from: at(path, before), to: at(path, 'new-slug') })),
    ];
  }),
  'a town that has grown': inData((manifest) => {
    const town = found(
      shown(manifest, 1).find(({ residents }) => residents),
      'town with residents',
    );
    Object.assign(town, { residents: 31_415, residents_badge: '31,000+' });
  }),
};
