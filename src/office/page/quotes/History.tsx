// Who has changed what of a request, and when.
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { Panel, Quiet } from '../look/parts.ts';
import { useOfficeSite } from '../office-site.ts';
import { GoodDelivery } from './Delivery.tsx';
import { changeInWords, type QuoteChange, type SentEntry } from './quote.ts';
import { whenInFull } from './when.ts';

interface Props {
  changes: QuoteChange[];
  outbox: SentEntry[];
}

export function History({ changes, outbox }: Props) {
  const { facts, zone } = useOfficeSite();
  return (
    <Panel aria-labelledby="history">
      <h3 id="history">History</h3>
      {changes.length === 0 && <Quiet>Nobody has changed this request yet.</Quiet>}
      <Changes>
        {changes.map((change) => (
          <li key={change.id}>
            {changeInWords(change)}{' '}
            <Quiet as="span">{whenInFull(change.changed_at, facts.locale, zone)}</Quiet>
          </li>
        ))}
      </Changes>
      <GoodDelivery outbox={outbox} />
    </Panel>
  );
}

const Changes = styled.ol`
  display: grid;
  gap: ${theme.space(1)};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
