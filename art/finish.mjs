// The darkroom: a little vignette and colour, then a WebP of 1600 x 1200 in public/images.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 1200;
/** The specification has one picture of 600 x 400: 3 wide to 2 high. */
const WIDE_SHAPE = { 'rolloff-western-ny': 1067 };
/** The bytes a picture may have; a first view that has been lighter stays so. */
const MAX_BYTES = 180_000;
const LIGHTER = {
  about: 151_000,
  'four-roll-off-sizes': 158_000,
  'rolloff-collins': 174_000,
  'rolloff-salamanca': 132_000,
  'rolloff-western-ny': 139_000,
  'cart-dunkirk': 173_000,
  'cart-western-ny': 87_000,
};

/** Darkens the corners by a fifth, as a lens does. */
const VIGNETTE = Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}">
  <defs><radialGradient id="g" cx="50%" cy="52%" r="75%">
    <stop offset="60%" stop-color="#fff"/><stop offset="100%" stop-color="#c8c8c8"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/></svg>`);

/** Finishes a rendered PNG and gives the path of the WebP; a draft stays out of public/. */
export async function finish(png, name, draft) {
  const folder = draft ? '.cache/art' : 'public/images';
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name}.webp`;
  const sized = await sharp(png)
    .toColourspace('srgb')
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const developed = sharp(sized)
    .composite([{ input: VIGNETTE, blend: 'multiply' }])
    .modulate({ saturation: 1.06 });
  const cut = sharp(await developed.png().toBuffer()).resize(WIDTH, WIDE_SHAPE[name] ?? HEIGHT);
  writeFileSync(path, await encode(await cut.png().toBuffer(), LIGHTER[name] ?? MAX_BYTES));
  return path;
}

/** A WebP of at most so many bytes where that can be had: gravel and leaves get a lower quality, which nobody sees in them. */
async function encode(png, most) {
  for (const quality of [80, 74, 68, 62, 56, 50, 44, 38]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length < most || quality === 38) return webp;
  }
}
