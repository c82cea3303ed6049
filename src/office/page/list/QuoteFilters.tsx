// The filter of the list: state, town, service and text.
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { SmallButton } from '../look/parts.ts';
import { SmallChoice, SmallText } from '../look/small-fields.tsx';
import { useOfficeSite } from '../office-site.ts';
import { STATE_LABELS, STATES } from '../quotes/quote.ts';
import { changeFilter, useQuotes } from './quotes-store.ts';
import { EVERYTHING, type QuoteFilter } from './search.ts';

/** The rest after the last key before the database is asked, in milliseconds. */
const REST = 300;

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));
const FAILED_OPTION = { value: 'failed', label: 'Not delivered' };

export function QuoteFilters() {
  const filter = useQuotes((store) => store.filter);
  const hasFailures = useQuotes((store) => store.failed.length > 0);
  const { services, cities } = useOfficeSite();
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const states =
    hasFailures || filter.state === 'failed' ? [...STATE_OPTIONS, FAILED_OPTION] : STATE_OPTIONS;
  return (
    <Filters role="search" aria-label="Requests" onSubmit={(event) => event.preventDefault()}>
      <SearchText text={filter.text} />
      <SmallChoice
        label="State"
        options={states}
        value={filter.state}
        onChange={(state) => changeFilter({ state: state as QuoteFilter['state'] })}
      />
      {cities.length > 0 && (
        <SmallChoice
          label="Town"
          options={cities}
          value={filter.city}
          onChange={(city) => changeFilter({ city })}
        />
      )}
      <SmallChoice
        label="Service"
        options={services}
        value={filter.service}
        onChange={(service) => changeFilter({ service })}
      />
      {isFiltered && (
        <SmallButton onClick={() => changeFilter(EVERYTHING)}>Clear the filter</SmallButton>
      )}
    </Filters>
  );
}

/** Asks once the typing rests. */
function SearchText({ text }: { text: string }) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => changeFilter({ text: typed }), REST);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <SmallText
      label="Name, phone, e-mail, address or details"
      type="search"
      value={typed}
      onChange={setTyped}
    />
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
