// The list of pages with their titles in search engines, and the form that changes one.
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Mark, Quiet, Stack } from '../look/parts.ts';
import { SmallText } from '../look/small-fields.tsx';
import { sayFailure } from '../look/use-action.ts';
import { placeAddress } from '../shell/place.ts';
import { RecordForm } from './RecordForm.tsx';
import { readRecords, type SearchRecord } from './records.ts';

/** A list of a thousand towns is searched, not read. */
const MOST = 100;

export function RecordsScreen({ path }: { path?: string }) {
  const [records, setRecords] = useState<SearchRecord[]>();
  const [fault, setFault] = useState('');
  const read = useCallback(async () => {
    try {
      setRecords(await readRecords());
    } catch (error) {
      setFault(sayFailure(error));
    }
  }, []);
  useEffect(() => void read(), [read]);
  const open = records?.find((record) => record.path === path);
  return (
    <Narrow>
      <h1 tabIndex={-1}>Search engines</h1>
      <Fault text={fault} />
      {!records && !fault && <p role="status">Loading the pages …</p>}
      {open && <RecordForm key={JSON.stringify(open)} record={open} onChanged={read} />}
      {records && !open && <RecordList records={records} />}
    </Narrow>
  );
}

function RecordList({ records }: { records: SearchRecord[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = records.filter(({ path, title }) =>
    `${path} ${title}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Quiet>Choose a page to change what Google and others say about it.</Quiet>
      <SmallText label="Page or title" type="search" value={text} onChange={setText} />
      <Rows>
        {found.slice(0, MOST).map(({ path, title, isChanged }) => (
          <li key={path}>
            <a href={placeAddress({ screen: 'search', id: path })}>
              <strong>{title || 'Without a title'}</strong>
              <span>{path}</span>
              {isChanged && <Mark>Changed</Mark>}
            </a>
          </li>
        ))}
      </Rows>
      {found.length === 0 && <p role="status">No page fits.</p>}
      {found.length > MOST && <Quiet>{found.length - MOST} more: type to find them.</Quiet>}
    </>
  );
}

const Narrow = styled(Stack)`
  max-width: 46rem;
  margin: 0 auto;
`;

const Rows = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  &:empty {
    display: none;
  }
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space(1)};
    align-items: center;
    min-height: 3.5rem;
    padding: ${theme.space(1)} ${theme.space(2)};
    color: ${theme.color.text};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: color-mix(in srgb, ${theme.color.brand} 5%, transparent);
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & strong {
    color: ${theme.color.heading};
    font-weight: 600;
  }
  & a > span:nth-child(2) {
    grid-row: 2;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  & a > span:nth-child(3) {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;
