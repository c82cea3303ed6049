#!/usr/bin/env bash
# libphonenumber-js 1.13.16: a phone number with a remark behind it, as people type it into a form.
# One would guess: the remark is left out, or the text is no number.
# What it does: after a semicolon or a comma the next digits become the extension. "2 bins" is extension 2, a ZIP code is
# extension 14719, and isValid() says true, because the extension is no part of what it judges.
# Why it matters: the office dials an extension that does not exist, and the number passes each check of its validity.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund libphonenumber-js@1.13.16
node --input-type=module <<'EOF'
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const seen = ['(716) 555-0142; 2 bins', '(716) 555-0142, 14719'].map((typed) => {
  const phone = parsePhoneNumberFromString(typed, 'US');
  console.log(`${typed} -> ${phone?.formatNational()}, valid: ${phone?.isValid()}`);
  return phone?.isValid() ? phone.ext : undefined;
});
const same = seen[0] === '2' && seen[1] === '14719';
console.log(
  same
    ? 'Still so: the number of bins and the ZIP code are extensions of a valid number.'
    : 'Changed: what stands behind a semicolon or comma is no longer an extension.',
);
process.exit(same ? 0 : 1);
EOF
