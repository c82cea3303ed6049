// The calendars of a site and the sheet with its dates, as files.
import { capital } from '../../manifest/messages/phrases.ts';
import { thisWeek } from '../../model/calendar/sentences.ts';
import type { SiteCalendar } from '../../model/calendar/site-calendar.ts';
import { calendarPath, SHEET_PATH } from '../../model/own-files.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../render/page-files.ts';
import { dateSheet } from './date-sheet.ts';
import { weekdayCalendar } from './weekday-calendar.ts';

/** One calendar for each weekday, and the sheet; nothing for a site without service days. */
export function calendarFiles({ calendar, facts }: Pick<Site, 'calendar' | 'facts'>): OutputFile[] {
  if (!calendar) return [];
  const host = new URL(facts.origin).hostname;
  const word = capital(calendar.visit);
  const ofDay = (weekday: SiteCalendar['days'][number]) => ({
    path: calendarPath(weekday),
    text: weekdayCalendar({
      ...calendar,
      weekday,
      host,
      words: {
        name: `${facts.company.name}: ${weekday} ${calendar.visit}`,
        visit: `${word}: ${weekday}`,
        moved: (day) => `${word}: ${thisWeek(day)}`,
      },
    }),
  });
  return [...calendar.days.map(ofDay), { path: SHEET_PATH, text: dateSheet(calendar, facts) }];
}
