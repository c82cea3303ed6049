// Draws the mark of a company without a logo: its initials on the brand's deep shade.
import sharp from 'sharp';
import type { Palette } from '../../model/palette.ts';

/** Words that initials skip. */
const SMALL = /^(?:an?|and|co|company|corp|inc|llc|ltd|of|the)$/i;
const MOST = 2;

/** The sizes of the mark, its letters and the dash below them, in pixels. */
const SIDE = 576;
const ROOM = { width: 408, height: 228 };
const DASH = { width: 264, height: 42, gap: 54 };

/** The initials of a name's first two significant words, in capitals and without accents. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFD').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !SMALL.test(word));
  return [...(telling.length > 0 ? telling : words)]
    .slice(0, MOST)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Draws the mark as a PNG. Without a letter in the name, only the dash is left. */
export async function drawInitials(
  name: string,
  { plain }: Palette,
  font: { file: string; name: string },
): Promise<Buffer> {
  const initials = initialsOf(name);
  const letters = initials && (await drawLetters(initials, plain['on-brand'], font));
  const height = letters ? letters.info.height : -DASH.gap;
  const top = Math.round((SIDE - height - DASH.gap - DASH.height) / 2);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<rect width="100%" height="100%" rx="132" fill="${plain['brand-deep']}"/>
<rect x="${(SIDE - DASH.width) / 2}" y="${top + height + DASH.gap}" width="${DASH.width}" height="${DASH.height}" rx="${DASH.height / 2}" fill="${plain.accent}"/>
</svg>`;
  const left = Math.round((SIDE - (letters ? letters.info.width : 0)) / 2);
  return sharp(Buffer.from(ground))
    .composite(letters ? [{ input: letters.data, left, top }] : [])
    .png()
    .toBuffer();
}

/** The letters without the room around them, as large as theirs in the mark. */
async function drawLetters(letters: string, color: string, font: { file: string; name: string }) {
  const text = `<span foreground="${color}">${letters}</span>`;
  return sharp({
    text: { text, font: `${font.name} 400`, fontfile: font.file, dpi: 72, rgba: true },
  })
    .trim()
    .resize({ ...ROOM, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}
