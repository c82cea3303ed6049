// The record of a request: the deliveries, the office's notes, and who has changed what.
import { useState } from 'react';
import { TextAreaField } from '../../../ui/forms/Field.tsx';
import { readSession, writeSession } from '../../../ui/session.ts';
import { pollForChanges } from '../list/quotes-store.ts';
import { Action, ActionForm } from '../ui/actions.tsx';
import { controlledProps, Entries, MutedText, Panel, WarningBox } from '../ui/parts.tsx';
import { When } from '../ui/when.tsx';
import { query } from '../wire/query.ts';
import {
  deliveryTrouble,
  formatChange,
  formatDelivery,
  type Quote,
  type WholeQuote,
} from './quote.ts';

/** The deliveries that have failed: red when given up, yellow while they are tried again. */
export function TroubledDelivery({ outbox }: Pick<Quote, 'outbox'>) {
  const sendAgain = async (entry: string) => {
    await query((client) => client.rpc('send_again', { entry }));
    await pollForChanges({ isChanged: true });
  };
  return outbox.map((entry) => {
    const trouble = deliveryTrouble([entry]);
    return (
      trouble && (
        <WarningBox key={entry.id} data-kind={trouble} data-screen>
          <p>{formatDelivery(entry)}</p>
          <Action work={() => sendAgain(entry.id)} message="It is sent again.">
            {trouble === 'bad' ? 'Send again' : 'Send now'}
          </Action>
        </WarningBox>
      )
    );
  });
}

/** The most characters of a note, as the database has it. */
const LONGEST_NOTE = 5000;

/** The office's notes about a request. */
export function Notes({ id, notes }: Pick<WholeQuote, 'notes'> & { id: string }) {
  const draft = `note ${id}`;
  const [text, setText] = useState(() => readSession(draft).text ?? '');
  // Whoever looks at another request meanwhile finds the note again.
  const change = (changed: string) => {
    writeSession(draft, { text: changed });
    setText(changed);
  };
  const add = async () => {
    // Do not store a note of spaces alone.
    if (!text.trim()) return;
    await query((client) => client.from('quote_notes').insert({ quote_id: id, text }));
    setText((now) => (now === text ? '' : now));
    if (readSession(draft).text === text) writeSession(draft, {});
    await pollForChanges({ isChanged: true });
  };
  return (
    <Panel aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      <ActionForm label="Add the note" busy="Adding …" work={add}>
        <TextAreaField
          id="note"
          label="New note"
          rows={3}
          maxLength={LONGEST_NOTE}
          {...controlledProps(text, change)}
        />
      </ActionForm>
      <Entries>
        {notes.map(({ id: key, text: note, author, written_at }) => (
          <li key={key}>
            <p>{note}</p>
            <MutedText>
              {author}, <When moment={written_at} />
            </MutedText>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

/** Who has changed what of a request, and when. */
export function History({ changes, outbox }: Pick<WholeQuote, 'changes'> & Pick<Quote, 'outbox'>) {
  return (
    <Panel aria-labelledby="history">
      <h3 id="history">History</h3>
      {changes.length === 0 && <MutedText>Nobody has changed this request yet.</MutedText>}
      <Entries as="ol">
        {changes.map((change) => (
          <li key={change.id}>
            {formatChange(change)}
            <MutedText>
              <When moment={change.changed_at} />
            </MutedText>
          </li>
        ))}
      </Entries>
      {outbox
        .filter((entry) => !deliveryTrouble([entry]))
        .map((entry) => (
          <MutedText key={entry.id}>{formatDelivery(entry)}</MutedText>
        ))}
    </Panel>
  );
}
