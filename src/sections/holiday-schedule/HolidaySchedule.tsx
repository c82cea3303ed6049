// The holidays on which pickup moves, the rule, and questions about it.
import styled from 'styled-components';
import type { Holiday } from '../../model/manifest.generated.ts';
import type { SectionOf } from '../../model/site.ts';
import type { Translate } from '../../model/words/words.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Band } from '../../ui/Band.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { DayCheck } from './DayCheck.tsx';
import { HolidayDates } from './HolidayDates.tsx';

const Layout = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  ${theme.from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  & h3 {
    margin-bottom: ${theme.space(2)};
  }
`;

const Rule = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  align-content: start;
`;

const Holidays = styled.dl`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space(2)};
    padding: ${theme.space(1)} ${theme.space(2)};
  }
  & > div + div {
    border-top: 1px solid ${theme.color.line};
  }
  & dt {
    color: ${theme.color.heading};
    font-weight: 700;
  }
  /* Below the name only where its longest word has no room beside it. */
  & dd {
    flex: 1;
    text-align: right;
    text-wrap: balance;
  }
`;

/** What follows the date of a holiday that has another effect than the others. */
function effectOf(
  { effect, moves_to }: Pick<Holiday, 'effect' | 'moves_to'>,
  visit: string,
  t: Translate,
) {
  if (effect === 'no_visit') return `, ${t('no {visit}', { visit })}`;
  if (effect === 'nothing') return `, ${t('no {visit} moves', { visit })}`;
  return moves_to && `, ${t('moves to {day}', { day: t(moves_to) })}`;
}

export function HolidaySchedule({ section }: { section: SectionOf<'holiday-schedule'> }) {
  const { id, tone, heading, rule, check, holidays, visit, faqs, faqs_heading } = section;
  const t = useTranslate();
  return (
    <Band id={id} tone={tone} heading={heading}>
      {check && <DayCheck section={section} check={check} />}
      <Layout>
        <Rule>
          {rule.map((paragraph, index) => (
            <p key={index}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          <Holidays>
            {holidays.map(({ name, when, office_closed, office_closes: time, ...holiday }) => (
              <div key={name}>
                <dt>{name}</dt>{' '}
                <dd>
                  {office_closed
                    ? t('{when}, office closed', { when })
                    : time
                      ? t('{when}, office closes at {time}', { when, time })
                      : when}
                  {effectOf(holiday, visit, t)}
                </dd>
              </div>
            ))}
          </Holidays>
        </Rule>
        <div>
          <h3>{faqs_heading}</h3>
          <Accordion
            items={faqs.map((faq) => ({ id: faq.id, title: faq.question, text: faq.answer }))}
          />
        </div>
      </Layout>
      {!check && <HolidayDates section={section} />}
    </Band>
  );
}
