#!/usr/bin/env bash
# @18f/us-federal-holidays 4.0.0: the federal holidays of December 2027.
# One would guess: inRange() for the month gives every day for which isAHoliday() says true.
# What it does: New Year's Day 2028 is a Saturday and observed on Friday, December 31, 2027. isAHoliday() says true for that
# day; inRange() up to its last minute leaves it out, because the day is listed under the year 2028 alone.
# Why it matters: a plan made for a whole year sends the trucks out on its last holiday, some years only.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund @18f/us-federal-holidays@4.0.0
TZ=UTC node --input-type=module <<'EOF'
import federal from '@18f/us-federal-holidays';

const listed = federal
  .inRange(new Date('2027-12-01T00:00:00Z'), new Date('2027-12-31T23:59:00Z'))
  .map(({ dateString }) => dateString);
const asked = federal.isAHoliday(new Date('2027-12-31T12:00:00Z'));
const [first] = federal.allForYear(2028);
console.log(`inRange, December 2027: ${listed.join(', ')}`);
console.log(`isAHoliday, December 31, 2027: ${asked}`);
console.log(`allForYear(2028) begins with ${first.dateString}`);
const same = listed.join() === '2027-12-24' && asked && first.dateString === '2027-12-31';
console.log(
  same
    ? 'Still so: the last holiday of December 2027 is not in its December.'
    : 'Changed: December 31, 2027 is listed in its own year, too.',
);
process.exit(same ? 0 : 1);
EOF
