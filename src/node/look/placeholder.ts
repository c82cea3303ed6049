// Draws the placeholder of a picture that fails to load: a frame with a landscape, in the site's tint.
import type { Palette } from '../../model/palette.ts';

/** Draws an SVG with the pictures' aspect ratio of 4:3. */
export function drawPlaceholder({ tint }: Palette): string {
  const lines = `fill="none" stroke="${tint.line}" stroke-width="12" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><rect width="800" height="600" fill="${tint.ground}"/><g ${lines}><rect x="290" y="210" width="220" height="180" rx="16"/><circle cx="350" cy="270" r="20"/><path d="m290 370 70-60 50 40 50-60 50 50"/></g></svg>`;
}
