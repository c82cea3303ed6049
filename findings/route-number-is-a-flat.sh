#!/usr/bin/env bash
# addresser 1.1.22: an address on a numbered road, as most of the countryside has it.
# One would guess: in "2145 Route 62" the street is "Route 62".
# What it does: what follows the kind of road is taken for a flat. The street is "Route", and 62 stands in addressLine2;
# "10 US Highway 219" is flat 219 at "10 Us Hwy". Nothing says that the reading is a guess.
# Why it matters: every address along such a road has the same street, "Route", and routes are planned by the street.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund addresser@1.1.22
node --input-type=module <<'EOF'
import addresser from 'addresser';

const read = (typed) => {
  const { addressLine1, addressLine2 } = addresser.parseAddress(typed);
  console.log(`${typed} -> "${addressLine1}" and "${addressLine2}"`);
  return `${addressLine1}|${addressLine2}`;
};
const route = read('2145 Route 62, Gowanda, NY 14070');
const highway = read('10 US Highway 219, Salamanca, NY 14779');
const same = route === '2145 Route|62' && highway === '10 Us Hwy|219';
console.log(
  same
    ? 'Still so: the number of the road is the number of a flat.'
    : 'Changed: the number of the road is read in another way.',
);
process.exit(same ? 0 : 1);
EOF
