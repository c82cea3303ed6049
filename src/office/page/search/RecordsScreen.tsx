// The list of pages with their titles in search engines, and the form that changes one.
import { useState } from 'react';
import { Input } from '../../../ui/forms/Field.tsx';
import { useData } from '../look/actions.tsx';
import { Mark, Narrow, Quiet, Rows, Small, typed } from '../look/parts.tsx';
import { placeAddress } from '../shell/place.ts';
import { RecordForm } from './RecordForm.tsx';
import { readRecords, type SearchRecord } from './records.ts';

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
