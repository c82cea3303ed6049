// The calendars of routes as programs of Debian read them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  calendarsOf,
  type ReadVisit,
  visitsOf,
  WEEKDAYS_ONLY,
  WITH_ROUTES,
} from '../node/calendar/routes.ts';
import { programOrReason } from '../support/installed.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

/** What a program prints. Throws with what it complains of. */
function printed(program: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}

const calcurse = programOrReason('calcurse', ['calcurse', 'python3-recurring-ical-events']);

/** Imports a calendar: a line of its file is such as "11/27/2026 [1] >9f3c Trash". */
function readByCalcurse(text: string, id: string): ReadVisit[] {
  const own = join(folder, id);
  mkdirSync(own);
  writeFileSync(join(own, 'calendar.ics'), text);
  printed(calcurse ?? '', ['-q', '-D', own, '-i', join(own, 'calendar.ics')]);
  const lines = printed(calcurse ?? '', ['-D', own, '-G'])
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, month, day, year, name = ''] =
      /^(\d+)\/(\d+)\/(\d+) \[1\] (?:>\S+ )?(.*)$/.exec(line) ?? [];
    return [`${year}-${month}-${day}`, name];
  });
}

/** Debian's own Python has Debian's modules. */
const PYTHON = '/usr/bin/python3';
const hasModule = spawnSync(PYTHON, ['-c', 'import recurring_ical_events']).status === 0;
if (!hasModule) console.log('Skipped: python3-recurring-ical-events is not here.');

const SCRIPT = `
import sys, icalendar, recurring_ical_events
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
for event in recurring_ical_events.of(calendar).between((2026, 1, 1), (2030, 1, 1)):
    print(event["DTSTART"].dt, event["SUMMARY"])
`;

function readByPython(text: string): ReadVisit[] {
  const lines = printed(PYTHON, ['-c', SCRIPT], text).trim().split('\n');
  return lines.map((line) => [line.slice(0, 10), line.slice(11)]);
}

const PROGRAMS: [string, boolean, (text: string, id: string) => ReadVisit[]][] = [
  ['calcurse', !!calcurse, readByCalcurse],
  ['recurring-ical-events', hasModule, readByPython],
];

describe.each(PROGRAMS)('%s', (_, isHere, read) => {
  test.skipIf(!isHere).each([
    ['a weekday with a moved visit', WEEKDAYS_ONLY, 'thursday'],
    ['a weekday with visits to call about', WEEKDAYS_ONLY, 'friday'],
    ['a route with every kind of collection', WITH_ROUTES, 'friday-a'],
    ['a route with one collection every other week', WITH_ROUTES, 'friday-b'],
  ])('has the days of %s', (_, days, id) => {
    const text = calendarsOf(days).get(`/calendar/${id}.ics`) ?? '';
    expect(read(text, id).toSorted()).toEqual(visitsOf(days, id).toSorted());
  });
});
