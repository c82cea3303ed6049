// The form that has a link for a new password sent.
import { type FormEvent, useState } from 'react';
import { EmailField, FormGrid } from '../../../ui/forms/Field.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Fault } from '../look/Fault.tsx';
import { SmallButton } from '../look/parts.ts';
import { useAction } from '../look/use-action.ts';
import { sendPasswordLink } from '../wire/passwords.ts';

export function AskLinkForm({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { isRunning, fault, run } = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(await run(() => sendPasswordLink(email.trim())));
  };
  return (
    <FormGrid onSubmit={send}>
      <EmailField
        id="email"
        label="E-mail address"
        hint="We send a link to it, which lets you choose a new password."
        limit={100}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Fault text={fault} />
      <p role="status">
        {isSent &&
          'If this address belongs to a member, the link is on its way. Look at your mail.'}
      </p>
      <SubmitButton submitting={isRunning} label="Send the link" submittingLabel="Sending …" />
      <SmallButton onClick={onBack}>Back to the sign-in</SmallButton>
    </FormGrid>
  );
}
