// The requests of a person, and the button that deletes them for good.
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { follow } from '../list/quotes-store.ts';
import { Fault } from '../look/Fault.tsx';
import { DangerButton, Panel, Quiet } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { sayFailure, useAction } from '../look/use-action.ts';
import { useOfficeSite } from '../office-site.ts';
import { whenInFull } from '../quotes/when.ts';
import { answered } from '../wire/answered.ts';

interface Found {
  id: string;
  name: string;
  created_at: string;
}

export function FoundRequests({ contact, ids }: { contact: string; ids: string[] }) {
  const [requests, setRequests] = useState<Found[]>();
  const [isSure, setSure] = useState(false);
  const [deleted, setDeleted] = useState<number>();
  const { isRunning, fault, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [unread, setUnread] = useState('');
  useEffect(() => {
    heading.current?.focus();
    readFound(ids).then(setRequests, (error) => setUnread(sayFailure(error)));
  }, [ids]);
  const remove = () =>
    run(async () => {
      const count = await answered<number>((client) => client.rpc('forget_person', { contact }));
      setDeleted(count);
      announce(count === 1 ? 'One request is deleted.' : `${count} requests are deleted.`);
      await follow();
    });
  if (deleted !== undefined) {
    return (
      <Panel>
        <p role="status">{wordsFor(deleted)} of this person deleted.</p>
      </Panel>
    );
  }
  return (
    <Panel aria-labelledby="found">
      <h2 id="found" ref={heading} tabIndex={-1}>
        {ids.length === 0
          ? 'Nothing is there from this person.'
          : `${wordsFor(ids.length)} of this person`}
      </h2>
      <RequestList found={requests ?? []} />
      <Fault text={unread || fault} />
      {ids.length > 0 && (
        <>
          <Sure>
            <input type="checkbox" checked={isSure} onChange={() => setSure(!isSure)} />I want to
            delete them for good. This cannot be taken back.
          </Sure>
          <DangerButton type="button" disabled={!isSure || isRunning} onClick={remove}>
            {isRunning ? 'Deleting …' : `Delete ${wordsFor(ids.length).toLowerCase()}`}
          </DangerButton>
        </>
      )}
    </Panel>
  );
}

function RequestList({ found }: { found: Found[] }) {
  const { facts, zone } = useOfficeSite();
  if (found.length === 0) return null;
  return (
    <ul>
      {found.map(({ id, name, created_at }) => (
        <li key={id}>
          {name} <Quiet as="span">{whenInFull(created_at, facts.locale, zone)}</Quiet>
        </li>
      ))}
    </ul>
  );
}

const wordsFor = (count: number) => (count === 1 ? 'One request' : `${count} requests`);

const readFound = (ids: string[]) =>
  answered<Found[]>((client) =>
    client
      .from('quote_requests')
      .select('id, name, created_at')
      .in('id', ids.slice(0, 100))
      .order('created_at', { ascending: false }),
  );

const Sure = styled.label`
  display: flex;
  gap: ${theme.space(1.5)};
  align-items: center;
  min-height: 2.75rem;
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;
