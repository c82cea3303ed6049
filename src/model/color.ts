// Colours as numbers: written, as eyes order them (OKLCH), and how well one can be read on another (WCAG).

/** A colour by how light it is (0 to 1), how strong (0 is grey) and its hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue as shares of light, 0 to 1. */
type Light = [red: number, green: number, blue: number];

/** The ratio that WCAG 2.2 asks of text and its ground (success criterion 1.4.3), and of controls (1.4.11). */
export const MIN_TEXT_CONTRAST = 4.5;
export const MIN_CONTROL_CONTRAST = 3;

/** The contrast ratio of two colours, 1 to 21, as in https://www.w3.org/TR/WCAG22/. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with so much black or white in it, 0 to 1. */
export function mixColor(color: string, towards: 'black' | 'white', share: number): string {
  const end = towards === 'black' ? 0 : 255;
  const parts = digitsOf(color).map((digits) => Number.parseInt(digits, 16));
  return `#${parts.map((part) => toHexByte(part + (end - part) * share)).join('')}`;
}

/** The smallest contrast between a colour and several others. */
export function leastContrast(color: string, others: string[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

/** The relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = lightOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour such as #1d5136, or #abc for #aabbcc, in OKLCH (https://bottosson.github.io/posts/oklab/). */
export function toOklch(color: string): Oklch {
  const [red, green, blue] = lightOf(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour as it is written. One that screens cannot show becomes as strong as they can. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(Math.max(color.lightness, 0), 1);
  let chroma = color.chroma;
  let light = fromOklch({ ...color, lightness, chroma });
  while (chroma > 0 && light.some((share) => share < -0.0005 || share > 1.0005)) {
    chroma = Math.max(0, chroma - 0.002);
    light = fromOklch({ ...color, lightness, chroma });
  }
  return `#${light.map(toDigits).join('')}`;
}

function fromOklch({ lightness, chroma, hue }: Oklch): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function lightOf(color: string): Light {
  const [red = 0, green = 0, blue = 0] = digitsOf(color).map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** The two digits of each part: `1d`, `51` and `36`. */
function digitsOf(color: string): string[] {
  const [, ...digits] = color;
  return digits.length === 3
    ? digits.map((digit) => digit + digit)
    : [0, 2, 4].map((start) => digits.slice(start, start + 2).join(''));
}

function toDigits(share: number): string {
  const light = Math.min(Math.max(share, 0), 1);
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return toHexByte(value * 255);
}

const toHexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0');
