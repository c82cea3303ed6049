// Draws the mark of a company without a logo: its initials on the brand's deep shade.
import sharp from 'sharp';
import type { Palette } from '../../model/palette.ts';
import type { DrawingFont } from './heading-font.ts';

/** Words that initials skip. */
const SKIPPED_WORDS = /^(?:an?|and|co|company|corp|inc|llc|ltd|of|the)$/i;
const MAX_INITIALS = 2;

/** The sizes of the mark, its letters and the dash below them, in pixels. */
const SIDE = 576;
const ROOM = { width: 408, height: 228 };
const DASH = { width: 264, height: 42, gap: 54 };

/** The initials of a name's first two significant words, in capitals and without accents. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFD').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !SKIPPED_WORDS.test(word));
  return [...(telling.length > 0 ? telling : words)]
    .slice(0, MAX_INITIALS)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Draws the mark as a PNG. If the font has no letter of the name, only the dash is left. */
export async function drawInitials(
  name: string,
  { plain }: Palette,
  font: DrawingFont,
): Promise<Buffer> {
  const { path, width, top, bottom } = (await font.open()).outline(initialsOf(name));
  const scale = path ? Math.min(ROOM.width / width, ROOM.height / (top - bottom)) : 0;
  const height = path ? scale * (top - bottom) : -DASH.gap;
  const start = Math.round((SIDE - height - DASH.gap - DASH.height) / 2);
  const transform = `translate(${(SIDE - scale * width) / 2} ${start + scale * top}) scale(${scale} ${-scale})`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<rect width="100%" height="100%" rx="132" fill="${plain['brand-deep']}"/>
<path d="${path}" fill="${plain['on-brand']}" transform="${transform}"/>
<rect x="${(SIDE - DASH.width) / 2}" y="${start + height + DASH.gap}" width="${DASH.width}" height="${DASH.height}" rx="${DASH.height / 2}" fill="${plain.accent}"/>
</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
