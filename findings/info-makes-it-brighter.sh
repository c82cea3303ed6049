#!/usr/bin/env bash
# sharp 0.35.5: pixels that were resized or blurred come out of `raw()` with an `info`, which is given back with them,
# `sharp(data, { raw: info })`, as many examples do.
# One would guess: `info` says what the pixels are, so that the same picture comes out again.
# What it does: after a resize or a blur `info.premultiplied` is true, as it was while sharp worked; the pixels themselves
# have been put back: a color of half cover still has its full values. Read as premultiplied, they are divided by the cover
# once more, and what is half clear becomes twice as bright.
# Why it matters: fully opaque pictures, which tests are made with, come back unchanged. Width, height and channels
# alone, taken out of `info`, are right for all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund sharp@0.35.5
cat > read.mjs <<'END'
import sharp from 'sharp';

const SIZE = { width: 4, height: 4, channels: 4 };

/** The color of a pixel after a resize, and after a way through raw pixels with all of `info` and with its measures. */
async function colors(red, green, blue, cover) {
  const pixels = Buffer.from(Array(16).fill([red, green, blue, cover]).flat());
  const { data, info } = await sharp(pixels, { raw: SIZE }).resize(2).raw().toBuffer({ resolveWithObject: true });
  const through = async (raw) => {
    const png = await sharp(data, { raw }).png().toBuffer();
    return [...(await sharp(png).raw().toBuffer()).subarray(0, 3)];
  };
  const { width, height, channels } = info;
  return {
    premultiplied: info.premultiplied,
    pixels: [...data.subarray(0, 3)],
    'with info': await through(info),
    'with its measures': await through({ width, height, channels }),
  };
}

const half = await colors(200, 100, 50, 128);
const full = await colors(200, 100, 50, 255);
for (const [name, seen] of Object.entries({ 'half clear': half, opaque: full })) {
  const words = Object.entries(seen).map(([what, value]) => `${what} ${value}`);
  console.log(`${name}, 200,100,50: ${words.join('; ')}`);
}
const near = (color, wanted) => color.every((value, index) => Math.abs(value - wanted[index]) <= 5);
const given = [200, 100, 50];
const same =
  half.premultiplied === true &&
  near(half.pixels, given) &&
  near(half['with its measures'], given) &&
  half['with info'][1] > 180 &&
  near(full['with info'], given);
console.log(
  same
    ? 'Still so: info calls the pixels premultiplied, which they are not, and they come back brighter.'
    : 'Changed: what info says of the pixels is so.',
);
process.exit(same ? 0 : 1);
END
node read.mjs
