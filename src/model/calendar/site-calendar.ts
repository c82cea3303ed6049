// The holidays and moved visits of a site, as pages and calendars show them.
import type { Holiday, IconName, Route, ServiceDays, Town } from '../manifest.generated.ts';
import type { Day, Weekday } from './day.ts';
import type { MovedDay, Visit } from './service-days.ts';

/** A holiday in one year. */
export interface HolidayDate {
  name: string;
  date: Day;
  /** Its changes, as a sentence without its end. */
  change: string;
}

export interface RouteCollection {
  /** Its id in the manifest; `visit` for a weekday. */
  id: string;
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

/** The service days of a site until the end of the year after the next one: dates from this year on, routes from last week on. */
export interface SiteCalendar {
  days: Weekday[];
  visit: string;
  /** The service days as the manifest has them. */
  written: ServiceDays;
  /** The day of the build. */
  today: Day;
  moved: MovedDay[];
  dates: HolidayDate[];
  routes: SiteRoute[];
  /** The towns of the site, some of which have routes. */
  towns: Pick<Town, 'slug' | 'name'>[];
  /** The time on the evening before a visit at which calendars remind, such as "18:00". */
  reminder?: string;
}

/** The facts of a search for pickup days. */
export interface PickupFacts {
  /** The towns in which a route goes; on the page of one of them that town alone. */
  towns: Pick<Town, 'slug' | 'name'>[];
  /** The routes of that town, and what is picked up when; elsewhere all of them, unless they are many. */
  routes: (Pick<SiteRoute, 'id' | 'name'> & {
    collections: Pick<RouteCollection, 'name' | 'when'>[];
  })[];
  zone: string;
}

/** The facts that a holiday schedule shows. */
export interface ScheduleFacts {
  /** The hour at which the office closes early is in words, such as "12:00 PM". */
  holidays: Holiday[];
  /** Those from the day of the build until the end of the year after the next, in order. */
  dates: HolidayDate[];
  /** The choices of a visitor, and the calendar of each, unless routes have them. */
  days: { weekday: Weekday; calendar?: string }[];
  /** The page for the refrigerator's door. */
  sheet: string;
  moved: MovedDay[];
  visit: string;
  zone: string;
}
