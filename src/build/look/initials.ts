// The mark of a company without a logo of its own: its initials, on the brand's deep shade.
import type { Palette } from '../../model/palette.ts';
import { outlinesOf } from './outlines.ts';

/** Words of a name that say nothing of their own. */
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

/** The mark's side, and the room for the letters, in units of its own. */
const SIDE = 48;
const ROOM = { width: 34, height: 19, foot: 31 };

/** The first letters of a name's first two words that count, in capitals and without accents. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFD').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word.toLowerCase()));
  return [...(telling.length > 0 ? telling : words)]
    .slice(0, MOST)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The mark as an SVG. Where the font lacks a letter, it is only a dash. */
export function drawInitials(name: string, { plain }: Palette, font: Buffer): string {
  const letters = outlinesOf(initialsOf(name), font);
  const dash = `<rect x="12" y="${letters ? 36 : 22}" width="24" height="4" rx="2" fill="${plain.accent}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="11" fill="${plain['brand-deep']}"/>${letters ? `<path d="${pathOf(letters)}" fill="${plain['on-brand']}"/>` : ''}${dash}</svg>`;
}

function pathOf({ width, height, path }: NonNullable<ReturnType<typeof outlinesOf>>): string {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return path(scale, (SIDE - width * scale) / 2, ROOM.foot);
}
