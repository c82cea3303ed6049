// Setting a password: by a link in an e-mail, and when joining by a one-time link.
import { builtInSettings, supabase } from '../../../outside/supabase.ts';
import { SIGN_IN_PAGE } from '../office-site.ts';
import { failureOf, OfficeFailure } from './answered.ts';

/** Has a link sent. The answer is the same for an address that nobody has. */
export async function sendPasswordLink(email: string): Promise<void> {
  const { auth } = await supabase();
  const redirectTo = location.origin + SIGN_IN_PAGE;
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  if (error?.status === 429) throw TOO_OFTEN;
  if (error) throw failureOf(error);
}

const TOO_OFTEN = new OfficeFailure('other', 'That was too often. Wait a few minutes.');
const USED = new OfficeFailure(
  'refused',
  'This link has been used or is too old. Ask for a new one.',
);

/** Sets the password of somebody whom a link has signed in. */
export async function setPassword(password: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.updateUser({ password });
  if (!error) return;
  const isChoice = error.status === 422;
  throw isChoice ? new OfficeFailure('other', sentence(error.message)) : failureOf(error);
}

/** Joins the office with the token of a one-time link; resolves to the new member's e-mail address. */
export async function joinOffice(token: string, password: string): Promise<string> {
  const { url = '', anonKey = '' } = builtInSettings() ?? {};
  const response = await fetch(`${url}/functions/v1/office/join`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password }),
  }).catch((error: Error) => {
    throw failureOf(error);
  });
  const { email = '', message = '' } = await response.json().catch(() => ({}));
  if (response.ok) return email;
  if (response.status === 410) throw USED;
  if (response.status === 422) throw new OfficeFailure('other', sentence(message));
  throw response.status === 429
    ? TOO_OFTEN
    : new OfficeFailure('other', 'That did not work. Try again in a minute.');
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
