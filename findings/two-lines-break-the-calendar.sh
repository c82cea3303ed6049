#!/usr/bin/env bash
# ical-generator 11.1.2 writes a calendar whose description has two lines.
# One would guess: the library that writes calendar files escapes every text; it does so for what an event says.
# What it does: an event's description comes with its line break escaped. The calendar's own description comes as it is, so
# its second line stands in the file as a line of its own, which is no property.
# Why it matters: nothing is said when the file is written. ical.js refuses the whole calendar because of that line, so every
# event is lost to whoever subscribes with a program that is built on it; node-ical shows all events and half a description.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.26.1
cat > write.mjs <<'END'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import nodeIcal from 'node-ical';

const description = 'Trash on Mondays.\nRecycling on Fridays.';
const calendar = ical({ name: 'Pickup', description });
calendar.createEvent({
  id: 'first',
  start: new Date('2026-01-05T10:00Z'),
  end: new Date('2026-01-05T11:00Z'),
  summary: 'Trash',
  description,
});
const text = calendar.toString();
const lines = text.split(/\r?\n/);
const isEscaped = (name) =>
  lines.some((line) => line.startsWith(name) && line.includes('\\nRecycling'));
console.log(`an event's description on one line: ${isEscaped('DESCRIPTION:') ? 'yes' : 'no'}`);
console.log(`the calendar's own on one line: ${isEscaped('X-WR-CALDESC:') ? 'yes' : 'no'}`);
let read = 'reads it';
try {
  ICAL.parse(text);
} catch (error) {
  read = `refuses it: ${error.message}`;
}
console.log(`ical.js ${read}`);
const { vcalendar, first } = nodeIcal.sync.parseICS(text);
console.log(`node-ical: the event ${first ? 'is there' : 'is gone'}, and "${vcalendar['WR-CALDESC']}"`);
END
seen=$(node write.mjs)
echo "$seen"
if echo "$seen" | grep -q "^an event's description on one line: yes" &&
  echo "$seen" | grep -q "^the calendar's own on one line: no" &&
  echo "$seen" | grep -q '^ical.js refuses it' &&
  echo "$seen" | grep -q 'node-ical: the event is there, and "Trash on Mondays."'; then
  echo "Still so: a calendar's own description with two lines makes a file that ical.js refuses."
else
  echo 'Changed: the description is escaped, or readers take it another way.'
  exit 1
fi
