#!/usr/bin/env bash
# html-to-text 10.0.1: the text of a table, with the library's own settings.
# One would guess: cells apart and rows on lines of their own, as in every text browser since 1995.
# What it does: all cells run together into one word; tables are read as tables only where a setting names them.
# Why it matters: mails' text parts and language models are fed with such texts: "10 Yard12 ft" is another size. A blank at
# the end of each cell, which no browser shows, keeps them apart for every reader.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund html-to-text@10.0.1
node --input-type=module <<'EOF'
import { convert } from 'html-to-text';

const table = (blank) => `
  <table>
    <tr><th>10 Yard${blank}</th><td>12 ft${blank}</td><td>3 loads${blank}</td></tr><tr><th>15 Yard${blank}</th><td>16 ft${blank}</td><td>5 loads${blank}</td></tr>
  </table>`;
const text = convert(table(''));
console.log(JSON.stringify(text), JSON.stringify(convert(table(' '))));
const same = text.includes('Yard12 ft3 loads15') && convert(table(' ')).includes('Yard 12 ft 3 loads 15');
console.log(same ? 'Still so: the cells of a table run together.' : 'Changed: cells are apart, or blanks no longer help.');
process.exit(same ? 0 : 1);
EOF
