#!/usr/bin/env bash
# sharp 0.35.5 draws words with a font of the web, which is named as `fontfile`.
# One would guess: the words are drawn in that font, or there is an error.
# What it does: a TrueType file is used. WOFF and WOFF2, which is what font packages hold, change nothing and say nothing, and
# so does a file that is not there: the words come in whatever font the machine has.
# Why it matters: it looks right for whoever has the font installed. On a server without it, the pictures for link previews
# come in another font, or as empty boxes, and no build fails.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund sharp@0.35.5 @fontsource/bitter@5.3.0 @expo-google-fonts/bitter@0.4.1
cat > draw.mjs <<'END'
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

// Each font has a process of its own: one that was loaded stays.
const [, , fontfile] = process.argv;
const { data } = await sharp({
  text: { text: 'Local pickup', font: 'Bitter Bold', dpi: 150, ...(fontfile && { fontfile }) },
})
  .raw()
  .toBuffer({ resolveWithObject: true });
console.log(data.toString('base64'));
END
web=node_modules/@fontsource/bitter/files/bitter-latin-700-normal
own=$(find node_modules/@expo-google-fonts/bitter -name 'Bitter_700Bold.ttf' | head -1)
none=$(node draw.mjs)
as_before=''
for file in "$web.woff" "$web.woff2" nowhere.ttf; do
  [ "$(node draw.mjs "$file")" = "$none" ] && as_before="$as_before ${file##*/}"
done
echo "the same picture as without a font file:$as_before"
truetype=no
[ "$(node draw.mjs "$own")" != "$none" ] && truetype=yes
echo "another picture with a TrueType file: $truetype"
if [ "$as_before" = ' bitter-latin-700-normal.woff bitter-latin-700-normal.woff2 nowhere.ttf' ] && [ "$truetype" = yes ]; then
  echo 'Still so: WOFF, WOFF2 and a missing file are passed over without a word.'
else
  echo 'Changed: a font of the web is used, or refused.'
  exit 1
fi
