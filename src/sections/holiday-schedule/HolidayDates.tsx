// The dates of the holidays for those who want to plan: on a page to print, and as calendars to subscribe to.
import styled from 'styled-components';
import { yearOf } from '../../model/calendar/day.ts';
import type { SectionOf } from '../../model/site.ts';
import { CalendarLinks } from '../../ui/CalendarLinks.tsx';
import { useWords } from '../../ui/contexts/facts.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Below } from '../../ui/styles/grid.ts';
import { theme } from '../../ui/styles/theme.ts';

const Calendars = styled.ul`
  columns: 22rem 2;
  margin-top: ${theme.space(1)};
  & > li {
    break-inside: avoid;
  }
`;

/** The link to the page with all dates, and the calendar of each weekday. */
export function HolidayDates({ section }: { section: SectionOf<'holiday-schedule'> }) {
  const { dates, days, sheet } = section;
  const t = useWords();
  const year = yearOf(dates.at(-1)?.date ?? '');
  return (
    <Below>
      <SiteLink to={sheet}>{t('All dates until {year}, to print', { year })}</SiteLink>{' '}
      <Calendars>
        {days.map(
          ({ weekday, calendar }) =>
            calendar && (
              <li key={weekday}>
                <CalendarLinks calendar={calendar} name={t(weekday)} />
              </li>
            ),
        )}
      </Calendars>
    </Below>
  );
}
