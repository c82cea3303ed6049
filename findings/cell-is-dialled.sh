#!/usr/bin/env bash
# google-libphonenumber 3.2.47: "(cell)" behind a phone number.
# One would guess: the remark in brackets is ignored, as libphonenumber-js does with the same text.
# What it does: letters are read as the keys of a telephone, for numbers such as 1-800-FLOWERS. "cell" becomes 2355, which is
# put behind the number without an error; the result has fourteen digits and is not valid.
# Why it matters: a form that trusts the verdict turns away a right number, and one that does not stores a wrong one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund google-libphonenumber@3.2.47
node --input-type=module <<'EOF'
import library from 'google-libphonenumber';

const util = library.PhoneNumberUtil.getInstance();
const read = (typed) => {
  const phone = util.parse(typed, 'US');
  const number = util.format(phone, library.PhoneNumberFormat.E164);
  console.log(`${typed} -> ${number}, valid: ${util.isValidNumber(phone)}`);
  return [number, util.isValidNumber(phone)].join();
};
const plain = read('(716) 555-0142');
const cell = read('(716) 555-0142 (cell)');
const same = plain === '+17165550142,true' && cell === '+171655501422355,false';
console.log(
  same
    ? 'Still so: "(cell)" is four more digits, and makes a right number a wrong one.'
    : 'Changed: "(cell)" is no longer read as digits.',
);
process.exit(same ? 0 : 1);
EOF
