// Asks for the password again where the session has ended, over the editor, which keeps what was typed.
import { type FormEvent, startTransition, useActionState } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import { Dialog } from '../../editor/page/review/Dialog.tsx';
import { Fault, MainButton, Stack, TextInput } from '../../editor/page/ui/controls.ts';
import { signIn } from '../page/wire/account.ts';

/** Whether somebody is asked to sign in, and what goes on when that is done. */
const useSession = create<{ isAsked: boolean; waiting: (() => void)[] }>(() => ({
  isAsked: false,
  waiting: [],
}));

/** Asks the member to sign in again; resolves when that is done. */
export function signedInAgain(): Promise<void> {
  return new Promise((done) => {
    useSession.setState(({ waiting }) => ({ isAsked: true, waiting: [...waiting, done] }));
  });
}

export function SignInAgain() {
  const { isAsked, waiting } = useSession();
  const [fault, send, isBusy] = useActionState(async (_: unknown, form: FormData) => {
    try {
      await signIn(String(form.get('email')).trim(), String(form.get('password')));
    } catch (error) {
      return (error as Error).message;
    }
    useSession.setState({ isAsked: false, waiting: [] });
    for (const done of waiting) done();
  }, undefined);
  if (!isAsked) return null;
  return (
    <Dialog title="Sign in again" close={() => useSession.setState({ isAsked: false })}>
      <p>
        Your session has ended. Nothing is lost: what you typed is saved once you are signed in.
      </p>
      <Stack
        as="form"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          startTransition(() => send(form));
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
