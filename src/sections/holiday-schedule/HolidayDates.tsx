// The dates of the holidays, year after year, for those who want to plan or have no script.
import { ChevronDown } from 'lucide';
import styled from 'styled-components';
import { longDate, yearOf } from '../../model/calendar/day.ts';
import { dayAt } from '../../model/calendar/zone.ts';
import type { SectionOf } from '../../model/site.ts';
import type { Word } from '../../model/words/words.ts';
import { openable } from '../../ui/Accordion.tsx';
import { useWords } from '../../ui/contexts/facts.ts';
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

const COLUMNS: Word[] = ['Holiday', 'Date', 'Change'];

/** A table of all dates, the sheet to print, and the calendars. */
export function HolidayDates({ section }: { section: SectionOf<'holiday-schedule'> }) {
  const { dates, days, sheet, zone } = section;
  const t = useWords();
  const columns = COLUMNS.map((column) => t(column));
  const running = useRunning();
  // Some of the dates may be over since the build.
  const today = running ? dayAt(Date.now(), zone) : '';
  const rows = dates
    .filter(({ date }) => date >= today)
    .map(({ name, date, change }) => ({
      key: date,
      cells: [name, t('{date}, {year}', { date: longDate(date, t), year: yearOf(date) }), change],
    }));
  return (
    <Dates>
      <summary>
        {t('All dates until')} {yearOf(dates.at(-1)?.date ?? '')}
        <Glyph drawing={ChevronDown} size={22} />
      </summary>
      <DataTable
        label={t('Dates of the holidays')}
        columns={columns}
        cellLabels={columns}
        rows={rows}
      />
      <div>
        <SiteLink to={sheet}>{t('Print them on one page')}</SiteLink>
      </div>
      <div>
        {t('Calendars to subscribe to:')}
        {days.map(({ weekday, calendar }) => (
          <a key={weekday} href={calendar} download>
            {t(weekday)}
          </a>
        ))}
      </div>
    </Dates>
  );
}
