// The list of requests, newest first.
import styled from 'styled-components';
import { isAnswer } from '../../../model/forms/office-form.ts';
import { theme } from '../../../ui/styles/theme.ts';
import { officeSite, optionLabel } from '../office-site.ts';
import {
  deliveryTrouble,
  displayName,
  type Quote,
  STATE_LABELS,
  TROUBLE_LABELS,
} from '../quotes/quote.ts';
import { routeHref } from '../shell/route.ts';
import { ErrorMessage, Mark, MutedText, SmallButton } from '../ui/parts.tsx';
import { formatRecent, siteClocks } from '../ui/when.tsx';
import { loadQuotes, showOlder, useQuotes } from './quotes-store.ts';
import { isFiltering } from './search.ts';

/** @param open the id of the request that is shown beside the list */
export function QuoteList({ open }: { open?: string }) {
  const { quotes, count, isLoading, error, filter } = useQuotes();
  if (error && quotes.length === 0) {
    return (
      <>
        <ErrorMessage text={error} />
        <SmallButton onClick={() => void loadQuotes()}>Try again</SmallButton>
      </>
    );
  }
  if (quotes.length === 0) {
    const nothing = isFiltering(filter) ? 'No request matches this filter.' : 'No requests yet.';
    return <Empty role="status">{isLoading ? 'Loading the requests …' : nothing}</Empty>;
  }
  return (
    <>
      <ErrorMessage text={error} />
      <QuoteRows aria-label="Requests, newest first" aria-busy={isLoading}>
        {quotes.map((quote) => (
          <Row key={quote.id} quote={quote} isOpen={quote.id === open} />
        ))}
      </QuoteRows>
      {quotes.length >= count && <SmallButton onClick={showOlder}>Show older ones</SmallButton>}
    </>
  );
}

function Row({ quote, isOpen }: { quote: Quote; isOpen: boolean }) {
  const { services, cities } = officeSite();
  const clocks = siteClocks();
  const { id, status, city, service_type, created_at, signals, phone, address } = quote;
  const trouble = deliveryTrouble(quote.outbox);
  return (
    <li data-state={status}>
      <a href={routeHref({ screen: 'requests', id })} aria-current={isOpen ? 'true' : undefined}>
        <strong>{displayName(quote)}</strong>
        <time dateTime={created_at}>{formatRecent(created_at, clocks, Date.now())}</time>
        <MutedText as="span">
          {optionLabel(services, service_type)}
          {isAnswer(city) && <>&nbsp;· {optionLabel(cities, city)}</>}
        </MutedText>
        <span>
          {trouble && <Mark data-kind={trouble}>{TROUBLE_LABELS[trouble]}</Mark>}{' '}
          {signals.length > 0 && <Mark data-kind="bad">Suspicious</Mark>}{' '}
          <Mark data-kind={status}>{STATE_LABELS[status] ?? status}</Mark>
        </span>
        <OnPaper>
          {phone}&nbsp;· {address}
        </OnPaper>
      </a>
    </li>
  );
}

/** Shown in place of a list without requests. */
export const Empty = styled.p`
  padding: ${theme.space(5)} ${theme.space(2)};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.large};
  color: ${theme.color.muted};
  text-align: center;
`;

/** Shown on paper alone: a printed list goes along in the truck. */
const OnPaper = styled.span`
  display: none;
  @media print {
    display: block;
    flex-basis: 100%;
  }
`;

/** Links that open their request. */
const QuoteRows = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  overflow-wrap: anywhere;
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(0.5)} ${theme.space(1)};
    align-items: baseline;
    padding: ${theme.space(1)} ${theme.space(2)};
    border-left: 4px solid transparent;
    color: ${theme.color.text};
    text-decoration: none;
  }
  & a:hover {
    background: color-mix(in srgb, ${theme.color.brand} 5%, transparent);
  }
  & a[aria-current] {
    background: color-mix(in srgb, ${theme.color.brand} 10%, transparent);
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & strong {
    flex: 1 1 calc(100% - 8rem);
    min-width: 0;
    color: ${theme.color.heading};
    font-weight: 600;
  }
  & [data-state='new'] > a {
    border-left-color: ${theme.color.accent};
  }
  & [data-state='new'] strong {
    font-weight: 800;
  }
  & time {
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    white-space: nowrap;
  }
  & a > :nth-child(3) {
    flex: 1 1 55%;
    min-width: 0;
  }
  & a > :nth-child(4) {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(0.5)};
    justify-content: end;
    margin-left: auto;
  }
`;
