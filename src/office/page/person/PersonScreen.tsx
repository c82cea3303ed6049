// Deletes what a person has sent, when the person asks for it.
import { useState } from 'react';
import { TextField } from '../../../ui/forms/Field.tsx';
import { pollForChanges } from '../list/quotes-store.ts';
import { Action, ActionForm, announce, useScreenData } from '../ui/actions.tsx';
import { ArrivalHeading, Check, Entries, MutedText, Narrow, Panel } from '../ui/parts.tsx';
import { When } from '../ui/when.tsx';
import { query } from '../wire/query.ts';

/** The screen that looks for a person's requests, and deletes them. */
export function PersonScreen() {
  const [found, setFound] = useState<Found>();
  const look = async ({ contact = '' }) => {
    setFound(undefined);
    setFound({ contact: contact.trim(), ids: await requestsOf(contact.trim()) });
  };
  return (
    <Narrow>
      <h1 tabIndex={-1}>A person’s data</h1>
      <p>
        Somebody asks you to delete what they have sent: look for their e-mail address or phone
        number, and delete all their requests, with your notes.
      </p>
      <Panel aria-label="Look for a person">
        <ActionForm label="Look" busy="Looking …" work={look}>
          <TextField
            id="contact"
            name="contact"
            label="E-mail address or phone number"
            hint="Once for each address and number that the person has used"
            maxLength={100}
            autoComplete="off"
            onChange={() => setFound(undefined)}
          />
        </ActionForm>
      </Panel>
      {found && (
        <FoundRequests key={found.contact} {...found} onDeleted={() => setFound(undefined)} />
      )}
      <MutedText>
        The history keeps that a request was deleted, by whom and when, without a name. Mail that
        was sent before stays in your mailbox: delete it there.
      </MutedText>
    </Narrow>
  );
}

/** The ids of a person's requests, which a database gives bare or each in an object. */
async function requestsOf(contact: string): Promise<string[]> {
  const rows = await query<(string | { requests_of_person: string })[]>((client) =>
    client.rpc('requests_of_person', { contact }),
  );
  return rows.map((row) => (typeof row === 'string' ? row : row.requests_of_person));
}

interface Found {
  contact: string;
  ids: string[];
}

/** The requests of a person, and the button that deletes them for good. */
function FoundRequests({ contact, ids, onDeleted }: Found & { onDeleted: () => void }) {
  const [isSure, setSure] = useState(false);
  const { data: requests = [], waiting } = useScreenData(
    () => readFound(ids),
    'Loading the requests …',
  );
  const remove = async () => {
    const count = await query<number>((client) => client.rpc('forget_person', { contact }));
    onDeleted();
    announce(count === 1 ? 'One request is deleted.' : `${count} requests are deleted.`);
    await pollForChanges();
  };
  return (
    <Panel aria-labelledby="found">
      <ArrivalHeading id="found">
        {ids.length === 0
          ? 'There is nothing from this person.'
          : `${wordsFor(ids.length)} of this person`}
      </ArrivalHeading>
      <Entries>
        {requests.map(({ id, name, created_at }) => (
          <li key={id}>
            {name}
            <MutedText>
              <When moment={created_at} />
            </MutedText>
          </li>
        ))}
      </Entries>
      {waiting}
      {ids.length > 0 && (
        <>
          <Check
            label="I want to delete them for good. This cannot be undone."
            checked={isSure}
            onChange={() => setSure(!isSure)}
          />
          <Action work={remove} disabled={!isSure} data-kind="danger">
            Delete {wordsFor(ids.length).toLowerCase()}
          </Action>
        </>
      )}
    </Panel>
  );
}

const wordsFor = (count: number) => (count === 1 ? 'One request' : `${count} requests`);

const readFound = (ids: string[]) =>
  query<{ id: string; name: string; created_at: string }[]>((client) =>
    client
      .from('quote_requests')
      .select('id, name, created_at')
      .in('id', ids.slice(0, 100))
      .order('created_at', { ascending: false }),
  );
