#!/usr/bin/env bash
# parse-address 1.1.2: a house number with a half, as old streets have it.
# One would guess: "123 1/2 Main St" gives the number 123 1/2, or something to see that it was not understood.
# What it does: the number is 123; the half is in none of the fields. "123A Main St" gives the number 123 and the street
# "A Main".
# Why it matters: 123 and 123 1/2 are two households. Written again from its parts, the address is the neighbor's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund parse-address@1.1.2
node --input-type=module <<'EOF'
import parser from 'parse-address';

const half = parser.parseLocation('123 1/2 Main St, Dunkirk, NY 14048');
const letter = parser.parseLocation('123A Main St, Dunkirk, NY 14048');
console.log(`123 1/2 Main St -> ${JSON.stringify(half)}`);
console.log(`123A Main St    -> ${JSON.stringify(letter)}`);
const same =
  half.number === '123' &&
  !JSON.stringify(half).includes('1/2') &&
  letter.number === '123' &&
  letter.street === 'A Main';
console.log(
  same
    ? 'Still so: the half is gone, and the letter is a part of the street.'
    : 'Changed: the half or the letter of a house number is kept.',
);
process.exit(same ? 0 : 1);
EOF
