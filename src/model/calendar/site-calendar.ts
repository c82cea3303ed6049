// The holidays and moved visits of a site, as pages and calendars show them.
import type { Day, Weekday } from './day.ts';
import type { MovedDay, ObservedHoliday } from './service-days.ts';

/** A holiday in one year. */
export interface HolidayDate {
  name: string;
  date: Day;
  /** Its changes, as a sentence without its end. */
  change: string;
}

/** The service days of a site from this year until the year after the next one. */
export interface SiteCalendar {
  days: Weekday[];
  visit: string;
  from: Day;
  before: Day;
  moved: MovedDay[];
  dates: HolidayDate[];
}

/** The facts that a holiday schedule shows. */
export interface ScheduleFacts {
  holidays: ObservedHoliday[];
  /** Those from the day of the build until the end of the year after the next, in order. */
  dates: HolidayDate[];
  /** The choices of a visitor, and the calendar of each. */
  days: { weekday: Weekday; calendar: string }[];
  /** The page for the refrigerator's door. */
  sheet: string;
  moved: MovedDay[];
  visit: string;
  zone: string;
}
