// Deletes what a person has sent, when the person asks for it.
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { FormGrid, TextField } from '../../../ui/forms/Field.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Panel, Quiet, Stack } from '../look/parts.ts';
import { useAction } from '../look/use-action.ts';
import { answered } from '../wire/answered.ts';
import { FoundRequests } from './FoundRequests.tsx';

export function PersonScreen() {
  const [contact, setContact] = useState('');
  const [found, setFound] = useState<{ contact: string; ids: string[] }>();
  const { isRunning, fault, run } = useAction();
  const look = (event: FormEvent) => {
    event.preventDefault();
    setFound(undefined);
    void run(async () => setFound({ contact: contact.trim(), ids: await requestsOf(contact) }));
  };
  return (
    <Narrow>
      <h1 tabIndex={-1}>A person’s data</h1>
      <p>
        Somebody asks you to delete what they have sent: look for their e-mail address or phone
        number, and delete all their requests, with your notes.
      </p>
      <Panel aria-label="Look for a person">
        <FormGrid onSubmit={look}>
          <TextField
            id="contact"
            label="E-mail address or phone number"
            hint="Once for each address and number that the person has used"
            maxLength={100}
            value={contact}
            autoComplete="off"
            onChange={({ target }) => {
              setContact(target.value);
              setFound(undefined);
            }}
          />
          <Fault text={fault} />
          <SubmitButton submitting={isRunning} label="Look" submittingLabel="Looking …" />
        </FormGrid>
      </Panel>
      {found && <FoundRequests key={found.contact} {...found} />}
      <Quiet>
        The history keeps that a request was deleted, by whom and when, without a name. Mail that
        was sent before stays in your mailbox: delete it there.
      </Quiet>
    </Narrow>
  );
}

/** The database gives the ids bare, or each in an object. */
async function requestsOf(contact: string): Promise<string[]> {
  const rows = await answered<(string | { requests_of_person: string })[]>((client) =>
    client.rpc('requests_of_person', { contact: contact.trim() }),
  );
  return rows.map((row) => (typeof row === 'string' ? row : row.requests_of_person));
}

const Narrow = styled(Stack)`
  max-width: 46rem;
  margin: 0 auto;
  gap: ${theme.space(2.5)};
`;
