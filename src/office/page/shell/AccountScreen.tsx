// Who is signed in, who else belongs to the office, and the ways out.
import { Action, useScreenData } from '../ui/actions.tsx';
import { Entries, Line, MutedText, Narrow, Panel } from '../ui/parts.tsx';
import { When } from '../ui/when.tsx';
import { sendPasswordLink, signOut } from '../wire/account.ts';
import { query } from '../wire/query.ts';

/** The screen of the account: signing out, a new password, and the list of members. */
export function AccountScreen({ email }: { email: string }) {
  const { data: members = [], waiting } = useScreenData(readMembers, 'Loading the members …');
  return (
    <Narrow>
      <h1 tabIndex={-1}>Account</h1>
      <Panel aria-label="You">
        <p>
          You are signed in as <strong>{email}</strong>.
        </p>
        <Line>
          <Action work={() => signOut('local')}>Sign out</Action>
          <Action work={() => signOut('global')}>Sign out everywhere</Action>
          <Action
            work={() => sendPasswordLink(email)}
            message="A link to set a new password is on its way to you."
          >
            Change the password
          </Action>
        </Line>
        <MutedText>
          Lost a phone? Sign out everywhere, and it is signed out within the hour.
        </MutedText>
      </Panel>
      <Panel aria-labelledby="members">
        <h2 id="members">Members of the office</h2>
        <Entries>
          {members.map((member) => (
            <li key={member.user_id}>
              {member.email}
              <MutedText>
                since <When moment={member.added_at} />
              </MutedText>
            </li>
          ))}
        </Entries>
        {waiting}
        <MutedText>Your website’s developer adds and removes members.</MutedText>
      </Panel>
    </Narrow>
  );
}

const readMembers = () =>
  query<{ user_id: string; email: string; added_at: string }[]>((client) =>
    client.from('office_members').select('user_id, email, added_at').order('email'),
  );
