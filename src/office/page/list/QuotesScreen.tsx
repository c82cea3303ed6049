// The requests for quotes: the list with its filter, and beside it the one that is open.
import { Download, Printer } from 'lucide';
import styled from 'styled-components';
import type { Option } from '../../../model/forms/quote-form.ts';
import { Choices, Input } from '../../../ui/forms/Field.tsx';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { officeSite } from '../office-site.ts';
import { QuoteView } from '../quotes/QuoteView.tsx';
import { STATE_LABELS, STATES } from '../quotes/quote.ts';
import { routeHref } from '../shell/route.ts';
import { Action } from '../ui/actions.tsx';
import {
  Column,
  controlledProps,
  FilterLabel,
  Line,
  SmallButton,
  SmallLink,
  WarningBox,
} from '../ui/parts.tsx';
import { queryAll } from '../wire/query.ts';
import { quotesCsv, saveFile } from './csv.ts';
import { Empty, QuoteList } from './QuoteList.tsx';
import { changeFilter, useQuotes } from './quotes-store.ts';
import { EVERYTHING, isFiltering, selectQuotes } from './search.ts';

/** @param id the request that is open */
export function QuotesScreen({ id }: { id?: string }) {
  return (
    <Columns data-open={id ? '' : undefined}>
      <h1 tabIndex={-1}>Requests</h1>
      <ListColumn>
        <FailedNotice />
        <QuoteFilters />
        <QuoteList open={id} />
        <ListTools />
      </ListColumn>
      {id ? (
        <QuoteView key={id} id={id} />
      ) : (
        <NothingOpen>Choose a request to see it here.</NothingOpen>
      )}
    </Columns>
  );
}

/** The notice in red about requests of which something could not be delivered. */
function FailedNotice() {
  const { failed, filter } = useQuotes();
  const [only, ...others] = failed;
  if (!only) return null;
  const count = failed.length;
  return (
    <WarningBox role="status">
      <p>
        <strong>
          {count === 1 ? 'One request' : `${count} requests`} could not be delivered by mail.
        </strong>{' '}
        You see {count === 1 ? 'it' : 'them'} here all the same.
      </p>
      {others.length === 0 ? (
        <SmallLink href={routeHref({ screen: 'requests', id: only })}>Show it</SmallLink>
      ) : (
        filter.state !== 'failed' && (
          <SmallButton onClick={() => changeFilter({ state: 'failed' })}>Show them</SmallButton>
        )
      )}
    </WarningBox>
  );
}

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));
const FAILED_OPTION = { value: 'failed', label: 'Not delivered' };

/** The filter: text, state, town and service. */
function QuoteFilters() {
  const { filter, failed } = useQuotes();
  const { services, cities } = officeSite();
  const hasFailures = failed.length > 0 || filter.state === 'failed';
  const lists: [label: string, field: 'state' | 'city' | 'service', options: Option[]][] = [
    ['State', 'state', hasFailures ? [...STATE_OPTIONS, FAILED_OPTION] : STATE_OPTIONS],
    ['Town', 'city', cities],
    ['Service', 'service', services],
  ];
  return (
    <Filters role="search" aria-label="Requests" onSubmit={(event) => event.preventDefault()}>
      <FilterLabel>
        Name, phone, e-mail, address or details
        <Input
          type="search"
          autoComplete="off"
          {...controlledProps(filter.text, (text) => changeFilter({ text }))}
        />
      </FilterLabel>
      {lists.map(
        ([label, field, options]) =>
          options.length > 0 && (
            <FilterLabel key={field}>
              {label}
              <Input
                as="select"
                {...controlledProps(filter[field], (value) => changeFilter({ [field]: value }))}
              >
                <Choices placeholder="All" options={options} />
              </Input>
            </FilterLabel>
          ),
      )}
      {isFiltering(filter) && (
        <SmallButton onClick={() => changeFilter(EVERYTHING)}>Clear the filter</SmallButton>
      )}
    </Filters>
  );
}

/** The buttons below the list, which print it and save it as a table. */
function ListTools() {
  const site = officeSite();
  const save = async () => {
    const { filter, failed } = useQuotes.getState();
    // All requests that fit the filter, not only those that the list shows.
    const quotes = await queryAll((client, range) =>
      selectQuotes(client, filter, { ...range, failed }),
    );
    saveFile(`requests-${new Date().toISOString().slice(0, 10)}.csv`, quotesCsv(quotes, site));
  };
  return (
    <Line data-screen>
      <SmallButton onClick={() => window.print()}>
        <Glyph drawing={Printer} /> Print the list
      </SmallButton>
      <Action work={save}>
        <Glyph drawing={Download} /> Save as CSV
      </Action>
    </Line>
  );
}

const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space(1)};
  & > :first-child,
  & > button {
    grid-column: 1 / -1;
  }
`;

const ListColumn = styled(Column)``;

const NothingOpen = styled(Empty)`
  display: none;
  ${theme.from.desktop} {
    @media screen {
      display: block;
    }
  }
`;

/** A phone and paper show the list or the one request, a wide window both. */
const Columns = styled(Column)`
  column-gap: ${theme.space(3)};
  align-items: start;
  &[data-open] > h1 {
    position: absolute;
    clip-path: inset(50%);
  }
  &[data-open] > ${ListColumn} {
    display: none;
  }
  ${theme.from.desktop} {
    @media screen {
      grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
      & > h1,
      &[data-open] > h1 {
        position: static;
        grid-column: 1 / -1;
        clip-path: none;
      }
      &[data-open] > ${ListColumn} {
        display: grid;
      }
    }
  }
`;
