#!/usr/bin/env bash
# ts-ics 2.4.6: a visit of every Thursday, given as an all-day event, west of Greenwich.
# One would guess: the Thursdays, without the one that EXDATE takes out.
# What it does: an all-day date is read as midnight in UTC, and the weekday of the rule is then counted on the clock of the
# process. In New York that midnight is Wednesday evening, so the "Thursdays" begin a day late, on a Friday in UTC, and no
# EXDATE fits one of them: the cancelled visit is back. In UTC all is right, so a test on a server sees nothing.
# Why it matters: a subscriber of a pickup calendar puts the cart out on the wrong day, and in the holiday week as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund ts-ics@2.4.6
node --input-type=module <<'EOF'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

const calendar = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example.com//pickup//EN',
  'BEGIN:VEVENT', 'UID:thursday@example.com', 'DTSTAMP:20260101T000000Z',
  'DTSTART;VALUE=DATE:20261112', 'DTEND;VALUE=DATE:20261113',
  'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=4', 'EXDATE;VALUE=DATE:20261126',
  'SUMMARY:Pickup', 'END:VEVENT', 'END:VCALENDAR', '',
].join('\r\n');

/** The days of the visits, as an all-day date is written: by its day in UTC. */
function visits(zone) {
  process.env.TZ = zone;
  const [event] = convertIcsCalendar(undefined, calendar).events;
  const dates = extendByRecurrenceRule(event.recurrenceRule, {
    start: event.start.date,
    end: new Date('2027-01-01'),
    exceptions: event.exceptionDates.map(({ date }) => date),
  });
  return dates.map((date) => date.toISOString().slice(0, 10)).join(' ');
}

const utc = visits('UTC');
const newYork = visits('America/New_York');
console.log(`In UTC:      ${utc}`);
console.log(`In New York: ${newYork}`);
const same =
  utc === '2026-11-12 2026-11-19 2026-12-03' &&
  newYork === '2026-11-13 2026-11-20 2026-11-27 2026-12-04';
console.log(
  same
    ? 'Still so: in New York the Thursdays are Fridays, and the visit that EXDATE takes out is among them.'
    : 'Changed: ts-ics no longer moves all-day visits with the zone of the process.',
);
process.exit(same ? 0 : 1);
EOF
