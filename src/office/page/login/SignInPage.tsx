// The page at /admin/login/: signing in, a link for a new password, and joining by a one-time link.
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { Quiet } from '../look/parts.ts';
import { useOfficeSite } from '../office-site.ts';
import { forgetSession, goToOffice, storedSession } from '../wire/session.ts';
import { AskLinkForm } from './AskLinkForm.tsx';
import type { SignInReason } from './arrival.ts';
import { JoinForm } from './JoinForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';

type SignInStep = 'waiting' | 'sign-in' | 'ask-link' | 'join' | 'new-password';

const TITLES: Record<SignInStep, string> = {
  waiting: 'One moment …',
  'sign-in': 'Sign in to the office',
  'ask-link': 'Set a new password',
  join: 'Join the office',
  'new-password': 'Choose a new password',
};

const NEWS: Partial<Record<SignInReason['kind'], string>> = {
  ended: 'Your session has ended. Sign in again to go on.',
  'signed-out': 'You are signed out.',
  'no-member': 'This account is not a member of the office any more.',
  'used-link': 'This link has been used or is too old. Ask for a new one.',
  'failed-link':
    'This link did not work: the sign-in had a fault of its own. Sign in with your password, or ask for a new link in some minutes.',
};

export function SignInPage({ arrival }: { arrival: SignInReason }) {
  const { facts } = useOfficeSite();
  const [step, setStep] = useState<SignInStep>(arrival.kind === 'join' ? 'join' : 'waiting');
  useEffect(() => void firstStep(arrival).then((first) => first && setStep(first)), [arrival]);
  return (
    <Sheet>
      <a href="/">
        <img src={facts.logo.src} alt={`Website of ${facts.company.name}`} height={48} />
      </a>
      <h1>{TITLES[step]}</h1>
      {NEWS[arrival.kind] && (step === 'sign-in' || step === 'ask-link') && (
        <p role="status">{NEWS[arrival.kind]}</p>
      )}
      {step === 'sign-in' && <SignInForm onForgotten={() => setStep('ask-link')} />}
      {step === 'ask-link' && <AskLinkForm onBack={() => setStep('sign-in')} />}
      {step === 'join' && arrival.kind === 'join' && <JoinForm token={arrival.token} />}
      {step === 'new-password' && <NewPasswordForm />}
      <Quiet>For the office of {facts.company.name} alone.</Quiet>
    </Sheet>
  );
}

/** The first step; undefined for a member who is signed in and goes on to the office. */
async function firstStep({ kind }: SignInReason): Promise<SignInStep | undefined> {
  if (kind === 'join') return undefined;
  // Also somebody who is signed in learns that a link for a new password did not work.
  if (kind === 'used-link') return 'ask-link';
  if (kind === 'failed-link') return 'sign-in';
  const session = await storedSession().catch(() => undefined);
  if (!session) return 'sign-in';
  if (kind === 'recovery') return 'new-password';
  if (kind === 'no-member') return forgetSession().then(() => 'sign-in');
  goToOffice();
  return undefined;
}

const Sheet = styled.main`
  display: grid;
  gap: ${theme.space(2.5)};
  width: min(27rem, 100% - 2rem);
  margin: clamp(1rem, 10vh, 6rem) auto;
  padding: min(2rem, 6vw);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow};
  & img {
    width: auto;
    height: 3rem;
  }
`;
