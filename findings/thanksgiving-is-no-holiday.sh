#!/usr/bin/env bash
# date-holidays 3.37.0: is November 26, 2026, Thanksgiving, a holiday in New York?
# One would guess: isHoliday('2026-11-26') answers for that day; getHolidays(2026) lists it as "2026-11-26 00:00:00".
# What it does: the date is read as midnight in UTC, which in New York is the evening of November 25. The answer is that of
# the day before: false for Thanksgiving, and Thanksgiving for the day after it. Neither depends on the zone of the process.
# Why it matters: the very text that the list gives for a holiday is none when it is asked about.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund date-holidays@3.37.0
node --input-type=module <<'EOF'
import Holidays from 'date-holidays';

const answers = ['UTC', 'America/New_York'].map((zone) => {
  process.env.TZ = zone;
  const holidays = new Holidays('US', 'NY');
  const listed = holidays.getHolidays(2026).find(({ name }) => name === 'Thanksgiving Day').date;
  const on = (date) => holidays.isHoliday(date) && holidays.isHoliday(date)[0].name;
  const answer = [listed.slice(0, 10), on('2026-11-26'), on('2026-11-27')].join(', ');
  console.log(`${zone}: listed, on the 26th, on the 27th: ${answer}`);
  return answer;
});
const same = answers.every((answer) => answer.startsWith('2026-11-26, false, Thanksgiving'));
console.log(
  same
    ? 'Still so: the 26th is no holiday, and Thanksgiving is on the 27th.'
    : 'Changed: a day as a text is answered for in another way.',
);
process.exit(same ? 0 : 1);
EOF
