// The scale of container drawings: ten units of a drawing are a foot, whatever its size on the screen.
import type { Measures } from '../../model/site.ts';

/** Units of a drawing per foot. */
export const FOOT = 10;

/** Heights and lengths in feet: a person of average height for scale, and a full-size crew-cab pickup. */
export const PERSON = { height: 5.75, width: 1.7 };
export const PICKUP = { length: 19.3, height: 6.4 };

/** Room in units: beside a container and the person, and above. */
export const MARGIN = { right: 10, above: 8 };

/** The part of the world that every drawing of a set shows, in units. `ground` is the y of the ground line. */
export interface Frame {
  width: number;
  height: number;
  ground: number;
}

/** One frame for all drawings of a set, so that they have one scale wherever they are equally wide. */
export function frameFor(things: Measures[]): Frame {
  const longest = Math.max(...things.map(({ length }) => length));
  const highest = Math.max(PERSON.height, ...things.map(({ height }) => height));
  const ground = Math.ceil(highest * FOOT) + MARGIN.above;
  const person = MARGIN.right + PERSON.width * FOOT;
  return {
    width: Math.ceil(longest * FOOT + person + MARGIN.right),
    height: ground + 4,
    ground,
  };
}

/** The places of a container's ribs, in units from its left end: two feet apart or a little more, evenly. */
export function ribs(length: number): number[] {
  const count = Math.max(1, Math.floor(length / 2));
  const step = (length * FOOT) / count;
  return Array.from({ length: count - 1 }, (_, index) => Math.round((index + 1) * step * 10) / 10);
}

/** What stands on a container's side: 20 of "20 Yard", and the first word of a name without a number. */
export function plateOf(label: string): string {
  return /\d+/.exec(label)?.[0] ?? label.slice(0, 7).split(' ', 1)[0] ?? '';
}

/** A longer word is written smaller, so that it stays within its place. */
export const plateStyle = (plate: string) =>
  plate.length > 3 ? { fontSize: `${Math.floor(45 / plate.length)}px` } : undefined;
