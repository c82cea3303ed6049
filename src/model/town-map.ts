// The map of the service area as data: what is drawn when a site is resolved, and shown on its pages.

/** A place on a map, and its name. A town also has its touch area, and a line to a name that is not beside it. */
export interface MapDot {
  name: string;
  x: number;
  y: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

/** A map of some towns, in units of its own. Outlines are paths as SVG writes them. */
export interface TownMap {
  width: number;
  height: number;
  land: string;
  rivers: string;
  counties: { name: string; outline: string; x: number; y: number }[];
  towns: (MapDot & { to: string; touch: string; line?: string })[];
  /** The office, if its place is known. */
  office?: MapDot;
  waters: { name: string; x: number; y: number }[];
  /** Cities nearby that help people find their way. */
  cities: { name: string; x: number; y: number }[];
}
