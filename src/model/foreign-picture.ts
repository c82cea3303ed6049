// Recognises pictures that browsers cannot show by their first bytes, whatever their names say.

/** A form of pictures that browsers cannot show. */
export type ForeignForm = 'HEIC' | 'TIFF';

/** The number of bytes that tell the form. */
export const FIRST_BYTES = 64;

/** HEIC is what its file begins with after the length; AVIF files have the same structure and another brand. */
const HEIC_BRAND = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

const TIFF = /^(?:II[*+]\0|MM\0[*+])/;

/** The form of a picture that browsers cannot show; undefined for any other file. */
export function foreignForm(bytes: Uint8Array): ForeignForm | undefined {
  const signs = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
  if (TIFF.test(signs)) return 'TIFF';
  if (signs.slice(4, 8) !== 'ftyp') return undefined;
  const [brand = '', ...others] = signs.slice(8, bytes[3]).match(/.{4}/gs) ?? [];
  return HEIC_BRAND.test(brand) && !others.includes('avif') ? 'HEIC' : undefined;
}

/** What such a picture is, in words that follow "is". */
export const FOREIGN_WORDS: Record<ForeignForm, string> = {
  HEIC: 'a HEIC picture, the iPhone’s own form, which browsers cannot show',
  TIFF: 'a TIFF picture, which browsers cannot show',
};

/** The way to a picture that browsers show. */
export const FOREIGN_HINTS: Record<ForeignForm, string> = {
  HEIC: 'On the iPhone: Settings, Camera, Formats, Most Compatible, and take it again. On a Mac: open it in Preview, then File, Export, JPEG. Or send it to yourself by mail, which makes it a JPEG.',
  TIFF: 'Open it in a photo program and save it as JPEG.',
};
