#!/usr/bin/env bash
# rrule 2.8.1: the words for "the last weekday of each month".
# One would guess: toText() gives words for the rule, or says that it cannot (isFullyConvertibleToText).
# What it does: BYSETPOS is left out of the words: twelve days a year become "every month on weekdays", and "the second
# Monday" becomes "every month on Monday". isFullyConvertibleToText() says true for both.
# Why it matters: the words are made for people who have not seen the rule. One bulk pickup a month reads like one every weekday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund rrule@2.8.1
node --input-type=module <<'EOF'
import library from 'rrule';

const { rrulestr } = library;
const words = [
  'DTSTART:20270101T000000Z\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=12',
  'DTSTART:20270101T000000Z\nRRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2;COUNT=12',
].map((text) => {
  const rule = rrulestr(text);
  const dates = rule.all().slice(0, 3).map((date) => date.toISOString().slice(0, 10));
  console.log(`${dates.join(', ')} … -> "${rule.toText()}", convertible: ${rule.isFullyConvertibleToText()}`);
  return rule.isFullyConvertibleToText() && rule.toText();
});
const same = words.every((text) => text && !/last|2nd|second/i.test(text));
console.log(
  same
    ? 'Still so: the words leave out which of the days is meant.'
    : 'Changed: the words say which day is meant, or that they cannot.',
);
process.exit(same ? 0 : 1);
EOF
