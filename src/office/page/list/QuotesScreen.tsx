// The requests for quotes: the list with its filter, and beside it the one that is open.
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { QuoteView } from '../quotes/QuoteView.tsx';
import { FailedNotice } from './FailedNotice.tsx';
import { ListTools } from './ListTools.tsx';
import { QuoteFilters } from './QuoteFilters.tsx';
import { QuoteList } from './QuoteList.tsx';

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

const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  align-content: start;
`;

const NothingOpen = styled.p`
  display: none;
  padding: ${theme.space(8)} ${theme.space(3)};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.large};
  color: ${theme.color.muted};
  text-align: center;
  ${theme.from.desktop} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

/** A phone shows the list or the request, a desk both. On paper there is the list, or the one request. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)} ${theme.space(3)};
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
