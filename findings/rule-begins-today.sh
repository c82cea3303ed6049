#!/usr/bin/env bash
# rrule 2.8.1: a weekly rule that begins on a date, written as calendars write all-day events.
# One would guess: DTSTART;VALUE=DATE:20270107 begins on January 7, 2027, as DTSTART:20270107 does.
# What it does: with the parameter the line is not understood, and dropped without an error. The rule begins now, at the
# present second; COUNT and INTERVAL are counted from today.
# Why it matters: VALUE=DATE is what RFC 5545 asks for on an all-day event. A pickup of every other week that begins today
# is in the wrong week as often as not, and on the right weekday, so that it looks right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund rrule@2.8.1
node --input-type=module <<'EOF'
import library from 'rrule';

const first = (start) => {
  const [date] = library.rrulestr(`${start}\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;COUNT=3`).all();
  return date;
};
const plain = first('DTSTART:20270107');
const dated = first('DTSTART;VALUE=DATE:20270107');
const days = (dated - Date.now()) / 86_400_000;
console.log(`DTSTART:20270107            -> ${plain.toISOString()}`);
console.log(`DTSTART;VALUE=DATE:20270107 -> ${dated.toISOString()}`);
const same = plain.toISOString() === '2027-01-07T00:00:00.000Z' && days > -1 && days < 14;
console.log(
  same
    ? 'Still so: with VALUE=DATE the rule begins today.'
    : 'Changed: a beginning with VALUE=DATE is read, or both are read in another way.',
);
process.exit(same ? 0 : 1);
EOF
