#!/usr/bin/env bash
# Vite 8.3.8 under Bun 1.4.5 and under Node: the same source, the same Vite, the same bundler, a script that is loaded later.
# One would guess: the same files. A bundler reads source and writes source; who runs it is not in the result.
# What it does: the site has another script, under another name. Vite ships a function of its own by Function.toString(),
# and Bun gives the function as it has compiled it: its inner function has moved to the top, as a variable.
# Why it matters: the names of scripts are made from what is in them, so each page changes, too. A build on a colleague's
# machine cannot be compared with the host's by its bytes, and visitors load everything anew after no change at all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund vite@8.3.8 bun@1.4.5
mkdir site
echo '<script type="module" src="/main.js"></script>' > site/index.html
echo 'document.onclick = () => import("./later.js");' > site/main.js
echo 'import "./later.css"; document.body.append("later");' > site/later.js
echo 'body { color: green }' > site/later.css
build() { "$@" node_modules/vite/bin/vite.js build site --outDir "../by-$(basename "$1")" --logLevel error; }
build node
build ./node_modules/.bin/bun
for by in by-node by-bun; do
  echo "$by: $(cd $by/assets && ls index-*.js), $(wc -c < $by/assets/index-*.js) bytes"
done
if ! cmp -s by-node/assets/index-*.js by-bun/assets/index-*.js; then
  echo 'Still so: Bun has Vite write another script than Node.'
else
  echo 'Changed: both write the same script.'
  exit 1
fi
