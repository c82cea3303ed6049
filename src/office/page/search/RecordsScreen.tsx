// The list of pages with what search engines are given for each, and the form that changes it, with a drawing of the result.

import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { SearchResult } from '../../../ui/drawings/SearchResult.tsx';
import { Input, SelectField, TextAreaField, TextField } from '../../../ui/forms/Field.tsx';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { type OwnRecord, officeSite } from '../office-site.ts';
import { placeAddress } from '../shell/place.ts';
import { Action, ActionForm, useData } from '../ui/actions.tsx';
import {
  ArrivalHeading,
  Line,
  Mark,
  Narrow,
  Panel,
  Quiet,
  Rows,
  Small,
  SmallLink,
  Trouble,
  typed,
} from '../ui/parts.tsx';
import { readRecords, restoreRecord, type SearchRecord, storeRecord } from './records.ts';

/** A list of a thousand towns is searched, not read. */
const MOST = 100;

export function RecordsScreen({ id: path }: { id?: string }) {
  const { data: records, waiting, read } = useData(readRecords, 'Loading the pages …');
  const open = records?.find((record) => record.page_url === path);
  return (
    <Narrow>
      <h1 tabIndex={-1}>Search engines</h1>
      {waiting}
      {open && <RecordForm key={JSON.stringify(open)} record={open} onChanged={read} />}
      {records && !open && <RecordList records={records} />}
    </Narrow>
  );
}

function RecordList({ records }: { records: SearchRecord[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = records.filter(({ page_url, meta_title }) =>
    `${page_url} ${meta_title}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Quiet>Choose a page to change what Google and others say about it.</Quiet>
      <Small>
        Page or title
        <Input type="search" autoComplete="off" {...typed(text, setText)} />
      </Small>
      <Rows>
        {found.slice(0, MOST).map(({ page_url, meta_title, isChanged }) => (
          <li key={page_url}>
            <a href={placeAddress({ screen: 'search', id: page_url })}>
              <strong>{meta_title || 'Without a title'}</strong>
              {isChanged && <Mark>Changed</Mark>}
              <small>{page_url}</small>
            </a>
          </li>
        ))}
      </Rows>
      {found.length === 0 && <p role="status">No page fits.</p>}
      {found.length > MOST && <Quiet>{found.length - MOST} more: type to find them.</Quiet>}
    </>
  );
}

interface Props {
  record: SearchRecord;
  onChanged: () => Promise<void>;
}

function RecordForm({ record, onChanged }: Props) {
  const { facts } = officeSite();
  const [fields, setFields] = useState<OwnRecord>(record);
  const { page_url: path, meta_title: title, meta_description: description, robots } = fields;
  /** The properties that every field has. */
  const bound = (field: keyof OwnRecord) => ({
    id: `record-${field}`,
    ...typed(fields[field], (value) => setFields((now) => ({ ...now, [field]: value }))),
  });
  return (
    <>
      <Line>
        <SmallLink href={placeAddress({ screen: 'search' })}>
          <Glyph drawing={ArrowLeft} /> All pages
        </SmallLink>
      </Line>
      <Panel aria-labelledby="record">
        <ArrivalHeading id="record">{path === '/' ? 'Home page' : path}</ArrivalHeading>
        {robots.includes('noindex') ? (
          <Trouble data-kind="delayed">
            <p>Search engines leave this page out.</p>
          </Trouble>
        ) : (
          <SearchResult origin={facts.origin} {...{ path, title, description }} />
        )}
        <ActionForm
          label="Save"
          busy="Saving …"
          work={() => storeRecord(fields).then(onChanged)}
          message="The search record is saved."
          beside={
            record.isChanged && (
              <Action
                work={() => restoreRecord(record).then(onChanged)}
                message="The website’s own words are back, everywhere with its next build."
              >
                Back to the website’s own words
              </Action>
            )
          }
        >
          <TextField
            {...bound('meta_title')}
            label="Title"
            hint={lengthHint(title, 60)}
            maxLength={200}
          />
          <TextAreaField
            {...bound('meta_description')}
            label="Description"
            hint={lengthHint(description, 155)}
            rows={4}
            maxLength={500}
          />
          <TextField
            {...bound('keywords')}
            label="Search words"
            optional
            hint="Words with commas between them. Google does not read them."
            maxLength={300}
          />
          <TextField
            {...bound('canonical_url')}
            label="Main address"
            optional
            hint="Another page’s address when this page says the same: /about/ or https://…"
            pattern="(/|https://\S).*"
            title="An address that begins with / or https://"
            maxLength={500}
          />
          <SelectField {...bound('robots')} label="In search engines">
            {robotsChoices(robots).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </ActionForm>
        <Quiet>
          Visitors see a change at once. Search engines see it with the next build, and show it when
          they have visited the page again.
        </Quiet>
      </Panel>
    </>
  );
}

/** `shown` is the length after which most search engines cut a text. */
const lengthHint = (text: string, shown: number) =>
  `${text.length} characters; search engines show about ${shown}.`;

const ROBOTS: [value: string, label: string][] = [
  ['index, follow', 'Shown in search engines'],
  ['noindex, follow', 'Left out of search engines'],
  ['noindex, nofollow', 'Left out, and its links are not followed'],
];

/** A value that is in no list, as the manifest may have it, stays a choice. */
const robotsChoices = (value: string) =>
  ROBOTS.some(([known]) => known === value) ? ROBOTS : [[value, value] as const, ...ROBOTS];
