// The form for e-mail address and password.
import { type FormEvent, useState } from 'react';
import { EmailField, FormGrid } from '../../../ui/forms/Field.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Fault } from '../look/Fault.tsx';
import { SmallButton } from '../look/parts.ts';
import { useAction } from '../look/use-action.ts';
import { goToOffice, signIn } from '../wire/session.ts';
import { PasswordField } from './PasswordField.tsx';

export function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { isRunning, fault, run } = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => signIn(email.trim(), password))) goToOffice();
  };
  return (
    <FormGrid onSubmit={send}>
      <EmailField
        id="email"
        label="E-mail address"
        limit={100}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField value={password} onChange={setPassword} />
      <Fault text={fault} />
      <SubmitButton submitting={isRunning} label="Sign in" submittingLabel="Signing in …" />
      <SmallButton onClick={onForgotten}>Forgot the password?</SmallButton>
    </FormGrid>
  );
}
