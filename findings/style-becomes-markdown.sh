#!/usr/bin/env bash
# turndown 7.2.5, with its own settings: the Markdown of a page with a style sheet, a script and structured data in it.
# One would guess: none of the three, which no browser shows as text; html-to-text and every text browser leave them out.
# What it does: the content of all three is in the Markdown, and runs together with the page's words ("Pickup.card{margin").
# It is left out only where somebody asks for it: remove(['style', 'script']).
# Why it matters: language models are fed with such Markdown. A page that has its styles inline, to be shown sooner, begins
# there with kilobytes of CSS, before its first word; what is kept is often cut from the end.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund turndown@7.2.5
node --input-type=module <<'EOF'
import Turndown from 'turndown';

const page = `<!doctype html>
<html>
  <head><title>Pickup</title><style>.card{margin:1em}</style></head>
  <body>
    <script type="application/ld+json">{"@type":"LocalBusiness"}</script>
    <p>We pick up each week.</p>
    <script>open("menu")</script>
  </body>
</html>`;
const usual = new Turndown().turndown(page);
const asked = new Turndown().remove(['style', 'script']).turndown(page);
console.log('usual:', JSON.stringify(usual));
console.log('asked:', JSON.stringify(asked));
const has = (text) => ['.card', 'LocalBusiness', 'open('].filter((part) => text.includes(part)).length;
const same = has(usual) === 3 && has(asked) === 0 && asked.includes('each week');
console.log(
  same
    ? 'Still so: styles, scripts and structured data are text in the Markdown.'
    : 'Changed: the Markdown has only what a browser shows, or removing no longer helps.',
);
process.exit(same ? 0 : 1);
EOF
