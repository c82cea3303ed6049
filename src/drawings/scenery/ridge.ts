// The upper edge of a layer of hills: crests and hollows by turns, with level ground at each of them.
import type { Random } from './chance.ts';

/** Its crests and hollows, in units of the drawing. */
export type Ridge = { x: number; y: number }[];

/** The level of a layer, and how far its crests and hollows are from there. */
export interface Relief {
  level: number;
  height: number;
  turns: number;
}

/** A ridge that begins and ends at its level. */
export function ridgeOf({ level, height, turns }: Relief, width: number, chance: Random): Ridge {
  const first = chance() < 0.5 ? 1 : -1;
  const inner = Array.from({ length: turns }, (_, index) => {
    const x = ((index + 1) / (turns + 1)) * width + (chance() - 0.5) * 0.5 * (width / turns);
    const way = index % 2 === 0 ? first : -first;
    return { x: Math.round(x), y: Math.round(level + way * height * (0.45 + 0.55 * chance())) };
  });
  return [{ x: 0, y: level }, ...inner, { x: width, y: level }];
}

/** The ridge as an outline that is filled down to the foot of the drawing. */
export function outlineOf(ridge: Ridge, foot: number): string {
  const [from = { x: 0, y: 0 }] = ridge;
  const steps = ridge.slice(1).map(({ x, y }, index) => {
    const before = ridge[index] ?? from;
    const [wide, down] = [x - before.x, y - before.y];
    const half = Math.round(wide / 2);
    return `c${[half, 0, half, down, wide, down].join(' ').replaceAll(' -', '-')}`;
  });
  return `M${from.x} ${from.y}${steps.join('')}V${foot}H${from.x}z`;
}

export function heightAt(ridge: Ridge, x: number): number {
  const next = Math.max(
    1,
    ridge.findIndex((knot) => knot.x >= x),
  );
  const [a, b] = [ridge[next - 1], ridge[next]];
  if (!a || !b) return ridge[0]?.y ?? 0;
  return Math.round(a.y + (b.y - a.y) * rise((x - a.x) / (b.x - a.x)));
}

/** How far the curve between two knots has come at a part of the way. */
function rise(part: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const t = (low + high) / 2;
    if (1.5 * t * (1 - t) + t ** 3 < part) low = t;
    else high = t;
  }
  return low * low * (3 - 2 * low);
}
