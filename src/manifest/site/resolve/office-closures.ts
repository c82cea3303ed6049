// The dates on which a holiday closes the office, for search engines.
import { addDays, type Day, dayInYear, weekdayOf, yearOf } from '../../../model/calendar/day.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import { daysOf } from '../office-hours.ts';

/** Pages that are built now are right for so long. */
const DAYS_AHEAD = 2 * 365;

/** Those of the next two years on which the office would be open, in order. */
export function officeClosures({ company, service_days }: Manifest, today: Day): Day[] {
  const openDays = (company.hours ?? []).flatMap(daysOf);
  const end = addDays(today, DAYS_AHEAD);
  const closing = (service_days?.holidays ?? []).filter(({ office_closed }) => office_closed);
  return [0, 1, 2]
    .map((later) => yearOf(today) + later)
    .flatMap((year) => closing.flatMap(({ when }) => dayInYear(when, year) ?? []))
    .filter((day) => today <= day && day < end && openDays.includes(weekdayOf(day)))
    .sort();
}
