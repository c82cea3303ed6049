// The dates of the holidays, year after year, for those who want to plan or have no script.
import { ChevronDown } from 'lucide';
import { Fragment } from 'react';
import styled from 'styled-components';
import { longDate, yearOf } from '../../model/calendar/day.ts';
import { dayAt } from '../../model/calendar/zone.ts';
import type { SectionOf } from '../../model/site.ts';
import { openable } from '../../ui/Accordion.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { useRunning } from '../../ui/use-running.ts';

const Dates = styled.details`
  margin-top: ${theme.space(3)};
  border-block: 1px solid ${theme.color.line};
  &[open] {
    padding-bottom: ${theme.space(2)};
  }
  & > summary {
    ${openable}
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(0.5)} ${theme.space(2)};
    margin-top: ${theme.space(2)};
  }
  ${theme.from.tablet} {
    & tr > :not(:last-child) {
      white-space: nowrap;
    }
  }
`;

const COLUMNS = ['Holiday', 'Date', 'Change'];

/** A table of all dates, the sheet to print, and the calendars. */
export function HolidayDates({ section }: { section: SectionOf<'holiday-schedule'> }) {
  const { dates, days, sheet, zone } = section;
  const running = useRunning();
  // Some of the dates may be over since the build.
  const today = running ? dayAt(Date.now(), zone) : '';
  const rows = dates
    .filter(({ date }) => date >= today)
    .map(({ name, date, change }) => ({
      key: date,
      cells: [name, `${longDate(date)}, ${yearOf(date)}`, change],
    }));
  return (
    <Dates>
      <summary>
        All dates until {yearOf(dates.at(-1)?.date ?? '')}
        <Glyph drawing={ChevronDown} size={22} />
      </summary>
      <DataTable label="Dates of the holidays" columns={COLUMNS} cellLabels={COLUMNS} rows={rows} />
      <div>
        <SiteLink to={sheet}>Print them on one page</SiteLink>
      </div>
      <div>
        {'Calendars to subscribe to: '}
        {days.map(({ weekday, calendar }) => (
          <Fragment key={weekday}>
            <a href={calendar} download>
              {weekday}
            </a>{' '}
          </Fragment>
        ))}
      </div>
    </Dates>
  );
}
