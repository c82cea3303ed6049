// The shapes of the country and its counties, from the public atlas of the Census Bureau that the package us-atlas has.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>;
  nation: GeometryCollection;
}>;

export type CountyShape = Feature<Polygon | MultiPolygon, { name: string }>;

/**
 * The atlas ends at the border, and without its north shore Lake Erie would look like a sea. Longitude and latitude in
 * degrees of places along it, read from a chart: Long Point Bay, Port Maitland, Port Colborne, Point Abino, Fort Erie,
 * and down the Niagara River.
 */
const NORTH_SHORE: Position[] = [
  [-80.3, 42.79],
  [-79.9, 42.82],
  [-79.58, 42.857],
  [-79.4, 42.866],
  [-79.25, 42.873],
  [-79.13, 42.868],
  [-79.095, 42.838],
  [-79.06, 42.862],
  [-78.99, 42.868],
  [-78.925, 42.893],
  [-78.908, 42.91],
  [-78.915, 42.95],
  [-79.02, 43.0],
  [-79.04, 43.08],
  [-79.06, 43.26],
  [-79.5, 43.2],
  [-80.3, 43.3],
];

let atlas: Atlas | undefined;

/** The atlas; the file is read on the first call. */
function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  atlas ??= JSON.parse(readFileSync(path, 'utf8')) as Atlas;
  return atlas;
}

/** The land on both sides of the border; the country's own ends at the shores of the lakes. */
export function landOf(): FeatureCollection {
  const whole = readAtlas();
  const { features } = feature(whole, whole.objects.nation);
  const ring = [...NORTH_SHORE, ...NORTH_SHORE.slice(0, 1)].reverse();
  const north: Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
  return { type: 'FeatureCollection', features: [...features, north] };
}

/** The names of all counties. */
export function countyNames(): string[] {
  const { geometries } = readAtlas().objects.counties;
  return [...new Set(geometries.map(({ properties: of }) => (of && 'name' in of ? of.name : '')))];
}

/** The counties of one name, in whatever state. */
export function countiesOf(name: string): CountyShape[] {
  const whole = readAtlas();
  return whole.objects.counties.geometries
    .filter(({ properties: of }) => of && 'name' in of && of.name === name)
    .map((geometry) => feature(whole, geometry) as CountyShape);
}

/**
 * The counties with one of these names in the states that have one of the places: "Erie" alone could be one of three.
 * @param places longitude and latitude in degrees
 */
export function countiesNamed(names: Set<string>, places: Position[]): CountyShape[] {
  const whole = readAtlas();
  const shapes = whole.objects.counties.geometries
    .filter(({ properties: of }) => of && 'name' in of && names.has(of.name))
    .map((geometry) => feature(whole, geometry) as CountyShape);
  const around = (shape: CountyShape) =>
    places.some((place) => geoContains(shape, place as [number, number]));
  const states = new Set(shapes.filter(around).map(stateOf));
  return shapes.filter((shape) => states.has(stateOf(shape)));
}

/** The first two digits of a county's number are its state's. */
function stateOf({ id }: CountyShape): string {
  return String(id).slice(0, 2);
}
