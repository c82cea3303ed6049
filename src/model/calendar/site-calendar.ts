// The holidays and moved visits of a site, as pages and calendars show them.

import type { Holiday, IconName, Route } from '../manifest.generated.ts';
import type { Day, Weekday } from './day.ts';
import type { MovedDay, Visit } from './service-days.ts';

/** A holiday in one year. */
export interface HolidayDate {
  name: string;
  date: Day;
  /** Its changes, as a sentence without its end. */
  change: string;
}

/** A collection on a route. */
export interface RouteCollection {
  name: string;
  icon?: IconName;
  /** When it is usually made, such as "every other Monday, April 1 to November 30". */
  when: string;
  visits: Visit[];
}

/** A route with its visits. A business without routes has one for each weekday. */
export interface SiteRoute {
  /** Its part of the addresses of its files. */
  id: string;
  name: string;
  collections: RouteCollection[];
  /** The places where it goes; absent for a weekday. */
  places?: Pick<Route, 'towns' | 'zips' | 'streets'>;
}

/** The service days of a site from this year until the year after the next one. */
export interface SiteCalendar {
  days: Weekday[];
  visit: string;
  from: Day;
  before: Day;
  moved: MovedDay[];
  dates: HolidayDate[];
  routes: SiteRoute[];
  /** The time on the evening before a visit at which calendars remind, such as "18:00". */
  reminder?: string;
}

/** The facts that a holiday schedule shows. */
export interface ScheduleFacts {
  /** The hour at which the office closes early is in words, such as "12:00 PM". */
  holidays: Holiday[];
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
