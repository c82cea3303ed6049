// Asks for the password again where the session has ended, over the editor, which keeps what was typed.
import { useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../editor/page/review/Dialog.tsx';
import { Fault, MainButton, Stack, TextInput } from '../../editor/page/ui/controls.ts';
import { signIn } from '../page/wire/account.ts';
import { OfficeFailure } from '../page/wire/answered.ts';
import { goOn, useSession } from './session.ts';

export function SignInAgain() {
  const { isAsked } = useSession();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!isAsked) return null;
  const send = async (form: FormData) => {
    setBusy(true);
    try {
      await signIn(String(form.get('email')).trim(), String(form.get('password')));
      setFault('');
      goOn();
    } catch (error) {
      setFault(error instanceof OfficeFailure ? error.message : 'That did not work. Try again.');
    }
    setBusy(false);
  };
  return (
    <Dialog title="Sign in again" close={() => useSession.setState({ isAsked: false })}>
      <p>
        Your session has ended. Nothing is lost: what you typed is saved once you are signed in.
      </p>
      <Stack
        as="form"
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <Label>
          E-mail address
          <TextInput name="email" type="email" autoComplete="username" required />
        </Label>
        <Label>
          Password
          <TextInput name="password" type="password" autoComplete="current-password" required />
        </Label>
        <div role="status">{fault && <Fault>{fault}</Fault>}</div>
        <MainButton type="submit" disabled={isBusy}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </MainButton>
      </Stack>
    </Dialog>
  );
}

const Label = styled.label`
  display: grid;
  gap: 0.25rem;
  font-weight: 600;
`;
