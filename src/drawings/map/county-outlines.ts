// Counties as outlines in degrees, for a map that is drawn elsewhere.
import { countiesAround } from './atlas.ts';

/** A county's rings; each point is longitude and latitude. */
export interface CountyOutline {
  name: string;
  rings: number[][][];
}

/**
 * The counties with one of these names in the states of some places.
 * @param places longitude and latitude in degrees
 */
export function countyOutlines(names: string[], places: [number, number][]): CountyOutline[] {
  return countiesAround(new Set(names), places).map(({ properties: { name }, geometry }) => ({
    name,
    rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  }));
}
