// The company's mark: the manifest's logo, or drawn initials.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Places } from '../../files/project.ts';
import { fileAt } from '../../files/public-folder.ts';
import { paletteOf } from '../../model/palette.ts';
import type { Site } from '../../model/site.ts';
import { withFileNameInErrors } from '../pictures/encode.ts';
import { drawingFont } from './heading-font.ts';
import { drawInitials } from './initials.ts';

/** The source of all pictures of the mark. */
export interface Mark {
  file: Buffer;
  isDrawing: boolean;
  /** The size in pixels, or in units of the drawing. */
  width: number;
  height: number;
  /** Whether its edges are transparent. */
  isClear: boolean;
  /** The background color: its own at the edge, or the page's. */
  ground: string;
}

/** At 72 dpi a unit of a drawing is a pixel. librsvg's limit is 10,000. */
const DENSITY = { usual: 72, most: 10_000 };

/** The share of an icon that a mark with transparent edges fills, because phones mask icons with a circle. */
const INNER = 0.72;

/** Reads or draws the mark of a site. Throws when the logo cannot be read. */
export function markOf(site: Pick<Site, 'facts' | 'theme'>, places: Places): Promise<Mark> {
  const { logo } = site.facts.company;
  return logo
    ? withFileNameInErrors(`public${logo}`, () => readMark(site, places))
    : readMark(site, places);
}

async function readMark(
  { facts: { company }, theme }: Pick<Site, 'facts' | 'theme'>,
  { root, publicFolder }: Places,
): Promise<Mark> {
  const palette = paletteOf(theme);
  const file = company.logo
    ? await readFile(fileAt(publicFolder, company.logo))
    : await drawInitials(company.name, palette, await drawingFont(root, theme.font));
  const { format, autoOrient } = await sharp(file).metadata();
  const edge = await edgeOf(file);
  const facts = { file, isDrawing: format === 'svg', ...autoOrient };
  return { ...facts, isClear: !edge, ground: edge ?? palette.plain.page };
}

export function markName({ file, ground }: Mark): string {
  return createHash('sha256').update(file).update(ground).digest('hex').slice(0, 12);
}

/** Draws the mark in a square of `size` pixels, with its ground to the edges. */
export function drawSquare(mark: Mark, size: number): Sharp {
  const { isClear, ground: background } = mark;
  const inner = isClear ? Math.round(size * INNER) : size;
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharpAt(mark, inner)
    .resize(inner, inner, { fit: 'contain', background: isClear ? CLEAR : background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background });
}

/** Draws the mark in its own shape, at most `height` pixels high. */
export function drawMark(mark: Mark, height: number): Sharp {
  return sharpAt(mark, height).resize({ height, withoutEnlargement: !mark.isDrawing });
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Renders a drawing at its final size, which is sharper than enlarging it. */
function sharpAt({ file, isDrawing, width, height }: Mark, size: number): Sharp {
  const density = (DENSITY.usual * size) / Math.min(width, height);
  return isDrawing
    ? sharp(file, { density: Math.min(Math.max(density, 1), DENSITY.most) })
    : sharp(file).rotate();
}

/** The color in the middle of the upper edge, as `#` and six digits; undefined if an edge is transparent. */
async function edgeOf(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: 48, height: 48, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4),
  ];
  const [across, down] = [info.width >> 1, info.height >> 1];
  const [top = [], ...otherEdges] = [
    pixel(across, 0),
    pixel(across, info.height - 1),
    pixel(0, down),
    pixel(info.width - 1, down),
  ];
  if ([top, ...otherEdges].some(([, , , alpha = 0]) => alpha < 250)) return undefined;
  const digits = top.slice(0, 3).map((value) => value.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
