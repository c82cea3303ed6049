// The list of requests, newest first.
import styled from 'styled-components';
import { isAnswer } from '../../../model/forms/office-form.ts';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Mark, Quiet, SmallButton } from '../look/parts.ts';
import { optionLabel, useOfficeSite } from '../office-site.ts';
import {
  deliveryTrouble,
  type Quote,
  STATE_LABELS,
  TROUBLE_LABELS,
  whoAsks,
} from '../quotes/quote.ts';
import { whenInShort } from '../quotes/when.ts';
import { placeAddress } from '../shell/place.ts';
import { loadQuotes, showOlder, useQuotes } from './quotes-store.ts';

export function QuoteList({ open }: { open?: string }) {
  const { quotes, count, isLoading, fault, filter } = useQuotes();
  const isFiltered = Object.values(filter).some((value) => value !== '');
  if (fault && quotes.length === 0) {
    return (
      <>
        <Fault text={fault} />
        <SmallButton onClick={() => void loadQuotes()}>Try again</SmallButton>
      </>
    );
  }
  if (quotes.length === 0) {
    const nothing = isFiltered ? 'No request fits this filter.' : 'No request has come yet.';
    return <Empty role="status">{isLoading ? 'Loading the requests …' : nothing}</Empty>;
  }
  return (
    <>
      <Fault text={fault} />
      <Rows aria-label="Requests, newest first" aria-busy={isLoading}>
        {quotes.map((quote) => (
          <Row key={quote.id} quote={quote} isOpen={quote.id === open} />
        ))}
      </Rows>
      {quotes.length >= count && <SmallButton onClick={showOlder}>Show older ones</SmallButton>}
    </>
  );
}

function Row({ quote, isOpen }: { quote: Quote; isOpen: boolean }) {
  const { facts, zone, services, cities } = useOfficeSite();
  const hasJustCome = useQuotes((store) => store.arrived.includes(quote.id));
  const { id, status, city, service_type, created_at, signals, phone, address } = quote;
  const trouble = deliveryTrouble(quote.outbox);
  const when = whenInShort(created_at, { locale: facts.locale, zone, now: Date.now() });
  return (
    <Entry data-state={status}>
      <a
        href={placeAddress({ screen: 'requests', id })}
        aria-current={isOpen ? 'true' : undefined}
        data-came={hasJustCome || undefined}
      >
        <strong>{whoAsks(quote)}</strong>
        <time dateTime={created_at}>{when}</time>
        <Quiet as="span">
          {optionLabel(services, service_type)}
          {isAnswer(city) && <>&nbsp;· {optionLabel(cities, city)}</>}
        </Quiet>
        <span>
          {trouble && <Mark data-kind={trouble}>{TROUBLE_LABELS[trouble]}</Mark>}{' '}
          {signals.length > 0 && <Mark data-kind="bad">Suspicious</Mark>}{' '}
          <Mark data-kind={status}>{STATE_LABELS[status] ?? status}</Mark>
        </span>
        <OnPaper>
          {phone}&nbsp;· {address}
        </OnPaper>
      </a>
    </Entry>
  );
}

const Empty = styled.p`
  padding: ${theme.space(4)} ${theme.space(2)};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.large};
  color: ${theme.color.muted};
  text-align: center;
`;

/** A printed list goes along in the truck. */
const OnPaper = styled.span`
  display: none;
  @media print {
    display: block;
    flex-basis: 100%;
  }
`;

const Rows = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`;

const Entry = styled.li`
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  & > a {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(0.25)} ${theme.space(1.5)};
    align-items: baseline;
    padding: ${theme.space(1.5)} ${theme.space(2)};
    border-left: 4px solid transparent;
    color: ${theme.color.text};
    text-decoration: none;
  }
  & > a:hover {
    background: color-mix(in srgb, ${theme.color.brand} 5%, transparent);
  }
  & > a[aria-current] {
    background: color-mix(in srgb, ${theme.color.brand} 10%, transparent);
  }
  & > a:focus-visible {
    outline-offset: -3px;
  }
  &[data-state='new'] > a,
  & > a[data-came] {
    border-left-color: ${theme.color.accent};
  }
  & strong {
    flex: 1 1 calc(100% - 8rem);
    min-width: 0;
    color: ${theme.color.heading};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  &[data-state='new'] strong {
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
