// The form for what search engines are given for one page, with a drawing of the result.
import { ArrowLeft } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/Button.tsx';
import { SearchResult } from '../../../ui/drawings/SearchResult.tsx';
import { FormGrid } from '../../../ui/forms/Field.tsx';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Fault } from '../look/Fault.tsx';
import { Line, Panel, Quiet, SmallButton, SmallLink, Trouble } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { type RecordFields, useOfficeSite } from '../office-site.ts';
import { placeAddress } from '../shell/place.ts';
import { RecordFieldList } from './RecordFieldList.tsx';
import { restoreRecord, type SearchRecord, storeRecord } from './records.ts';

interface Props {
  record: SearchRecord;
  onChanged: () => Promise<void>;
}

export function RecordForm({ record, onChanged }: Props) {
  const { facts } = useOfficeSite();
  const [fields, setFields] = useState<RecordFields>(record);
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
    void write(() => storeRecord(record.path, fields), SAVED);
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
        {fields.robots.includes('noindex') ? (
          <Trouble data-kind="delayed">
            <p>Search engines leave this page out.</p>
          </Trouble>
        ) : (
          <SearchResult
            origin={facts.origin}
            path={record.path}
            title={fields.title}
            description={fields.description}
          />
        )}
        <FormGrid onSubmit={save}>
          <RecordFieldList
            fields={fields}
            onChange={(change) => setFields((now) => ({ ...now, ...change }))}
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
