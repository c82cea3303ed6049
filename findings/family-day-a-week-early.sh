#!/usr/bin/env bash
# date-holidays 3.37.0: Nevada's Family Day, by law the Friday after the fourth Thursday of November.
# One would guess: it is always the day after Thanksgiving.
# What it does: it is the fourth Friday. When November begins on a Friday the fourth Friday comes before the fourth
# Thursday, so in 2024 and 2030 Family Day is six days before Thanksgiving; in the years between all is right.
# Why it matters: a table of closed days that was looked at in 2025 is wrong the next time only five years later.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund date-holidays@3.37.0
node --input-type=module <<'EOF'
import Holidays from 'date-holidays';

const holidays = new Holidays('US', 'NV');
const gap = (year) => {
  const day = (name) => holidays.getHolidays(year).find((one) => one.name === name).date.slice(0, 10);
  const [thanksgiving, family] = [day('Thanksgiving Day'), day('Family Day')];
  console.log(`${year}: Thanksgiving ${thanksgiving}, Family Day ${family}`);
  return (Date.parse(family) - Date.parse(thanksgiving)) / 86_400_000;
};
const same = [2024, 2026, 2030].map(gap).join() === '-6,1,-6';
console.log(
  same
    ? 'Still so: in 2024 and 2030 the day after Thanksgiving comes before Thanksgiving.'
    : 'Changed: Family Day is computed in another way.',
);
process.exit(same ? 0 : 1);
EOF
