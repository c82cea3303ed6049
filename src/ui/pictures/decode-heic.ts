// Decodes an iPhone's HEIC picture where the browser cannot: the one file that knows the decoder and what it leaves out.

/** Decodes a picture in a worker, and says what colors its numbers stand for. Throws for one that cannot be read. */
export async function decodedHeic(
  file: Blob,
): Promise<{ bitmap: ImageBitmap; colorSpace: PredefinedColorSpace }> {
  // The decoder drops the profile of a phone's wide colors, which would be paler. ICC profiles may store their name in UTF-16: strip the zeros before matching.
  const signs = new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isWide = WIDE.test(signs.replaceAll('\0', ''));
  const { heicTo } = await import('heic-to/csp');
  const bitmap = await heicTo({ blob: file, type: 'bitmap' });
  return { bitmap, colorSpace: isWide ? 'display-p3' : 'srgb' };
}

/** What Apple, Google and libvips call the profile of wide colors. */
const WIDE = /Display P3|DCI-P3|sP3C/;

/** The part of a file that has its color profile. */
const HEAD_BYTES = 65_536;
