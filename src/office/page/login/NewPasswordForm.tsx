// The form for a new password, after the link of an e-mail.
import { type FormEvent, useState } from 'react';
import { FormGrid } from '../../../ui/forms/Field.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Fault } from '../look/Fault.tsx';
import { useAction } from '../look/use-action.ts';
import { setPassword } from '../wire/passwords.ts';
import { goToOffice } from '../wire/session.ts';
import { PasswordField } from './PasswordField.tsx';

export function NewPasswordForm() {
  const [password, setTyped] = useState('');
  const { isRunning, fault, run } = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => setPassword(password))) goToOffice();
  };
  return (
    <FormGrid onSubmit={send}>
      <PasswordField value={password} onChange={setTyped} isNew />
      <Fault text={fault} />
      <SubmitButton submitting={isRunning} label="Save the password" submittingLabel="Saving …" />
    </FormGrid>
  );
}
