// The office's notes about a request.
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { FormGrid, TextAreaField } from '../../../ui/forms/Field.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Panel, Quiet, SmallSubmit } from '../look/parts.ts';
import { useAction } from '../look/use-action.ts';
import { useOfficeSite } from '../office-site.ts';
import { answered } from '../wire/answered.ts';
import type { QuoteNote } from './quote.ts';
import { whenInFull } from './when.ts';

/** The most characters of a note, as the database has it. */
const LONGEST = 5000;

interface Props {
  id: string;
  notes: (QuoteNote & { author: string })[];
  onChanged: () => Promise<void>;
}

export function Notes({ id, notes, onChanged }: Props) {
  const { facts, zone } = useOfficeSite();
  return (
    <Panel aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      <NoteForm id={id} onChanged={onChanged} />
      <NoteList>
        {notes.map(({ id: key, text, author, written_at }) => (
          <li key={key}>
            <p>{text}</p>
            <Quiet>
              {author}, {whenInFull(written_at, facts.locale, zone)}
            </Quiet>
          </li>
        ))}
      </NoteList>
    </Panel>
  );
}

function NoteForm({ id, onChanged }: Pick<Props, 'id' | 'onChanged'>) {
  const [text, setText] = useState('');
  const { isRunning, fault, run } = useAction();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await run(async () => {
      await answered((client) => client.from('quote_notes').insert({ quote_id: id, text }));
      await onChanged();
    });
    if (isDone) setText('');
  };
  return (
    <FormGrid onSubmit={add}>
      <TextAreaField
        id="note"
        label="New note"
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Fault text={fault} />
      <SmallSubmit type="submit" disabled={isRunning || text.trim() === ''}>
        {isRunning ? 'Adding …' : 'Add the note'}
      </SmallSubmit>
    </FormGrid>
  );
}

const NoteList = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  & p:first-child {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &:empty {
    display: none;
  }
`;
