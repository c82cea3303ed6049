// Places the names on a map, so that none covers another, a dot or a border.

export interface Point {
  x: number;
  y: number;
}

type Dot = Point & { name: string };

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
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 16;

/** The places of a name as its dot sees them, the best first. */
const LABEL_OFFSETS: Label[] = [
  { x: 9, y: 0, anchor: 'start' },
  { x: -9, y: 0, anchor: 'end' },
  ...[0, 12, -12].flatMap((x) =>
    [LINE_HEIGHT, -LINE_HEIGHT].map((y): Label => ({ x, y, anchor: 'middle' })),
  ),
];

const LED_OFFSETS = [
  [16, 21],
  [8, 32],
  [-8, 21],
].flatMap(([x = 0, down = 0]) =>
  [-down, down].flatMap((y): Label[] => [
    { x: -x, y, anchor: 'end' },
    { x, y, anchor: 'start' },
  ]),
);

/** Dots nearer to each other have their names farther away, at the ends of lines. */
const MIN_DOT_DISTANCE = 24;

/**
 * Writes a name beside each dot: at the right where there is room, else at the left, below or above, else at the end of
 * a line. Where it can be, no border runs through a name, and none lies in another county than its dot.
 * @param counties their outlines
 */
export function placeLabels(dots: Dot[], counties: Point[][], width: number): Label[] {
  const taken = dots.map((dot) => boxAround(dot, 8, 8));
  return dots.map((dot, index) => {
    const otherBoxes = taken.filter((_, other) => other !== index);
    const free = candidates(dot, dots).filter((label) => {
      const box = boxOf(label, dot.name);
      return box.left > 0 && box.right < width && !otherBoxes.some((other) => overlap(box, other));
    });
    const isWhole = (label: Label) =>
      counties.every((ring) => {
        const inside = corners(boxOf(label, dot.name)).filter((each) => within(ring, each)).length;
        return inside === 0 || (inside === 4 && within(ring, dot));
      });
    const label = free.find(isWhole) ?? free[0] ?? { x: dot.x, y: dot.y, anchor: 'start' };
    taken.push(boxOf(label, dot.name));
    return label;
  });
}

/** All places of a name. Of two dots nearby the upper one has its name above, the lower one below. */
function candidates(dot: Point, dots: Point[]): Label[] {
  const neighbor = dots.find(
    (other) => other !== dot && Math.hypot(other.x - dot.x, other.y - dot.y) < MIN_DOT_DISTANCE,
  );
  const led = LED_OFFSETS.filter(({ y }) => !neighbor || y < 0 === dot.y < neighbor.y);
  const offsets = neighbor ? [...led, ...LABEL_OFFSETS] : [...LABEL_OFFSETS, ...led];
  return offsets.map(({ x, y, anchor }) => ({ x: dot.x + x, y: dot.y + y, anchor }));
}

/** The size of a finger in units: 44 px on a phone that is 360 px wide. */
const FINGER = 48;

/** The line to a name that is not beside its dot, and the area of both. Two such dots share the space between them. */
export function touchTarget(dot: Dot & { label: Label }): { touch: string; line?: string } {
  const { name, x, y, label } = dot;
  const box = boxOf(label, name);
  const left = Math.min(box.left, x - 12);
  const isLed = label.anchor !== 'middle' && label.y !== y;
  const shared = label.y < y ? label.y + 27 - FINGER : label.y - 27;
  const top = isLed ? shared : (y + label.y - FINGER) / 2;
  const wide = Math.max(box.right, x + 12) - left;
  return {
    touch: `M${left} ${top}h${wide}v${FINGER}h-${wide}z`,
    ...(isLed && { line: lineFrom(dot) }),
  };
}

/** A line from a dot to just before its name. */
function lineFrom({ x, y, label }: Point & { label: Label }): string {
  const interpolate = (from: number, to: number) => Math.round(from + (to - from) * 0.7);
  return `M${x} ${y}L${interpolate(x, label.x)} ${interpolate(y, label.y)}`;
}

/** The space that a name takes. */
export function boxOf({ x, y, anchor }: Label, name: string): Box {
  const wide = name.length * LETTER_WIDTH;
  const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return { left, right: left + wide, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
}

function boxAround({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The point nearest to a shape's middle at which a name fits inside the shape and between its neighbours. */
export function placeInside(ring: Point[], middle: Point, name: string, taken: Box[]): Point {
  const [half, step] = [(name.length * LETTER_WIDTH * 1.25) / 2, 4];
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const candidates: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) candidates.push({ x, y });
  }
  const distance = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const fits = (point: Point) => {
    const box = boxAround(point, half, LINE_HEIGHT / 2);
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
