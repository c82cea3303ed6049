#!/usr/bin/env bash
# @zootools/email-spell-checker 1.12.0 and mailcheck 1.1.1: helpers that suggest a mail domain for a mistyped one.
# One would guess: an address at a real, well-known mail service gets no suggestion.
# What they do: they compare with a short list by distance and know no other services. mac.com and gmx.net lead to mail.com
# and cox.net in the one; proton.me and hey.com to proton.de and sky.com in the other, and an .io address to .it.
# Why it matters: a visitor who takes the suggestion never gets an answer, and nobody learns of it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund @zootools/email-spell-checker@1.12.0 mailcheck@1.1.1
node --input-type=module <<'EOF'
import checker from '@zootools/email-spell-checker';
import mailcheck from 'mailcheck';

const byDistance = (email) => {
  let suggestion;
  mailcheck.run({ email, suggested: ({ full }) => { suggestion = full; }, empty() {} });
  return suggestion;
};
const said = (library, email, suggestion) => {
  console.log(`${library}: ${email} -> ${suggestion ?? 'no suggestion'}`);
  return suggestion;
};
const zootools = ['pat@mac.com', 'pat@gmx.net'].map((email) =>
  said('email-spell-checker', email, checker.run({ email })?.full),
);
const older = ['pat@proton.me', 'pat@hey.com', 'pat@example.io'].map((email) =>
  said('mailcheck', email, byDistance(email)),
);
const same =
  zootools.join() === 'pat@mail.com,pat@cox.net' &&
  older.join() === 'pat@proton.de,pat@sky.com,pat@example.it';
console.log(
  same
    ? 'Still so: both suggest wrong domains for right addresses.'
    : 'Changed: a suggestion for one of the right addresses is another one or gone.',
);
process.exit(same ? 0 : 1);
EOF
