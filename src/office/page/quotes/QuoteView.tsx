// One request: who asks for what, the buttons to call and to write, its state, and below them its notes and history.
import { ArrowLeft, Mail, MessageSquare, Phone, Printer } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { isAnswer } from '../../../model/forms/office-form.ts';
import { waitedInWords } from '../../../model/forms/stored-quote.ts';
import { StyledLink } from '../../../ui/Button.tsx';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { pollForChanges, useQuotes } from '../list/quotes-store.ts';
import { officeSite, optionLabel } from '../office-site.ts';
import { routeHref } from '../shell/route.ts';
import { useAction, useScreenData } from '../ui/actions.tsx';
import {
  ArrivalHeading,
  Column,
  ErrorMessage,
  Facts,
  Line,
  MutedText,
  Panel,
  SmallButton,
  SmallLink,
  WarningBox,
} from '../ui/parts.tsx';
import { When } from '../ui/when.tsx';
import { query } from '../wire/query.ts';
import { QuotePhotos } from './QuotePhotos.tsx';
import { History, Notes, TroubledDelivery } from './QuoteRecord.tsx';
import {
  displayName,
  formatCampaign,
  formatSignals,
  mailLink,
  phoneLink,
  type Quote,
  type QuoteState,
  readQuote,
  STATE_LABELS,
  STATES,
} from './quote.ts';

/** Reads a request, and again after each change, and shows it. */
export function QuoteView({ id }: { id: string }) {
  const changes = useQuotes((store) => store.changes);
  const key = `${id} ${changes}`;
  const { data: whole, waiting } = useScreenData(() => readQuote(id), 'Loading the request …', key);
  return (
    <Sheet>
      <Line data-screen>
        <SmallLink href={routeHref({ screen: 'requests' })}>
          <Glyph drawing={ArrowLeft} /> All requests
        </SmallLink>
      </Line>
      {waiting}
      {whole === null && <p role="status">This request is not there any more.</p>}
      {whole && (
        <>
          <Head quote={whole.quote} />
          <Notes id={id} notes={whole.notes} />
          <History changes={whole.changes} outbox={whole.quote.outbox} />
        </>
      )}
    </Sheet>
  );
}

function Head({ quote }: { quote: Quote }) {
  const { services, cities } = officeSite();
  const { service_type, city, created_at, anonymised_at } = quote;
  const service = optionLabel(services, service_type);
  const uncertainty = formatSignals(quote);
  return (
    <Panel aria-labelledby="request-name">
      <div>
        <ArrivalHeading id="request-name">
          {anonymised_at ? 'Anonymous request' : displayName(quote)}
        </ArrivalHeading>
        <p>{isAnswer(city) ? `${service} · ${optionLabel(cities, city)}` : service}</p>
        <MutedText>
          Received <When moment={created_at} />
        </MutedText>
      </div>
      {uncertainty && (
        <WarningBox>
          <p>{uncertainty}</p>
        </WarningBox>
      )}
      {!anonymised_at && <ContactButtons quote={quote} />}
      <StateButtons quote={quote} />
      <TroubledDelivery outbox={quote.outbox} />
      <QuoteFacts quote={quote} />
      {quote.photo_count && !anonymised_at && <QuotePhotos key={quote.id} quote={quote} />}
      <Line data-screen>
        <SmallButton onClick={() => window.print()}>
          <Glyph drawing={Printer} /> Print this request
        </SmallButton>
      </Line>
    </Panel>
  );
}

/** The ways to reach the person. The numbers are in the labels, for a desk without a telephone. */
function ContactButtons({ quote }: { quote: Quote }) {
  const { company } = officeSite().facts;
  const subject = `Your ${isAnswer(quote.city) ? 'quote request' : 'request'} to ${company.name}`;
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

/** The state of a request: one press changes it. */
function StateButtons({ quote: { id, status } }: { quote: Quote }) {
  const label = useId();
  const { isRunning, error, run } = useAction();
  const mark = (state: QuoteState) => {
    if (state === status || isRunning) return;
    const work = async () => {
      await query((client) =>
        client.from('quote_requests').update({ status: state }).eq('id', id).select('id').single(),
      );
      await pollForChanges({ isChanged: true });
    };
    void run(work, `Marked as ${STATE_LABELS[state].toLowerCase()}.`);
  };
  return (
    <div>
      <MutedText id={label}>State</MutedText>
      <States role="group" aria-labelledby={label} aria-busy={isRunning}>
        {STATES.map((state) => (
          <SmallButton key={state} aria-pressed={state === status} onClick={() => mark(state)}>
            {STATE_LABELS[state]}
          </SmallButton>
        ))}
      </States>
      <ErrorMessage text={error} />
    </div>
  );
}

/** The fields of a request as the visitor filled them in. */
function QuoteFacts({ quote }: { quote: Quote }) {
  const { questions } = officeSite();
  const facts: [label: string, value: string | null | undefined, isWide?: boolean][] = [
    ['Details', quote.message, true],
    ['Phone', quote.phone],
    ['E-mail', quote.email],
    ['Address', quote.address],
    ...Object.entries(quote.extra_answers ?? {}).map(([id, answer]): [string, string] => [
      questions.find((question) => question.id === id)?.label ?? id,
      answer,
    ]),
    ['Campaign', formatCampaign(quote)],
    ['Delay', waitedInWords(quote), true],
    ['Marketing texts', quote.marketing_consent ? 'Agreed' : 'Not agreed'],
  ];
  return (
    <Facts>
      {facts.map(
        ([label, value, isWide]) =>
          isAnswer(value ?? '') && (
            <div key={label} data-wide={isWide}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

/** In a wide window it scrolls beside the list. */
const Sheet = styled(Column)`
  ${theme.from.desktop} {
    @media screen {
      position: sticky;
      top: ${theme.space(2)};
      max-height: calc(100vh - 2 * ${theme.space(2)});
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

const States = styled(Line)`
  margin-top: ${theme.space(0.5)};
  @media print {
    & > :not([aria-pressed='true']) {
      display: none;
    }
  }
`;
