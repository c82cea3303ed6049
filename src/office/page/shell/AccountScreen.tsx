// Who is signed in, who else belongs to the office, and the ways out.
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Line, Panel, Quiet, SmallButton, Stack } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { sayFailure, useAction } from '../look/use-action.ts';
import { useOfficeSite } from '../office-site.ts';
import { whenInFull } from '../quotes/when.ts';
import { answered } from '../wire/answered.ts';
import { sendPasswordLink } from '../wire/passwords.ts';
import { signOut } from '../wire/session.ts';

export function AccountScreen({ email }: { email: string }) {
  const { isRunning, fault, run } = useAction();
  const changePassword = async () => {
    const isDone = await run(() => sendPasswordLink(email));
    if (isDone) announce('A link to set a new password is on its way to you.');
  };
  return (
    <Narrow>
      <h1 tabIndex={-1}>Account</h1>
      <Panel aria-label="You">
        <p>
          You are signed in as <strong>{email}</strong>.
        </p>
        <Line>
          <SmallButton disabled={isRunning} onClick={() => run(() => signOut('local'))}>
            Sign out
          </SmallButton>
          <SmallButton disabled={isRunning} onClick={() => run(() => signOut('global'))}>
            Sign out everywhere
          </SmallButton>
          <SmallButton disabled={isRunning} onClick={changePassword}>
            Change the password
          </SmallButton>
        </Line>
        <Quiet>Lost a phone? Sign out everywhere, and it is out within the hour.</Quiet>
        <Fault text={fault} />
      </Panel>
      <Members />
    </Narrow>
  );
}

interface Member {
  user_id: string;
  email: string;
  added_at: string;
}

function Members() {
  const { facts, zone } = useOfficeSite();
  const [members, setMembers] = useState<Member[]>([]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const rows = answered<Member[]>((client) =>
      client.from('office_members').select('user_id, email, added_at').order('email'),
    );
    rows.then(setMembers, (error) => setFault(sayFailure(error)));
  }, []);
  return (
    <Panel aria-labelledby="members">
      <h2 id="members">Members of the office</h2>
      <ul>
        {members.map(({ user_id, email, added_at }) => (
          <li key={user_id}>
            {email} <Quiet as="span">since {whenInFull(added_at, facts.locale, zone)}</Quiet>
          </li>
        ))}
      </ul>
      <Fault text={fault} />
      <Quiet>
        Your website’s developer adds and removes members: npm run office -- add name@example.com
      </Quiet>
    </Panel>
  );
}

const Narrow = styled(Stack)`
  max-width: 46rem;
  margin: 0 auto;
  overflow-wrap: anywhere;
  & li + li {
    margin-top: ${theme.space(1)};
  }
`;
