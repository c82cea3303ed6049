// One request: who asks for what, the buttons to call and to write, its state, notes and history.
import { ArrowLeft, Mail, MessageSquare, Phone, Printer } from 'lucide';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { isAnswer } from '../../../model/forms/office-form.ts';
import { StyledLink } from '../../../ui/Button.tsx';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Line, Panel, Quiet, SmallButton, SmallLink, Trouble } from '../look/parts.ts';
import { optionLabel, useOfficeSite } from '../office-site.ts';
import { placeAddress } from '../shell/place.ts';
import { TroubledDelivery } from './Delivery.tsx';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import { mailLink, phoneLink, type Quote, suspicion, whoAsks } from './quote.ts';
import { StateButtons } from './StateButtons.tsx';
import { useQuote } from './use-quote.ts';
import { whenInFull } from './when.ts';

export function QuoteView({ id }: { id: string }) {
  const { whole, fault, read } = useQuote(id);
  return (
    <Sheet>
      <Line data-screen>
        <SmallLink href={placeAddress({ screen: 'requests' })}>
          <Glyph drawing={ArrowLeft} /> All requests
        </SmallLink>
      </Line>
      <Fault text={fault} />
      {whole === undefined && !fault && <p role="status">Loading the request …</p>}
      {whole === null && <p role="status">This request is not there any more.</p>}
      {whole && (
        <>
          <Head quote={whole.quote} onChanged={read} />
          <Notes id={id} notes={whole.notes} onChanged={read} />
          <History changes={whole.changes} outbox={whole.quote.outbox} />
        </>
      )}
    </Sheet>
  );
}

function Head({ quote, onChanged }: { quote: Quote; onChanged: () => Promise<void> }) {
  const { facts, zone, services, cities } = useOfficeSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { service_type, city, created_at, anonymised_at } = quote;
  const service = optionLabel(services, service_type);
  const what = isAnswer(city) ? `${service} · ${optionLabel(cities, city)}` : service;
  const doubt = suspicion(quote);
  return (
    <Panel aria-labelledby="request-name">
      <div>
        <h2 id="request-name" ref={heading} tabIndex={-1}>
          {anonymised_at ? 'Anonymous request' : whoAsks(quote)}
        </h2>
        <p>{what}</p>
        <Quiet>Received {whenInFull(created_at, facts.locale, zone)}</Quiet>
      </div>
      {doubt && (
        <Trouble>
          <p>{doubt}</p>
        </Trouble>
      )}
      {!anonymised_at && <Reach quote={quote} />}
      <StateButtons quote={quote} onChanged={onChanged} />
      <TroubledDelivery outbox={quote.outbox} onChanged={onChanged} />
      <QuoteFacts quote={quote} />
      <Line data-screen>
        <SmallButton onClick={() => window.print()}>
          <Glyph drawing={Printer} /> Print this request
        </SmallButton>
      </Line>
    </Panel>
  );
}

/** The ways to reach the person. The numbers are in the labels, for a desk without a telephone. */
function Reach({ quote }: { quote: Quote }) {
  const { facts } = useOfficeSite();
  const isQuote = isAnswer(quote.city);
  const subject = `Your ${isQuote ? 'quote request' : 'request'} to ${facts.company.name}`;
  return (
    <Ways data-screen>
      {isAnswer(quote.phone) && (
        <StyledLink to={phoneLink(quote)} $look="primary">
          <Glyph drawing={Phone} /> Call {quote.phone}
        </StyledLink>
      )}
      {isAnswer(quote.email) && (
        <StyledLink to={mailLink(quote, subject)} $look="secondary">
          <Glyph drawing={Mail} /> E-mail
        </StyledLink>
      )}
      {isAnswer(quote.phone) && (
        <StyledLink to={phoneLink(quote).replace('tel:', 'sms:')} $look="secondary">
          <Glyph drawing={MessageSquare} /> Text
        </StyledLink>
      )}
    </Ways>
  );
}

/** On a desk it scrolls beside the list. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  align-content: start;
  ${theme.from.desktop} {
    @media screen {
      position: sticky;
      top: ${theme.space(2)};
      max-height: calc(100vh - ${theme.space(4)});
      overflow-y: auto;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  & > a {
    flex: 1 1 auto;
  }
  & > a:first-child {
    flex-basis: 100%;
  }
  ${theme.from.tablet} {
    & > a,
    & > a:first-child {
      flex: 0 1 auto;
    }
  }
`;
