// Small parts of sentences: capitals, lists of names, numbers with their units.

/** A text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Erie", "Erie and Niagara", "Erie, Niagara and Wayne". */
export function inWords(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** The size of a picture. */
export interface Pixels {
  width: number;
  height: number;
}

/** "1600 × 1200 pixels". */
export const inPixels = ({ width, height }: Pixels) => `${width} × ${height} pixels`;
