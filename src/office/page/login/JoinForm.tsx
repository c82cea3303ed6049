// The form of somebody who joins the office by a one-time link.
import { type FormEvent, useState } from 'react';
import { FormGrid } from '../../../ui/forms/Field.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Fault } from '../look/Fault.tsx';
import { useAction } from '../look/use-action.ts';
import { joinOffice } from '../wire/passwords.ts';
import { goToOffice, signIn } from '../wire/session.ts';
import { PasswordField } from './PasswordField.tsx';

export function JoinForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const { isRunning, fault, run } = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const join = async () => signIn(await joinOffice(token, password), password);
    if (await run(join)) goToOffice();
  };
  return (
    <FormGrid onSubmit={send}>
      <p>You have been invited. Choose a password; from then on you sign in with it.</p>
      <PasswordField value={password} onChange={setPassword} isNew />
      <Fault text={fault} />
      <SubmitButton submitting={isRunning} label="Join" submittingLabel="Joining …" />
    </FormGrid>
  );
}
