// The colours of a site: every role's value follows from the two or three colours that its manifest states.
import {
  contrast,
  leastContrast,
  MIN_CONTROL_CONTRAST,
  MIN_TEXT_CONTRAST,
  mixColor,
  type Oklch,
  toHex,
  toOklch,
} from './color.ts';
import type { Theme } from './manifest.generated.ts';

/** The colours that a manifest states, each as `#` and six or three digits. */
export type Colors = Pick<Required<Theme>, 'brand' | 'accent' | 'ground'>;

/** Colours by role for each tone of a band. The other tones contain only their differences from the plain one. */
export type Palette = ReturnType<typeof paletteOf>;

/** A stated colour without enough contrast to its text, and the nearest one with enough. */
export interface Unreadable {
  key: 'brand' | 'ground';
  contrast: number;
  nearest: string;
}

/**
 * The derivation of a colour from another one, in OKLCH: lightness, relative chroma, and a turn of the hue in degrees.
 * The numbers come from a hand-drawn palette for a deep green and an orange.
 */
type Recipe = [lightness: number, strength: number, turn: number];

const MUTED: Recipe = [0.4776, 0.23, 4.3];
const ON_BRAND: Recipe = [-0.0367, 2.154, 5.6];
const TINT: Recipe = [-0.0417, 3.195, 1.2];

/** A grey as light as quiet words: the ground is judged by it, for any brand. */
const QUIET = toHex({ lightness: MUTED[0], chroma: 0, hue: 0 });

/** On maps: water, and land in the accent's hue. */
const WATER = '#cfe3ea';
/** Water in the landscape, darker than sails. */
const LAKE = '#a8cdd9';
const SAND: Recipe = [0.93, 0.35, 0];

/** The least chroma of a colour that should not look grey. */
const MIN_TINT_CHROMA = 0.003;

/** Grounds and texts take no more from a glaring colour than this chroma. */
const MAX_GROUND_CHROMA = 0.12;

/** The range of a brand's lightness in which the dark bands follow it, so that black ones keep their shapes. */
const DARK = { least: 0.3, most: 0.42 };

/** The palette of some colours. All its pairs are readable, except those that `unreadable` reports. */
export function paletteOf(colors: Colors) {
  const tint = tintTone(colors);
  const dark = darkTone(colors);
  return { plain: plainTone(colors, tint.ground, dark.brandDeep), tint, dark: dark.roles };
}

/**
 * The stated colours that no derived one can make up for: light words must be readable on the brand, and quiet ones on
 * the ground. Any accent works, because its text and shades follow from it.
 */
export function unreadable({ brand, ground }: Colors): Unreadable[] {
  const page = judged('ground', ground, 1, (color) => contrast(QUIET, shifted(color, TINT)));
  const words = shifted(page?.nearest ?? ground, ON_BRAND);
  const fill = judged('brand', brand, -1, (color) => contrast(words, color));
  return [page, fill].filter((found) => found !== undefined);
}

function judged(
  key: Unreadable['key'],
  color: string,
  direction: 1 | -1,
  measure: (color: string) => number,
): Unreadable | undefined {
  const found = measure(color);
  if (found >= MIN_TEXT_CONTRAST) return undefined;
  return {
    key,
    contrast: found,
    nearest: nearest(color, direction, (c) => measure(c) >= MIN_TEXT_CONTRAST),
  };
}

function plainTone(colors: Colors, tint: string, brandDeep: string) {
  const { brand, accent, ground } = colors;
  const raised = '#ffffff';
  const grounds = [ground, tint, raised];
  const served = landBeside(WATER, [fixed(brand, [0.9213, 0.379, -27.9]), fixed(accent, SAND)]);
  const hill = shifted(darkBase(brand), [0.1292, 1.382, -1.9]);
  return {
    brand,
    'brand-deep': brandDeep,
    'on-brand': shifted(ground, ON_BRAND),
    ...accentOn(accent),
    danger: '#a3211a',
    focus: '#0b57d0',
    page: ground,
    ground,
    hill,
    slope: mixColor(hill, 'white', 0.42),
    meadow: mixColor(hill, 'white', 0.7),
    lake: LAKE,
    raised,
    text: fixed(brand, [0.2976, 0.241, 1.1]),
    muted: readable(fixed(brand, MUTED), [...grounds, served], -1),
    heading: fixed(brand, [0.2899, 0.74, -3.2]),
    line: shifted(paper(colors), [-0.1088, 3.434, 2.1]),
    link: readable(fixed(brand, [0.4382, 1.296, -1.1]), [...grounds, WATER], -1),
    mark: readable(fixed(accent, [0.5429, 0.849, -8.1], 1), grounds, -1),
    water: WATER,
    served,
    shade: fixed(brand, [0.2555, 0.48, -1.1]),
  };
}

function tintTone(colors: Colors) {
  const from = paper(colors);
  return { ground: shifted(from, TINT), line: shifted(from, [-0.1292, 5.282, 0.8]) };
}

/** The ground as lines and tints follow it: a white or grey one takes a breath of the brand's hue. */
function paper({ brand, ground }: Colors): Oklch {
  const color = toOklch(ground);
  const { chroma, hue } = toOklch(brand);
  const breath = Math.min(chroma, MIN_TINT_CHROMA);
  return color.chroma < breath ? { lightness: color.lightness, chroma: breath, hue } : color;
}

/** The first land whose hue is not the water's, or a grey. */
function landBeside(water: string, lands: string[]): string {
  const sea = toOklch(water).hue;
  const isOther = (land: string) => {
    const { chroma, hue } = toOklch(land);
    const apart = Math.abs(hue - sea) % 360;
    return chroma > MIN_TINT_CHROMA && Math.min(apart, 360 - apart) > 50;
  };
  return lands.find(isOther) ?? '#e7e7e4';
}

function darkTone({ brand, accent }: Colors) {
  const base = darkBase(brand);
  const brandDeep = shifted(base, [-0.1023, 0.719, 2.2]);
  const ground = shifted(base, [-0.0746, 0.807, 1.3]);
  const raised = shifted(base, [-0.0229, 0.924, 0.9]);
  const grounds = [brandDeep, ground, raised];
  const bright = readable(fixed(accent, [0.8506, 0.644, 12.8], 1), grounds, 1);
  const served = shifted(base, [0.0394, 0.983, 1.8]);
  const visible = nearest(
    accent,
    1,
    (color) => leastContrast(color, [brandDeep, ground]) >= MIN_CONTROL_CONTRAST,
  );
  return {
    brandDeep,
    roles: {
      ground,
      raised,
      ...(visible !== accent && accentOn(visible)),
      text: fixed(brand, [0.9431, 0.164, -24.3]),
      muted: readable(fixed(brand, [0.8445, 0.285, -7.6]), [...grounds, served], 1),
      heading: '#ffffff',
      line: shifted(base, [0.0673, 0.908, 0.9]),
      link: bright,
      mark: bright,
      water: '#0d2c3a',
      served,
      focus: fixed(accent, [0.8847, 0.67, 27.5], 1),
    },
  };
}

/** An accent, the words on it (dark ones if readable, otherwise light ones), and its readable shade under a pointer. */
function accentOn(accent: string) {
  const choices = [fixed(accent, [0.2138, 0.17, 7.3], 1), '#ffffff', '#000000'];
  const onAccent = choices.find((color) => contrast(color, accent) >= MIN_TEXT_CONTRAST) as string;
  const darker = mixColor(accent, 'black', 0.15);
  const isReadable = contrast(onAccent, darker) >= MIN_TEXT_CONTRAST;
  const pointed = isReadable ? darker : mixColor(accent, 'white', 0.15);
  return { accent, 'accent-pointed': pointed, 'on-accent': onAccent };
}

/** The brand as dark bands follow it. */
function darkBase(brand: string): string {
  const { lightness, ...color } = toOklch(brand);
  return toHex({ ...color, lightness: Math.min(Math.max(lightness, DARK.least), DARK.most) });
}

/** A colour of the same kind that is as light as the recipe says. */
function fixed(from: string | Oklch, recipe: Recipe, strongest = MAX_GROUND_CHROMA): string {
  const [lightness, strength, turn] = recipe;
  const { chroma, hue } = inNumbers(from);
  return toHex({ lightness, chroma: Math.min(chroma, strongest) * strength, hue: hue + turn });
}

const inNumbers = (color: string | Oklch) => (typeof color === 'string' ? toOklch(color) : color);

/** A lighter colour of the same kind, by the recipe. */
function shifted(from: string | Oklch, [lighter, strength, turn]: Recipe): string {
  return fixed(from, [inNumbers(from).lightness + lighter, strength, turn]);
}

/** The nearest colour of that kind, in one direction, that can be read on all grounds. */
function readable(color: string, grounds: string[], direction: 1 | -1): string {
  return nearest(color, direction, (shade) => leastContrast(shade, grounds) >= MIN_TEXT_CONTRAST);
}

const LIGHTNESS_STEP = 0.004;

/** The first colour that fits, each a little lighter (1) or darker (-1) than the one before; at last white or black. */
function nearest(color: string, direction: 1 | -1, accepts: (color: string) => boolean): string {
  const from = toOklch(color);
  let next = color;
  for (let step = 1; !accepts(next) && step <= 1 / LIGHTNESS_STEP; step++) {
    next = toHex({ ...from, lightness: from.lightness + direction * step * LIGHTNESS_STEP });
  }
  return next;
}
