// The dates of the holidays for those who want to plan: on a page to print, and as calendars to subscribe to.
import styled from 'styled-components';
import { yearOf } from '../../model/calendar/day.ts';
import type { SectionOf } from '../../model/site.ts';
import { useTranslate } from '../../ui/contexts.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0.5)} ${theme.space(2)};
  margin-top: ${theme.space(2)};
  /* The weekdays are below what they are for. */
  & > span {
    width: 100%;
    color: ${theme.color.muted};
  }
`;

interface HolidayDatesProps {
  section: SectionOf<'holiday-schedule'>;
}

export function SheetLink({ section: { dates, sheet } }: HolidayDatesProps) {
  const t = useTranslate();
  const year = yearOf(dates.at(-1)?.date ?? '');
  return <SiteLink to={sheet}>{t('All dates until {year}, to print', { year })}</SiteLink>;
}

/** The links to the page with all dates, and to each weekday's calendar. */
export function HolidayDates({ section }: HolidayDatesProps) {
  const { days } = section;
  const t = useTranslate();
  return (
    <Links>
      <SheetLink section={section} />{' '}
      {days[0]?.calendar && <span>{`${t('Holiday dates you can add to your phone:')} `}</span>}
      {days.map(
        ({ weekday, calendar }) =>
          calendar && (
            <a key={weekday} href={calendar} download>
              {`${t(weekday)} `}
            </a>
          ),
      )}
    </Links>
  );
}
