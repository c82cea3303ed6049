// The curves along which Open Image Denoise's networks see light: what the eye tells apart, not what a lamp gives.

/** Bright and dark light (linear, any range) to 0..1 and back: a fit of the perceptually uniform curve of Aydin et al., 2008. */
const A = 1.41283765e3;
const [B, C, D] = [1.64593172, 0.431384981, -2.94139609e-3];
const [E, F, G] = [0.192653254, 6.26026094e-3, 0.998620152];
const [LOW, HIGH] = [1.5794576e-6, 3.22087631e-2];
const [LOW_SEEN, HIGH_SEEN] = [2.23151711e-3, 0.370974749];
const BRIGHTEST = 65504;

function seen(light) {
  if (light <= LOW) return A * light;
  return light <= HIGH ? B * light ** C + D : E * Math.log(light + F) + G;
}

function lit(value) {
  if (value <= LOW_SEEN) return value / A;
  return value <= HIGH_SEEN ? ((value - D) / B) ** (1 / C) : Math.exp((value - G) / E) - F;
}

const TOP = seen(BRIGHTEST);

/** Light as the colour network sees it, at this exposure. */
export const perceptual = (exposure) => ({
  forward: (light) => seen(clamp(light * exposure, 0, BRIGHTEST)) / TOP,
  back: (value) => lit(Math.max(value, 0) * TOP) / exposure,
});

/** Colours of surfaces, 0..1, as the albedo network sees them. */
export const srgb = {
  forward(linear) {
    const value = clamp(linear, 0, 1);
    return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  },
  back(value) {
    const inside = clamp(value, 0, 1);
    return inside <= 0.04045 ? inside / 12.92 : ((inside + 0.055) / 1.055) ** 2.4;
  },
};

/** Directions, -1..1 along each axis. */
export const direction = {
  forward: (value) => clamp(value, -1, 1) / 2 + 0.5,
  back: (value) => clamp(value, 0, 1) * 2 - 1,
};

/** Clean albedo goes to the colour network as it is. */
export const plain = { forward: (value) => clamp(value, 0, 1) };

/** NaN counts as 0. */
function clamp(value, low, high) {
  return Math.min(Math.max(value || 0, low), high);
}

/** How much to brighten a picture so that its middle tone (the geometric mean over squares of 16 pixels) becomes .18. */
export function exposureOf({ pixels, width, height }, square = 16) {
  let logs = 0;
  let count = 0;
  for (let top = 0; top < height; top += square) {
    for (let left = 0; left < width; left += square) {
      const bright = brightness(
        pixels,
        width,
        left,
        top,
        Math.min(left + square, width),
        Math.min(top + square, height),
      );
      if (bright <= 1e-8) continue;
      logs += Math.log2(bright);
      count += 1;
    }
  }
  return count ? 0.18 / 2 ** (logs / count) : 1;
}

function brightness(pixels, width, left, top, right, bottom) {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = 3 * (y * width + left); at < 3 * (y * width + right); at += 3) {
      const [red, green, blue] = [0, 1, 2].map((channel) =>
        clamp(pixels[at + channel], 0, BRIGHTEST),
      );
      sum += 0.212671 * red + 0.71516 * green + 0.072169 * blue;
    }
  }
  return sum / ((right - left) * (bottom - top));
}
