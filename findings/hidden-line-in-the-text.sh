#!/usr/bin/env bash
# html-to-text 10.0.1: the text of a page with a line that waits for its day.
# One would guess: what a browser shows: nothing of an element with the attribute hidden, nothing of a template.
# What it does: both are a part of the text, in their place and without a mark.
# Why it matters: mails' text parts and language models are fed with such texts. A holiday's line that is hidden until its
# week, or the empty form of an entry in a template, is said to each of them, all year.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund html-to-text@10.0.1
node --input-type=module <<'EOF'
import { convert } from 'html-to-text';

const page = `
  <p hidden>Christmas week: Friday pickup is on Thursday.</p>
  <template><p>Name of the town</p></template>
  <p>We pick up each week.</p>`;
const text = convert(page);
console.log(JSON.stringify(text));
const same = ['Christmas week', 'Name of the town', 'each week'].every((words) => text.includes(words));
console.log(
  same
    ? 'Still so: a hidden line and the content of a template are in the text.'
    : 'Changed: the text leaves out what a browser does not show.',
);
process.exit(same ? 0 : 1);
EOF
