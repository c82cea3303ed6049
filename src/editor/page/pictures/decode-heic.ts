// Decodes an iPhone's HEIC picture where the browser cannot: the one file that knows the decoder and what it leaves out.

/** A decoded picture, and the colors that its numbers stand for. */
export interface DecodedPicture {
  bitmap: ImageBitmap;
  colorSpace: PredefinedColorSpace;
}

/** Decodes a picture in a worker. The decoder is fetched by the first one. Throws for a picture that it cannot read. */
export async function decodedHeic(file: Blob): Promise<DecodedPicture> {
  const { heicTo } = await import('heic-to/csp');
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const bitmap = await heicTo({ blob: file, type: 'bitmap' });
  return { bitmap, colorSpace: isWideGamut(head) ? 'display-p3' : 'srgb' };
}

/** The part of a file that has its color profile. */
const HEAD_BYTES = 65_536;

/** Whether a picture has the wide colors of a phone. The decoder drops the color profile, so that they would be paler. */
function isWideGamut(head: DataView): boolean {
  const signs = new TextDecoder('latin1').decode(head);
  const profile = signs.indexOf('acsp') - PROFILE_SIGN;
  const entry = signs.indexOf('rXYZ', profile);
  if (profile < 0 || entry < 0) return false;
  // The entry has the place of the red primary, an XYZ value in 65,536ths after eight bytes.
  const red = profile + head.getUint32(entry + 4) + 8;
  return head.getInt32(red) / 65_536 > REDDEST_NARROW;
}

/** Where a color profile has the sign “acsp”. */
const PROFILE_SIGN = 36;
/** Between the red of sRGB (0.436) and that of Display P3 (0.515). */
const REDDEST_NARROW = 0.475;
