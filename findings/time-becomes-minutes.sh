#!/usr/bin/env bash
# yaml 2.9.1 and js-yaml 3.14.1: a file of opening hours passes from one to the other.
# One would guess: a text that one library writes is the same text in the other, or it has quotes.
# What they do: each leaves off the quotes that it does not need itself. yaml writes the text 17:00 bare, which YAML 1.1 reads
# as a number to the base of 60: 1020. js-yaml writes the text 08901 bare, as its leading zero makes it no number there; in
# YAML 1.2 it is the number 8901. 08:00 stays right for the same reason, and hides the fault.
# Why it matters: closing at 1020, and a ZIP code of New Jersey with four digits, from two libraries that are both right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund yaml@2.9.1 js-yaml@3.14.1
node --input-type=module <<'EOF'
import older from 'js-yaml';
import newer from 'yaml';

const facts = { opens: '08:00', closes: '17:00', zip: '08901' };
const there = older.load(newer.stringify(facts));
const back = newer.parse(older.dump(facts));
console.log(`yaml writes ${JSON.stringify(newer.stringify(facts))}, js-yaml reads ${JSON.stringify(there)}`);
console.log(`js-yaml writes ${JSON.stringify(older.dump(facts))}, yaml reads ${JSON.stringify(back)}`);
const same =
  there.opens === '08:00' && there.closes === 1020 && there.zip === '08901' &&
  back.opens === '08:00' && back.closes === '17:00' && back.zip === 8901;
console.log(
  same
    ? 'Still so: 17:00 arrives as 1020 on the way there, 08901 as 8901 on the way back.'
    : 'Changed: a time or a ZIP code now arrives as it was sent, or as something else.',
);
process.exit(same ? 0 : 1);
EOF
