// Places the names on a map, so that none covers another, a dot or a border.

/** A point in the units of the map. */
export interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The position of a name beside its dot, and its text anchor. */
export interface Label extends Point {
  anchor: 'start' | 'end' | 'middle';
}

/** The size of names in units: the width of an average letter, and the height of a line. */
const LETTER = 8;
const LINE = 16;

/** From a dot to its name. */
const GAP = 9;

/** Dots nearer to each other have their names farther away, at the ends of lines. */
const CROWDED = 24;
const LEAD = { x: 16, y: 21 };

/**
 * Writes a name beside each dot: at the right where there is room, else at the left, below or above.
 * @param width of the map, in units
 */
export function placeLabels(dots: (Point & { name: string })[], width: number): Label[] {
  const taken = dots.map((dot) => around(dot, 8, 8));
  return dots.map((dot, index) => {
    const all = [...leads(dot, dots), ...choices(dot)];
    const free = all.find((label) => {
      const box = boxOf(label, dot.name);
      const others = taken.filter((_, other) => other !== index);
      return box.left > 0 && box.right < width && !others.some((other) => overlap(box, other));
    });
    const label = free ?? choices(dot)[0];
    taken.push(boxOf(label, dot.name));
    return label;
  });
}

/** The ends of lines: above for the upper one of two dots, below for the lower. */
function leads(dot: Point, dots: Point[]): Label[] {
  const near = dots.find(
    (other) => other !== dot && Math.hypot(other.x - dot.x, other.y - dot.y) < CROWDED,
  );
  if (!near) return [];
  const isUpper = dot.y < near.y;
  const y = dot.y + (isUpper ? -LEAD.y : LEAD.y);
  const left: Label = { x: dot.x - LEAD.x, y, anchor: 'end' };
  const right: Label = { x: dot.x + LEAD.x, y, anchor: 'start' };
  return isUpper ? [left, right] : [right, left];
}

function choices({ x, y }: Point): [Label, ...Label[]] {
  return [
    { x: x + GAP, y, anchor: 'start' },
    { x: x - GAP, y, anchor: 'end' },
    { x, y: y + LINE, anchor: 'middle' },
    { x, y: y - LINE, anchor: 'middle' },
  ];
}

/** The size of a finger in units: 44 px on a phone that is 360 px wide. */
const FINGER = 48;

/** The line to a name that is not beside its dot, and the area of both. Two such dots share the space between them. */
export function reachOf(dot: Point & { name: string; label: Label }): {
  touch: string;
  line?: string;
} {
  const { name, x, y, label } = dot;
  const box = boxOf(label, name);
  const left = Math.min(box.left, x - 12);
  const isLed = label.anchor !== 'middle' && label.y !== y;
  const shared = label.y < y ? y + 6 - FINGER : y - 6;
  const top = isLed ? shared : (y + label.y - FINGER) / 2;
  const wide = Math.max(box.right, x + 12) - left;
  return {
    touch: `M${left} ${top}h${wide}v${FINGER}h-${wide}z`,
    ...(isLed && { line: lineFrom(dot) }),
  };
}

/** A line from a dot to just before its name. */
function lineFrom({ x, y, label }: Point & { label: Label }): string {
  const near = (from: number, to: number) => Math.round(from + (to - from) * 0.8);
  return `M${x} ${y}L${near(x, label.x)} ${near(y, label.y)}`;
}

/** The space that a name takes. */
export function boxOf({ x, y, anchor }: Label, name: string): Box {
  const wide = name.length * LETTER;
  const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return { left, right: left + wide, top: y - LINE / 2, bottom: y + LINE / 2 };
}

function around({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** The point nearest to a shape's middle at which a name fits inside the shape and between its neighbours. */
export function placeInside(ring: Point[], middle: Point, name: string, taken: Box[]): Point {
  const [half, step] = [(name.length * LETTER * 1.25) / 2, 4];
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const candidates: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) candidates.push({ x, y });
  }
  const distance = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const fits = (point: Point) => {
    const box = around(point, half, LINE / 2);
    return (
      corners(box).every((corner) => within(ring, corner)) && !taken.some((b) => overlap(box, b))
    );
  };
  return candidates.sort((a, b) => distance(a) - distance(b)).find(fits) ?? middle;
}

function corners({ left, right, top, bottom }: Box): Point[] {
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
}

/** Whether a point is inside a ring: a ray to the right crosses the ring an odd number of times. */
function within(ring: Point[], { x, y }: Point): boolean {
  const crossings = ring.filter((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.y > y === b.y > y) return false;
    return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossings.length % 2 === 1;
}
