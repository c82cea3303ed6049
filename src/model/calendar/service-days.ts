// Works out on which days a route is served: its usual days, and those that holidays and single changes move.
import type {
  Collection,
  Holiday,
  Route,
  ServiceChange,
  ServiceDays,
} from '../manifest.generated.ts';
import {
  addDays,
  type Day,
  dayInYear,
  inWeekOf,
  mondayOf,
  nthWeekdayOf,
  type Weekday,
  weekdayOf,
  yearOf,
} from './day.ts';

type Setting =
  | 'holiday_effect'
  | 'friday_holiday_moves_to'
  | 'weekend_holidays'
  | 'friday_moves_to';

/** The service days with the defaults of the schema. */
export type ServiceRules = Pick<ServiceDays, 'days' | 'holidays' | 'changes'> &
  Required<Pick<ServiceDays, Setting>>;

/** The rules of a manifest's service days; the defaults are those of the schema. */
export const serviceRules = (days: ServiceDays): ServiceRules => ({
  holiday_effect: 'later_days',
  friday_holiday_moves_to: 'Thursday',
  weekend_holidays: 'ask',
  friday_moves_to: 'ask',
  ...days,
});

/** A visit that is not on its usual day, or of which nobody knows the day. */
export interface MovedDay {
  /** The holiday, or the reason of a single change, as it reads after "because of". */
  holiday: string;
  /** The day of the holiday itself. */
  date: Day;
  usual: Day;
  /** Absent when it is cancelled, and when the rules do not say it: visitors are asked to call. */
  moved?: Day;
  cancelled?: true;
  /** It is a change of one day, without a holiday. */
  single?: true;
}

/** Whether nobody knows the day: visitors are asked to call. */
export const isOpen = ({ moved, cancelled }: MovedDay): boolean => !moved && !cancelled;

/** A holiday in one year, which changes something. */
interface ObservedHoliday extends Holiday {
  date: Day;
  /** The day on which it counts. */
  observedOn: Day;
  appliedEffect: Exclude<ServiceRules['holiday_effect'], 'nothing'>;
}

/**
 * Moved visits by week, of the weeks with any that begin from one day on and before another one.
 * Specification, section 9: a holiday on or before the usual day moves that week's visit one day later; a Friday
 * holiday moves it to Thursday.
 */
export function changedWeeks(rules: ServiceRules, from: Day, before: Day): MovedDay[][] {
  // The first Monday that is not before the first day.
  return everyDays(mondayOf(addDays(from, 6)), before, 7)
    .map((monday) => movedInWeek(rules, monday))
    .filter((week) => week.length > 0);
}

/** Moved visits of one week. */
export function movedInWeek(rules: ServiceRules, monday: Day): MovedDay[] {
  return everyDays(monday, addDays(monday, 7), 1)
    .filter((day) => rules.days.includes(weekdayOf(day)))
    .flatMap((usual) => changeOf(rules, usual) ?? []);
}

/**
 * What a single change or a holiday does to the visit of a day; undefined when it stays.
 * @param route without one, only changes that are for all count
 */
export function changeOf(rules: ServiceRules, usual: Day, route?: Route): MovedDay | undefined {
  const single = rules.changes?.find((change) => change.date === usual && isFor(change, route));
  if (single) {
    return singleChange(single);
  }
  const free = observedHolidays(rules, mondayOf(usual));
  const cause = free.findLast(
    ({ observedOn, appliedEffect }) =>
      observedOn === usual || (observedOn < usual && shiftsLater(appliedEffect)),
  );
  return (
    cause && { holiday: cause.name, date: cause.date, usual, ...movedBy(rules, usual, cause, free) }
  );
}

/** A change of one day as what happens to its visits. */
export const singleChange = ({ reason, date, to }: ServiceChange): MovedDay => ({
  holiday: reason,
  date,
  usual: date,
  ...(to ? { moved: to } : { cancelled: true }),
  single: true,
});

/** Whether the visits after a holiday are moved, or may be. */
const shiftsLater = (effect: ObservedHoliday['appliedEffect']) =>
  effect === 'later_days' || effect === 'ask';

/** The holidays observed in a week, in order. */
function observedHolidays(rules: ServiceRules, monday: Day): ObservedHoliday[] {
  const sunday = addDays(monday, 6);
  // A holiday of the weekend before may be observed in this week.
  const years = new Set([addDays(monday, -2), sunday].map(yearOf));
  return [...years]
    .flatMap((year) => rules.holidays.flatMap((holiday) => observeHoliday(rules, holiday, year)))
    .filter(({ observedOn }) => monday <= observedOn && observedOn <= sunday)
    .sort((a, b) => (a.observedOn < b.observedOn ? -1 : 1));
}

function observeHoliday(rules: ServiceRules, holiday: Holiday, year: number): ObservedHoliday[] {
  const date = dayInYear(holiday.when, year);
  const effect = holiday.effect ?? rules.holiday_effect;
  if (!date || effect === 'nothing') return [];
  const isServed = rules.days.includes(weekdayOf(date));
  const nearest = isServed ? 0 : (OBSERVED_OFFSET[weekdayOf(date)] ?? 0);
  const { observed } = holiday;
  const ownRule = observed === undefined ? undefined : observed ? 'observed' : 'no_change';
  const weekend = ownRule ?? rules.weekend_holidays;
  if (nearest !== 0 && weekend === 'no_change') return [];
  const appliedEffect = nearest !== 0 && weekend === 'ask' ? 'ask' : effect;
  return [{ ...holiday, date, observedOn: addDays(date, nearest), appliedEffect }];
}

/** Days from a weekend holiday to the weekday on which federal offices observe it (5 U.S.C. 6103). */
const OBSERVED_OFFSET: Partial<Record<Weekday, number>> = { Saturday: -1, Sunday: 1 };

/** The day of a visit at or after a holiday. */
function movedBy(
  rules: ServiceRules,
  usual: Day,
  cause: ObservedHoliday,
  free: ObservedHoliday[],
): Pick<MovedDay, 'moved' | 'cancelled'> {
  if (cause.appliedEffect === 'ask') return {};
  // A Saturday holiday observed on Friday blocks both days.
  const isFree = (day: Day) =>
    free.some(({ observedOn, date }) => observedOn === day || date === day);
  const isOwn = cause.observedOn === usual;
  if (isOwn && cause.appliedEffect === 'no_visit') return { cancelled: true };
  if (isOwn && cause.moves_to) return { moved: inWeekOf(usual, cause.moves_to) };
  const earlier = free.filter(
    ({ observedOn, appliedEffect }) => observedOn < usual && shiftsLater(appliedEffect),
  ).length;
  if (cause.appliedEffect === 'later_days' && weekdayOf(usual) === 'Friday') {
    if (earlier === 0 && rules.friday_holiday_moves_to !== 'Saturday') {
      return rules.friday_holiday_moves_to === 'ask' ? {} : { moved: addDays(usual, -1) };
    }
    if (earlier > 0 && rules.friday_moves_to === 'ask') return {};
  }
  let moved = addDays(usual, earlier + (isOwn ? 1 : 0));
  while (isFree(moved)) moved = addDays(moved, 1);
  // No visit is ever moved to a Sunday: it stays open.
  return weekdayOf(moved) === 'Sunday' ? {} : { moved };
}

/** Every so many days from one on, before another one. */
function everyDays(from: Day, before: Day, step: number): Day[] {
  const days: Day[] = [];
  for (let day = from; day < before; day = addDays(day, step)) days.push(day);
  return days;
}

/** A visit of a route. */
export interface Visit {
  usual: Day;
  /** What moves or cancels it. */
  change?: MovedDay;
}

/** How often a collection is made on a route. */
export type Recurrence = Omit<Collection, 'id' | 'name' | 'icon'> & { day?: Weekday };

/** What a route's entry says of a collection goes before what the collection says itself. */
export function rhythmOf(
  { collections = [] }: Pick<ServiceDays, 'collections'>,
  entry: Route['collections'][number],
): Recurrence {
  return { ...collections.find(({ id }) => id === entry.collection), ...entry };
}

/** The visits of a collection on a route whose usual days are from one day on and before another one, in order. */
export function visitsOf(
  rules: ServiceRules,
  rhythm: Recurrence,
  { from, before }: { from: Day; before: Day },
  route?: Route,
): Visit[] {
  return usualDays(rhythm, from, before).map((usual) => {
    const change = changeOf(rules, usual, route);
    return { usual, ...(change && { change }) };
  });
}

/** Whether a single change is for all, for a route, or for a town where it goes. */
export function isFor(
  { routes, towns }: Pick<ServiceChange, 'routes' | 'towns'>,
  route?: Pick<Route, 'id' | 'towns' | 'streets'>,
): boolean {
  if (!routes && !towns) return true;
  if (!route) return false;
  const routeTowns = townSlugsOf(route);
  return (
    (routes ?? []).includes(route.id) || (towns ?? []).some((town) => routeTowns.includes(town))
  );
}

/** The slugs of a route's towns, from `towns` and `streets`; one may occur twice. */
export const townSlugsOf = ({
  towns = [],
  streets = [],
}: Pick<Route, 'towns' | 'streets'>): string[] => [...towns, ...streets.map(({ town }) => town)];

/**
 * The days of a recurrence, without holidays. Weeks are counted from a first date: week numbers of the year would break the
 * alternation after a year of 53 weeks.
 */
function usualDays(rhythm: Recurrence, from: Day, before: Day): Day[] {
  const { dates, weekday_of_month, season, day, weeks = 1, from: first = from } = rhythm;
  const isInTime = (each: Day) => from <= each && each < before;
  if (dates) return dates.filter(isInTime).sort();
  const days = weekday_of_month
    ? everyDays(from, before, 1).filter((each) => isNth(weekday_of_month, each))
    : everyDays(day ? inWeekOf(first, day) : before, before, 7 * weeks).filter(isInTime);
  return days.filter((each) => isInSeason(season, each));
}

/** Whether a day is a weekday of its month, such as "First Tuesday". */
const isNth = (rule: string, day: Day): boolean =>
  nthWeekdayOf(rule, yearOf(day), Number(day.slice(5, 7))) === day;

/** Whether a day is in a season, which may run over New Year. */
function isInSeason(season: Recurrence['season'], day: Day): boolean {
  if (!season) return true;
  const [from = '', to = ''] = [season.from, season.to].map((rule) => dayInYear(rule, yearOf(day)));
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
