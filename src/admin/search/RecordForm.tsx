// The form for one page's title and description in search engines, with a drawing of the result.
import { ArrowLeft } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../ui/Button.tsx';
import { SearchResult } from '../../ui/drawings/SearchResult.tsx';
import { FormGrid, TextAreaField, TextField } from '../../ui/forms/Field.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { Fault } from '../look/Fault.tsx';
import { Line, Panel, Quiet, SmallButton, SmallLink } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { useOfficeSite } from '../office-site.ts';
import { placeAddress } from '../shell/place.ts';
import { restoreRecord, type SearchRecord, storeRecord } from './records.ts';

/** The length after which most search engines cut a text. */
const SHOWN = { title: 60, description: 155 };

interface Props {
  record: SearchRecord;
  onChanged: () => Promise<void>;
}

export function RecordForm({ record, onChanged }: Props) {
  const { facts } = useOfficeSite();
  const [title, setTitle] = useState(record.title);
  const [description, setDescription] = useState(record.description);
  const { isRunning, fault, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const write = async (work: () => Promise<unknown>, message: string) => {
    const isDone = await run(async () => {
      await work();
      await onChanged();
    });
    if (isDone) announce(message);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void write(() => storeRecord(record.path, { title, description }), SAVED);
  };
  return (
    <>
      <Line>
        <SmallLink href={placeAddress({ screen: 'search' })}>
          <Glyph drawing={ArrowLeft} /> All pages
        </SmallLink>
      </Line>
      <Panel aria-labelledby="record">
        <h2 id="record" ref={heading} tabIndex={-1}>
          {record.path === '/' ? 'Home page' : record.path}
        </h2>
        <SearchResult origin={facts.origin} path={record.path} {...{ title, description }} />
        <FormGrid onSubmit={save}>
          <TextField
            id="record-title"
            label="Title"
            hint={lengthHint(title, SHOWN.title)}
            maxLength={200}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextAreaField
            id="record-description"
            label="Description"
            hint={lengthHint(description, SHOWN.description)}
            rows={4}
            maxLength={500}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
          <Fault text={fault} />
          <Line>
            <ActionButton type="submit" disabled={isRunning}>
              {isRunning ? 'Saving …' : 'Save'}
            </ActionButton>
            {record.isChanged && (
              <SmallButton
                disabled={isRunning}
                onClick={() => write(() => restoreRecord(record), RESTORED)}
              >
                Back to the website’s own words
              </SmallButton>
            )}
          </Line>
        </FormGrid>
        <Quiet>
          Visitors see a change at once. Search engines see it with the next build, and show it when
          they have visited the page again.
        </Quiet>
      </Panel>
    </>
  );
}

const SAVED = 'The search record is saved.';
const RESTORED = 'The website’s own words are back, everywhere with its next build.';

const lengthHint = (text: string, shown: number) =>
  `${text.length} characters; search engines show about ${shown}.`;
