// The notice in red about requests of which something could not be delivered.
import { SmallButton, SmallLink, Trouble } from '../look/parts.ts';
import { placeAddress } from '../shell/place.ts';
import { changeFilter, useQuotes } from './quotes-store.ts';

export function FailedNotice() {
  const { failed, filter } = useQuotes();
  const [only, ...others] = failed;
  if (!only) return null;
  const count = failed.length;
  return (
    <Trouble role="status">
      <p>
        <strong>
          {count === 1 ? 'One request' : `${count} requests`} could not be delivered by mail.
        </strong>{' '}
        You see {count === 1 ? 'it' : 'them'} here all the same.
      </p>
      {others.length === 0 ? (
        <SmallLink href={placeAddress({ screen: 'requests', id: only })}>Show it</SmallLink>
      ) : (
        filter.state !== 'failed' && (
          <SmallButton onClick={() => changeFilter({ state: 'failed' })}>Show them</SmallButton>
        )
      )}
    </Trouble>
  );
}
