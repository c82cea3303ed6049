// Reads the outlines of letters from a TrueType font, because browsers draw an SVG icon without web fonts.
// The tables: https://learn.microsoft.com/typography/opentype/spec/

/** Letters side by side, from their left end and their baseline at 0. */
export interface Outlines {
  /** The SVG path, scaled and moved. */
  path(scale: number, left: number, foot: number): string;
  width: number;
  height: number;
}

interface CurvePoint {
  x: number;
  y: number;
  /** True for a point on the curve, false for a control point. */
  on: boolean;
}

/** The outlines of some letters; undefined if the font lacks one of them. */
export function outlinesOf(letters: string, font: Buffer): Outlines | undefined {
  const tables = tablesOf(font);
  let width = 0;
  let height = 0;
  const contours: CurvePoint[][] = [];
  for (const letter of letters) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0, tables);
    const shape = glyph ? contoursOf(glyph, tables) : [];
    if (shape.length === 0) return undefined;
    for (const contour of shape) {
      contours.push(contour.map(({ x, ...point }) => ({ ...point, x: x + width })));
    }
    width += advanceOf(glyph, tables);
    height = Math.max(height, ...shape.flat().map(({ y }) => y));
  }
  return {
    width,
    height,
    path: (scale, left, foot) =>
      contours
        .map((contour) =>
          pathOf(contour, ({ x, y }) =>
            [left + x * scale, foot - y * scale].map(rounded).join(' '),
          ),
        )
        .join(''),
  };
}

type Tables = (name: string) => Buffer;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return (name) => {
    for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
      if (font.toString('latin1', entry, entry + 4) !== name) continue;
      const start = font.readUInt32BE(entry + 8);
      return font.subarray(start, start + font.readUInt32BE(entry + 12));
    }
    throw new Error(`the font has no table ${name}`);
  };
}

/** The glyph index of a character, from a `cmap` table of format 4; 0 for a missing one. */
function glyphOf(code: number, tables: Tables): number {
  const cmap = tables('cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + 8 * index + 4),
  );
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) return 0;
  const map = cmap.subarray(start);
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const first = map.readUInt16BE(16 + size + at);
    if (code > map.readUInt16BE(14 + at)) continue;
    if (code < first) return 0;
    const delta = map.readUInt16BE(16 + 2 * size + at);
    const place = 16 + 3 * size + at;
    const offset = map.readUInt16BE(place);
    const glyph = offset ? map.readUInt16BE(place + offset + 2 * (code - first)) : code;
    return (glyph + delta) % 65_536;
  }
  return 0;
}

function advanceOf(glyph: number, tables: Tables): number {
  const last = tables('hhea').readUInt16BE(34) - 1;
  return tables('hmtx').readUInt16BE(4 * Math.min(glyph, last));
}

/** The contours of a glyph; none for a composite one. */
function contoursOf(glyph: number, tables: Tables): CurvePoint[][] {
  const loca = tables('loca');
  const isLong = tables('head').readUInt16BE(50) === 1;
  const start = isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const data = tables('glyf').subarray(start);
  const count = data.readInt16BE(0);
  if (count <= 0) return [];
  const ends = Array.from({ length: count }, (_, index) => data.readUInt16BE(10 + 2 * index));
  const points = pointsOf(data, 10 + 2 * count, (ends.at(-1) ?? 0) + 1);
  return ends.map((end, index) => points.slice(index ? (ends[index - 1] ?? 0) + 1 : 0, end + 1));
}

const ON_CURVE = 1;
const REPEATED = 8;
/** The bits for "one byte" and "positive, or the same", for both axes. */
const BITS = { x: [2, 16], y: [4, 32] } as const;

function pointsOf(data: Buffer, instructions: number, count: number): CurvePoint[] {
  let at = instructions + 2 + data.readUInt16BE(instructions);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & REPEATED ? data.readUInt8(at++) : 0;
    for (let time = 0; time <= times; time++) flags.push(flag);
  }
  const read = ([short, same]: readonly [number, number]) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(BITS.x);
  const ys = read(BITS.y);
  return flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    on: (flag & ON_CURVE) !== 0,
  }));
}

/** The path of a closed contour. Between two control points, the curve passes through their middle. */
function pathOf(contour: CurvePoint[], place: (point: CurvePoint) => string): string {
  const points = contour.flatMap((point, index) => {
    const before = contour.at(index - 1) as CurvePoint;
    return point.on || before.on ? [point] : [middle(before, point), point];
  });
  const first = points.findIndex(({ on }) => on);
  const [start, ...rest] = [...points.slice(first), ...points.slice(0, first)] as [CurvePoint];
  const steps = [...rest, start].map((point, index, all) => {
    if (!point.on) return `Q${place(point)} `;
    return (all[index - 1]?.on ?? true) ? `L${place(point)}` : place(point);
  });
  return `M${place(start)}${steps.join('')}z`;
}

const middle = (a: CurvePoint, b: CurvePoint): CurvePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  on: true,
});

const rounded = (value: number) => Math.round(value * 100) / 100;
