// The page at /admin/login/: signing in, a link for a new password, and joining by a one-time link.
import { useState } from 'react';
import styled from 'styled-components';
import { MIN_PASSWORD_CHARS } from '../../../model/limits.ts';
import { EmailField, FormSheet, TextField } from '../../../ui/forms/Field.tsx';
import { officeSite } from '../office-site.ts';
import { ActionForm } from '../ui/actions.tsx';
import { Check, MutedText, SmallButton } from '../ui/parts.tsx';
import {
  forgetSession,
  goToOffice,
  joinOffice,
  type LinkTokens,
  sendPasswordLink,
  setPassword,
  signIn,
} from '../wire/account.ts';
import type { SignInReason } from './arrival.ts';

type SignInStep = 'sign-in' | 'ask-link' | 'join' | 'new-password';

const TITLES: Record<SignInStep, string> = {
  'sign-in': 'Sign in to the office',
  'ask-link': 'Set a new password',
  join: 'Join the office',
  'new-password': 'Choose a new password',
};

const REASON_MESSAGES: Partial<Record<SignInReason['kind'], string>> = {
  ended: 'Your session has ended. Sign in again to go on.',
  'signed-out': 'You are signed out.',
  'no-member': 'This account is not a member of the office any more.',
  'used-link': 'This link has been used or is too old. Ask for a new one.',
  'failed-link':
    'This link did not work: the sign-in has a problem. Sign in with your password, or ask for a new link in a few minutes.',
};

interface Props {
  arrival: SignInReason;
  first: SignInStep;
}

/** @param first the step that is shown at first: see `firstStep` */
export function SignInPage({ arrival, first }: Props) {
  const { facts } = officeSite();
  const [step, setStep] = useState(first);
  return (
    <Sheet as="main">
      <a href="/">
        <img src={facts.logo.src} alt={`Website of ${facts.company.name}`} height={48} />
      </a>
      <h1>{TITLES[step]}</h1>
      {REASON_MESSAGES[arrival.kind] && (step === 'sign-in' || step === 'ask-link') && (
        <p role="status">{REASON_MESSAGES[arrival.kind]}</p>
      )}
      {step === 'sign-in' && <SignInForm onForgotten={() => setStep('ask-link')} />}
      {step === 'ask-link' && <AskLinkForm onBack={() => setStep('sign-in')} />}
      {step === 'join' && arrival.kind === 'join' && <JoinForm token={arrival.token} />}
      {arrival.kind === 'recovery' && step === 'new-password' && (
        <NewPasswordForm tokens={arrival.tokens} />
      )}
      <MutedText>Only for the office of {facts.company.name}.</MutedText>
    </Sheet>
  );
}

/** The first step; undefined for a member who is signed in and goes on to the office. */
export async function firstStep(
  { kind }: SignInReason,
  isSignedIn: boolean,
): Promise<SignInStep | undefined> {
  if (kind === 'join') return 'join';
  // Also somebody who is signed in learns that a link for a new password did not work.
  if (kind === 'used-link') return 'ask-link';
  if (kind === 'recovery') return 'new-password';
  if (kind === 'failed-link' || !isSignedIn) return 'sign-in';
  if (kind === 'no-member') return forgetSession().then(() => 'sign-in');
  goToOffice();
  return undefined;
}

/** The form for e-mail address and password. */
function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  return (
    <ActionForm
      label="Sign in"
      busy="Signing in …"
      work={({ email = '', password = '' }) => signIn(email.trim(), password).then(goToOffice)}
      beside={<SmallButton onClick={onForgotten}>Forgot the password?</SmallButton>}
    >
      <EmailField id="email" name="email" label="E-mail address" limit={100} />
      <PasswordField />
    </ActionForm>
  );
}

/** The form that has a link for a new password sent. */
function AskLinkForm({ onBack }: { onBack: () => void }) {
  const [isSent, setSent] = useState(false);
  const send = async ({ email = '' }) => {
    setSent(false);
    await sendPasswordLink(email.trim());
    setSent(true);
  };
  return (
    <ActionForm
      label="Send the link"
      busy="Sending …"
      work={send}
      beside={<SmallButton onClick={onBack}>Back to the sign-in</SmallButton>}
    >
      <EmailField
        id="email"
        name="email"
        label="E-mail address"
        hint="We send a link to it, which lets you choose a new password."
        limit={100}
      />
      <p role="status">
        {isSent &&
          'If this address belongs to a member, the link is on its way. Look at your mail.'}
      </p>
    </ActionForm>
  );
}

/** The form of somebody who joins the office by a one-time link. */
function JoinForm({ token }: { token: string }) {
  const join = async ({ password = '' }) => {
    await signIn(await joinOffice(token, password), password);
    goToOffice();
  };
  return (
    <ActionForm label="Join" busy="Joining …" work={join}>
      <p>You have been invited. Choose a password; from then on you sign in with it.</p>
      <PasswordField isNew />
    </ActionForm>
  );
}

/** The form for a new password, after the link of an e-mail. */
function NewPasswordForm({ tokens }: { tokens: LinkTokens }) {
  return (
    <ActionForm
      label="Save the password"
      busy="Saving …"
      work={({ password = '' }) => setPassword(password, tokens).then(goToOffice)}
    >
      <PasswordField isNew />
    </ActionForm>
  );
}

/** The field for a password, which can be shown, because it is easy to mistype on a phone. */
function PasswordField({ isNew = false }) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id="password"
        name="password"
        label={isNew ? 'New password' : 'Password'}
        hint={isNew ? `At least ${MIN_PASSWORD_CHARS} characters` : undefined}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? MIN_PASSWORD_CHARS : undefined}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Check label="Show the password" checked={isShown} onChange={() => setShown(!isShown)} />
    </div>
  );
}

const Sheet = styled(FormSheet)`
  width: min(27rem, 100% - 2rem);
  margin: clamp(1rem, 10vh, 6rem) auto;
  & form > :last-child > * {
    flex: 1 1 auto;
  }
`;
