// Draws the map of the service area: the counties of the towns in their real shapes, and the towns where they are.
import { type GeoPath, type GeoProjection, geoContains, geoMercator, geoPath } from 'd3-geo';
import type { Town } from '../../model/manifest.generated.ts';
import type { TownMap } from '../../model/town-map.ts';
import { type Bounds, type CountyShape, countiesAround, landIn, largeRivers } from './atlas.ts';
import { boxOf, type Point, placeInside, placeLabels, touchTarget } from './map-labels.ts';
import { inCurves, inSteps, ringsOf } from './path-data.ts';

/** Units: a map of this width has letters of a readable size on a phone. */
const WIDTH = 340;
const MARGIN = 10;

/** The places that help people find their way. Their names are written only where the map shows them. */
const WATERS: MappedTown[] = [{ name: 'Lake Erie', at: [-79.5, 42.72] }];
const CITIES: MappedTown[] = [{ name: 'Buffalo', at: [-78.8784, 42.8864] }];

/** A town and the page that its dot leads to. */
export interface Stop {
  town: Town;
  to: string;
}

interface MappedTown extends Pick<Town, 'name'> {
  at: [longitude: number, latitude: number];
}

/** The map of some towns, and of the office if its place is known; undefined with fewer than two coordinates, or without a known county. */
export function townMap(stops: Stop[], office?: MappedTown): TownMap | undefined {
  const shown = stops.flatMap(({ town: { name, coordinates: point }, to }) =>
    point
      ? [{ to, spot: { name, at: [point.longitude, point.latitude] } satisfies MappedTown }]
      : [],
  );
  const drawing = drawn(
    stops.flatMap(({ town }) => town.counties),
    shown.map(({ spot }) => spot),
    office,
  );
  if (!drawing) return undefined;
  const towns = drawing.towns.map(({ name, ...dot }, index) => ({
    name,
    to: shown[index]?.to ?? '',
    ...dot,
  }));
  return { ...drawing, towns };
}

/** The last drawings, by content: several pages and every save in development repeat them. */
const drawings = new Map<string, ReturnType<typeof draw>>();
const MAX_CACHED_DRAWINGS = 8;

function drawn(counties: string[], spots: MappedTown[], office?: MappedTown) {
  const name = JSON.stringify([counties, spots, office]);
  if (!drawings.has(name)) {
    if (drawings.size >= MAX_CACHED_DRAWINGS) drawings.clear();
    drawings.set(name, draw(counties, spots, office));
  }
  return drawings.get(name);
}

/** The map, whose dots lead nowhere yet. */
function draw(named: string[], spots: MappedTown[], office?: MappedTown) {
  if (spots.length < 2) return undefined;
  const shapes = countiesAround(
    new Set(named),
    spots.map(({ at }) => at),
  );
  if (shapes.length === 0) return undefined;
  const { projection, path, height } = sheetFor(shapes);
  const dots = [...spots, ...(office ? [office] : [])].map(({ name, at }) => ({
    name,
    ...project(projection, at),
  }));
  const rings = shapes.map((shape) => longestRing(path(shape) ?? ''));
  const labels = placeLabels(dots, rings, WIDTH);
  const placed = dots.map((dot, index) => ({
    ...dot,
    label: labels[index] ?? { x: dot.x, y: dot.y, anchor: 'start' as const },
  }));
  const land = landIn(boxOfSheet(projection, height));
  const shown = (landmarks: MappedTown[]) =>
    landmarks
      .map(({ name, at }) => ({ name, at, ...project(projection, at) }))
      .filter(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < height);
  const cities = shown(CITIES).filter(({ name }) => !dots.some((dot) => dot.name === name));
  return {
    width: WIDTH,
    height,
    land: inSteps(path(land) ?? ''),
    rivers: inCurves(path(largeRivers()) ?? ''),
    counties: counties(shapes, path, [
      ...dots.map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })),
      ...labels.map((label, index) => boxOf(label, dots[index]?.name ?? '')),
      ...cities.map(({ name, x, y }) => boxOf({ x, y, anchor: 'start' }, name)),
    ]),
    towns: placed.slice(0, spots.length).map((dot) => ({ ...dot, ...touchTarget(dot) })),
    ...(placed[spots.length] && { office: placed[spots.length] }),
    waters: shown(WATERS)
      .filter(({ at }) => !geoContains(land, at))
      .map(({ name, x, y }) => ({ name, x, y })),
    cities: cities.map(({ name, x, y }) => ({ name, x, y })),
  };
}

/** A projection in which the counties fill the map's width, and its path in whole units, cut off at the map's edge. */
function sheetFor(shapes: CountyShape[]) {
  const collection = { type: 'FeatureCollection' as const, features: shapes };
  const projection = geoMercator().fitWidth(WIDTH - 2 * MARGIN, collection);
  const [[, top], [, bottom]] = geoPath(projection).bounds(collection);
  const [x, y] = projection.translate();
  projection.translate([x + MARGIN, y - top + MARGIN]);
  const height = Math.round(bottom - top + 2 * MARGIN);
  projection.clipExtent([
    [0, 0],
    [WIDTH, height],
  ]);
  return { projection, path: geoPath(projection).digits(0), height };
}

/** The bounds of a sheet in degrees. In this projection north is up everywhere. */
function boxOfSheet({ invert }: GeoProjection, height: number): Bounds {
  const degrees = (x: number, y: number) => invert?.([x, y]) ?? [0, 0];
  const [west, south] = degrees(0, height);
  const [east, north] = degrees(WIDTH, 0);
  return [
    [west, south],
    [east, north],
  ];
}

function project(projection: GeoProjection, position: [number, number]): Point {
  const [x = 0, y = 0] = projection(position) ?? [];
  return { x: Math.round(x), y: Math.round(y) };
}

function counties(
  shapes: CountyShape[],
  path: GeoPath,
  taken: Parameters<typeof placeInside>[3],
): TownMap['counties'] {
  return shapes.map((shape) => {
    const { name } = shape.properties;
    const outline = path(shape) ?? '';
    const [x, y] = path.centroid(shape).map(Math.round) as [number, number];
    const middle = placeInside(longestRing(outline), { x, y }, name, taken);
    return { name, outline: inSteps(outline), x: Math.round(middle.x), y: Math.round(middle.y) };
  });
}

/** The points of a path's longest part: a county's mainland, not its islands. */
function longestRing(outline: string): Point[] {
  const [longest = []] = ringsOf(outline).toSorted((a, b) => b.length - a.length);
  return longest.map(([x, y]) => ({ x, y }));
}
