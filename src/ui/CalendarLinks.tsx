// The ways to a calendar: to subscribe to it, its address for programs that ask for one, and the file.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFacts, useTranslate } from './contexts.ts';
import { CopyButton } from './forms/CopyButton.tsx';
import { theme } from './styles/theme.ts';
import { useHydrated } from './use-hydrated.ts';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space(3)};
  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.link};
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

interface CalendarLinksProps {
  /** The path of its file. */
  calendar: string;
  /** That of the route or weekday. */
  name: string;
  /** Further links. */
  children?: ReactNode;
}

export function CalendarLinks({ calendar, name, children }: CalendarLinksProps) {
  const { origin } = useFacts();
  const t = useTranslate();
  const running = useHydrated();
  const address = `${running ? location.origin : origin}${calendar}`;
  return (
    <Links>
      <a href={address.replace(/^https?/, 'webcal')}>
        {t('Add {day} to my calendar', { day: name })}
      </a>{' '}
      {running && <CopyButton label={t('Copy calendar link')} text={address} />}
      <a href={calendar} download>
        {t('Download calendar')}
      </a>
      {children}
    </Links>
  );
}
