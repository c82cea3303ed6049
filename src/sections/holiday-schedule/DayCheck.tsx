// The check of a visitor's own weekday: whether a holiday moves it this week.
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { WEEKDAYS } from '../../model/calendar/day.ts';
import { answerFor } from '../../model/calendar/sentences.ts';
import { dateInZone } from '../../model/calendar/zone.ts';
import type { SectionOf } from '../../model/site.ts';
import { CalendarLinks } from '../../ui/CalendarLinks.tsx';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import { Choices, SelectField } from '../../ui/forms/Field.tsx';
import { useMoment } from '../../ui/notices/NoticeLine.tsx';
import { PICKUP_DAY_KEY, readStored, writeStored } from '../../ui/storage.ts';
import { theme } from '../../ui/styles/theme.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ManifestText } from '../../ui/Wording.tsx';
import { HolidayDates, SheetLink } from './HolidayDates.tsx';

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(3)};
  padding: ${theme.space(3)};
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  ${theme.from.desktop} {
    column-gap: ${theme.space(3)};
    grid-template-columns: minmax(14rem, 1fr) 2fr;
    align-items: start;
    & > h3 {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: none;
  }
`;

/** Until the app runs it keeps the height of the answer of an ordinary week, so that nothing moves when that comes. */
const Answer = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space(1)};
  min-height: 10.5rem;
  @media (min-width: 26.875em) {
    min-height: 7rem;
  }
  & > p:first-child {
    color: ${theme.color.heading};
    font-size: ${theme.size.lead};
    font-weight: 700;
    text-wrap: balance;
  }
`;

type ScheduleSection = SectionOf<'holiday-schedule'>;
type Check = NonNullable<ScheduleSection['check']>;

/** The check. It answers for all days until the visitor has chosen one. */
export function DayCheck({ section, check }: { section: ScheduleSection; check: Check }) {
  const id = useId();
  const t = useTranslate();
  const { company } = useFacts();
  const running = useHydrated();
  const [day, choose] = useStoredWeekday(section);
  // A tab that stays open for days answers for the day on which it is looked at.
  const now = useMoment() ?? Date.now();
  const answer = running
    ? answerFor(section, dateInZone(now, section.zone), day?.weekday, t)
    : undefined;
  return (
    <Sheet data-wakes="">
      <h3>{check.heading}</h3>
      <SelectField
        id={id}
        label={check.label}
        optional
        value={day ? WEEKDAYS.indexOf(day.weekday) : ''}
        disabled={!running}
        onChange={({ target }) => choose(WEEKDAYS[Number(target.value || -1)] ?? '')}
      >
        <Choices
          placeholder={t('All days')}
          options={section.days.map(({ weekday }) => ({
            value: String(WEEKDAYS.indexOf(weekday)),
            label: t(weekday),
          }))}
        />
      </SelectField>
      <div>
        <Answer role="status">
          {answer && (
            <p>
              <ManifestText text={answer.now} plain />
            </p>
          )}
          {answer?.call && (
            <p>
              <ManifestText text={t('Please call {phone}.', { phone: company.phone })} />
            </p>
          )}
          {answer?.next && (
            <p>
              <ManifestText text={answer.next} plain />
            </p>
          )}
        </Answer>
        {day?.calendar ? (
          <CalendarLinks calendar={day.calendar} name={t(day.weekday)}>
            <SheetLink section={section} />
          </CalendarLinks>
        ) : (
          <HolidayDates section={section} />
        )}
      </div>
    </Sheet>
  );
}

/**
 * The visitor's weekday, undefined if it is no longer a service day. It is stored on the device. Where the business has routes,
 * the key holds the route instead, and the weekday lasts for this visit only.
 */
function useStoredWeekday({ days }: ScheduleSection) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(readStored(PICKUP_DAY_KEY)), []);
  const choose = (day: string) => {
    setChosen(day);
    // Only a business without routes has a calendar for each weekday.
    if (days[0]?.calendar) writeStored(PICKUP_DAY_KEY, day);
  };
  return [days.find(({ weekday }) => weekday === chosen), choose] as const;
}
