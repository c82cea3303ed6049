// The days on which the office has other hours than in a usual week, for search engines.
import { dayInYear, weekdayOf, yearOf } from '../../model/calendar/day.ts';
import type { Closure, Manifest } from '../../model/manifest.generated.ts';
import { closureSpans, daysOf, isAhead, type Span, setHours } from './office-hours.ts';

/** The hours of some days; both times are midnight when the office is closed. */
export interface SpecialHours extends Span {
  opens: string;
  closes: string;
}

const CLOSED = { opens: '00:00', closes: '00:00' };

/** The closures of the office or of a place, in the next two years. */
export const closureHours = (closures: Closure[] = [], today: string): SpecialHours[] =>
  closures.flatMap((closure) =>
    closureSpans(closure, today).map((span) => ({ ...span, ...CLOSED })),
  );

/** The hours on holidays that close the office or end its day early, where it would be open, in order. */
export function holidayHours({ company, service_days }: Manifest, today: string): SpecialHours[] {
  const closures = closureHours(company.closures, today);
  return (service_days?.holidays ?? [])
    .flatMap(({ when, office_closed, office_closes: early }) =>
      [0, 1, 2].flatMap((later): SpecialHours[] => {
        const day = dayInYear(when, yearOf(today) + later);
        if (!day || !isAhead({ from: day, through: day }, today)) return [];
        if (closures.some(({ from, through }) => from <= day && day <= through)) return [];
        const span = { from: day, through: day };
        const open = setHours(company.hours).filter((entry) =>
          daysOf(entry).includes(weekdayOf(day)),
        );
        if (office_closed) return open.slice(0, 1).map(() => ({ ...span, ...CLOSED }));
        return early === undefined ? [] : endingAt(early, open).map((own) => ({ ...span, ...own }));
      }),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** A day's hours that end at a time: later ones fall away. */
export const endingAt = (
  early: string,
  hours: { opens: string; closes: string }[],
): { opens: string; closes: string }[] =>
  hours
    .filter(({ opens }) => opens < early)
    .map(({ opens, closes }) => ({ opens, closes: closes < early ? closes : early }));
