// Adds the towns with their page addresses, and their map, to a section of towns.
import { townMap } from '../../../drawings/map/town-map.ts';
import type { Manifest, ManifestPicture, Town } from '../../../model/manifest.generated.ts';
import { withoutPreview } from '../../../model/picture-files.ts';
import type { Picture, SectionExtras, SectionOf, TownLink } from '../../../model/site.ts';
import type { Translate } from '../../../model/words/words.ts';
import { getOrCreate } from '../../text/values.ts';
import type { ExpandedPage, Expansion } from '../expand/expand-pages.ts';
import { townPlace } from '../expand/placeholders.ts';
import type { PublicFiles } from '../public-files.ts';
import { degreesBetween, wayWords } from './way-between.ts';

/** The fields of the section that control the additions. */
export interface TownsFields {
  services: string[];
  limit: number;
  nearest?: number;
  with_map: boolean;
  look: SectionOf<'towns'>['look'];
}

interface Context {
  manifest: Manifest;
  expansion: Expansion;
  files: PublicFiles;
  t: Translate;
  /** The path of each town's page for each service. */
  townPaths: Map<Town, Partial<Record<string, string>>>;
}

type ListPage = Pick<ExpandedPage, 'path' | 'town'>;

/** Each town with its neighbors, by the list of towns and how many neighbors each has. */
const neighborCache = new WeakMap<Expansion['towns'], Map<number, Map<Town, Expansion['towns']>>>();

/** The town of a page and its neighbors; all towns on a page without a town. */
function townsToList(
  { towns }: Expansion,
  { nearest }: TownsFields,
  town?: Town,
): Expansion['towns'] {
  if (!nearest || !town) return towns;
  const byCount = getOrCreate(neighborCache, towns, () => new Map());
  return getOrCreate(byCount, nearest, () => listsOf(towns, nearest)).get(town) ?? [];
}

function listsOf(towns: Expansion['towns'], nearest: number): Map<Town, Expansion['towns']> {
  const entries = new Map(towns.map((entry) => [entry.town, entry]));
  const neighbors = nearbyTowns([...entries.keys()], nearest);
  return new Map(
    [...neighbors].map(([town, others]) => [
      town,
      [town, ...others].flatMap((one) => entries.get(one) ?? []),
    ]),
  );
}

/** The towns of a list on a page and, on request, the map with the first link of each. */
export function townsExtras(
  fields: TownsFields,
  { path, town }: ListPage,
  context: Context,
): SectionExtras['towns'] {
  const { services } = fields;
  // Leave out towns whose only page is this one: they would have no link.
  const hasOne = ({ town }: Expansion['towns'][number]) =>
    services.some((service) => ![undefined, path].includes(context.townPaths.get(town)?.[service]));
  const towns = townsToList(context.expansion, fields, town).filter(hasOne).slice(0, fields.limit);
  const items = townLinks(towns, { ...fields, path, here: town }, context);
  const stops = towns.flatMap(({ town }, index) => {
    const to = items[index]?.links[0]?.to;
    return to ? [{ town, to }] : [];
  });
  const map = fields.with_map ? townMap(stops, officeOf(context.manifest.company)) : undefined;
  return { items, ...(map && { map }) };
}

/** The office on the map, under the name of its town. */
function officeOf({ address, coordinates }: Manifest['company']) {
  if (!address || !coordinates) return undefined;
  return {
    name: address.city,
    at: [coordinates.longitude, coordinates.latitude] as [number, number],
  };
}

/** The towns as the list shows them, without links to the page itself and without fields that its look hides. */
function townLinks(
  towns: Expansion['towns'],
  { services, path, look, nearest, here }: TownsFields & { path: string; here?: Town },
  { manifest, expansion, files, townPaths, t }: Context,
): TownLink[] {
  const { address, coordinates: place } = manifest.company;
  const office = address && place && { city: address.city, place };
  const distanceTo = (to: Town['coordinates']) =>
    nearest && to ? wayWords(to, { from: here?.coordinates, office, t }) : undefined;
  const labels = new Map(
    expansion.shared.services.map(({ id, label, link_label }) => [id, link_label ?? label]),
  );
  return towns.map(({ town, blurb, image }) => ({
    name: town.name,
    place: townPlace(town, manifest.company),
    ...(nearest && { distance: distanceTo(town.coordinates) }),
    ...(look !== 'links' && { blurb }),
    ...(look === 'photos' && { image: cardPicture(image, files) }),
    links: services.flatMap((service) => {
      const to = townPaths.get(town)?.[service];
      const label = labels.get(service);
      return to && label && to !== path ? [{ service, label, to }] : [];
    }),
  }));
}

/** A picture without alternative text, as the town's name is beside it. */
function cardPicture(picture: ManifestPicture, files: PublicFiles): Picture {
  return { ...picture, alt: '', ...withoutPreview(files.picture(picture.src)) };
}

/**
 * The `count` nearest towns of each town, the nearest first. A town that is no other's neighbor is added to those of its
 * nearest town, so that every town is linked. A town without coordinates gets those before and after it in the list.
 */
export function nearbyTowns(towns: Town[], count: number): Map<Town, Town[]> {
  const placed = towns
    .filter(({ coordinates }) => coordinates)
    .sort((a, b) => latitude(a) - latitude(b));
  const positions = new Map(placed.map((town, index) => [town, index]));
  const neighbors = new Map<Town, Town[]>(
    towns.map((town, index) => {
      const place = positions.get(town);
      return [
        town,
        place === undefined
          ? neighborsInList(towns, index, count)
          : nearestTowns(placed, place, count),
      ];
    }),
  );
  const linked = new Set([...neighbors.values()].flat());
  for (const [town, [closest]] of neighbors) {
    if (!linked.has(town) && closest) neighbors.get(closest)?.push(town);
  }
  return neighbors;
}

/** Walks south, then north, until the latitude alone is farther than the worst of `count` found. */
function nearestTowns(placed: Town[], place: number, count: number): Town[] {
  const own = placed[place] as Town;
  let found: { town: Town; far: number }[] = [];
  for (const step of [-1, 1]) {
    for (let at = place + step; placed[at]; at += step) {
      const town = placed[at] as Town;
      const worst = found[count - 1]?.far ?? Number.POSITIVE_INFINITY;
      if (Math.abs(latitude(town) - latitude(own)) > worst) break;
      found.push({ town, far: distance(own, town) });
      found = found.sort((a, b) => a.far - b.far).slice(0, count);
    }
  }
  return found.map(({ town }) => town);
}

const neighborsInList = (towns: Town[], index: number, count: number): Town[] =>
  towns.filter((_, at) => at !== index && Math.abs(at - index) <= count).slice(0, count);

const latitude = ({ coordinates }: Town) => coordinates?.latitude ?? 0;

/** The distance of two towns in degrees of latitude. */
function distance({ coordinates: from }: Town, { coordinates: to }: Town): number {
  if (!from || !to) return 0;
  const { north, east } = degreesBetween(from, to);
  return Math.hypot(north, east);
}
