// Draws the mark of a company without a logo: its initials on the brand's deep shade.
import type { Palette } from '../../model/palette.ts';
import { outlinesOf } from './outlines.ts';

/** Words that initials skip. */
const SMALL = new Set([
  'a',
  'an',
  'and',
  'co',
  'company',
  'corp',
  'inc',
  'llc',
  'ltd',
  'of',
  'the',
]);
const MOST = 2;

/** The sizes of the mark, its letters and the dash below them, in units of the drawing. */
const SIDE = 48;
const ROOM = { width: 34, height: 19 };
const DASH = { width: 22, height: 3.5, gap: 4.5 };

/** The initials of a name's first two significant words, in capitals and without accents. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFD').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word.toLowerCase()));
  return [...(telling.length > 0 ? telling : words)]
    .slice(0, MOST)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Draws the mark as an SVG. Without a letter's glyph in the font, only the dash is left. */
export function drawInitials(name: string, { plain }: Palette, font: Buffer): string {
  const letters = outlinesOf(initialsOf(name), font);
  const scale = letters ? Math.min(ROOM.width / letters.width, ROOM.height / letters.height) : 0;
  const height = letters ? letters.height * scale : -DASH.gap;
  const foot = (SIDE + height - DASH.gap - DASH.height) / 2;
  const left = (SIDE - (letters?.width ?? 0) * scale) / 2;
  const path = letters?.path(scale, left, foot);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="11" fill="${plain['brand-deep']}"/>`,
    path ? `<path d="${path}" fill="${plain['on-brand']}"/>` : '',
    `<rect x="${(SIDE - DASH.width) / 2}" y="${(foot + DASH.gap).toFixed(2)}" width="${DASH.width}" height="${DASH.height}" rx="${DASH.height / 2}" fill="${plain.accent}"/>`,
    '</svg>',
  ].join('');
}
