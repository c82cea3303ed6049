#!/usr/bin/env bash
# sharp 0.35.5: a picture on the disk is replaced by a smaller one, in five formats, and its size is asked for again.
# One would guess: metadata() reads the file that is there, or an old answer comes for all formats alike.
# What it does: JPEG, PNG, AVIF and GIF have the new width. WebP keeps the old one for as long as the process runs, and
# reading the pixels ends with an error about the difference. With sharp.cache(false) the new width is read.
# Why it matters: a dev server or an editor that runs for hours, and a family that replaces a photo under its name. A test
# with PNG files does not show it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund sharp@0.35.5
cat > replaced.mjs <<'END'
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const plain = (format, width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })[format]().toBuffer();
const widthOf = async (file) => (await sharp(file).metadata()).width;

/** The width before and after the file was replaced, and whether its pixels can be read then. */
async function replaced(format, file) {
  writeFileSync(file, await plain(format, 300, 200));
  const before = await widthOf(file);
  writeFileSync(file, await plain(format, 120, 80));
  const after = await widthOf(file);
  const pixels = await sharp(file).raw().toBuffer().then(() => 'read', () => 'an error');
  return `${before}, ${after}, ${pixels}`;
}

const seen = {};
for (const format of ['jpeg', 'png', 'avif', 'gif', 'webp']) seen[format] = await replaced(format, `photo.${format}`);
sharp.cache(false);
seen['webp without cache'] = await replaced('webp', 'other.webp');
for (const [name, words] of Object.entries(seen)) console.log(`${name}: ${words}`);
const right = '300, 120, read';
const same = Object.entries(seen).every(([name, words]) => words === (name === 'webp' ? '300, 300, an error' : right));
console.log(
  same
    ? 'Still so: a replaced WebP has the old width, every other format the new one.'
    : 'Changed: a replaced WebP is read anew, or another format is not.',
);
process.exit(same ? 0 : 1);
END
node replaced.mjs
