// The member's account: signing in and out, and setting a password by a link in an e-mail or when joining.
import { builtInSettings, supabase } from '../../../outside/supabase.ts';
import { readSession, writeSession } from '../../../ui/session.ts';
import { OFFICE_PAGE, SIGN_IN_PAGE } from '../office-site.ts';
import { failureOf, mailFailureOf, OfficeError, query } from './query.ts';

/** The place that a member wanted to see before the sign-in. */
const WANTED = 'office wanted';

/** The token of the member's session, renewed where it is over; undefined when nobody is signed in. Throws an OfficeError. */
export async function accessToken(): Promise<string | undefined> {
  const { data, error } = await (await supabase()).auth.getSession();
  if (error && !data.session && error.status !== 400) throw failureOf(error);
  return data.session?.access_token;
}

/** The e-mail address of the member who is signed in; undefined when nobody is. */
export async function signedIn(): Promise<string | undefined> {
  const { data } = await (await supabase()).auth.getSession();
  return data.session?.user.email;
}

/** Signs in, and out again somebody who is no member. Throws an OfficeError. */
export async function signIn(email: string, password: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error.status === 400 ? WRONG : failureOf(error);
  if (await isMember()) return;
  await forgetSession();
  throw new OfficeError('This account is not a member of the office.');
}

const WRONG = new OfficeError('Wrong e-mail address or password.');

const isMember = () => query<boolean>((client) => client.rpc('is_office_member'));

/** True while the member signs out, which is no session that ended by itself. */
let isSigningOut = false;

/** Signs out: here alone, or on every device. The access of other devices ends when they renew their session. */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  const { auth } = await supabase();
  isSigningOut = true;
  const { error } = await auth.signOut({ scope });
  isSigningOut = !error;
  if (error) throw failureOf(error);
  location.replace(`${SIGN_IN_PAGE}#signed-out`);
}

/**
 * Leads somebody who has been taken out of the office to the sign-in page, which ends the session: ended here, requests
 * that are still on their way would fail. Without an answer it does nothing, because the database refuses non-members.
 */
export async function leaveUnlessMember(): Promise<void> {
  if (!(await isMember().catch(() => true))) location.replace(`${SIGN_IN_PAGE}#no-member`);
}

/** Forgets the session of this device. */
export async function forgetSession(): Promise<void> {
  await (await supabase()).auth.signOut({ scope: 'local' });
}

/** Leads to the sign-in page, and remembers the place. */
export function goToSignIn(reason: '' | '#ended'): void {
  if (isSigningOut) return;
  writeSession(WANTED, { address: location.pathname + location.search + location.hash });
  location.replace(SIGN_IN_PAGE + reason);
}

/** Leads to the office, to the place that was wanted. */
export function goToOffice(): void {
  const { address = OFFICE_PAGE } = readSession(WANTED);
  writeSession(WANTED, {});
  location.replace(address);
}

/** Calls `end` when the session ends: here, in another tab, or because it cannot be renewed. */
export async function whenSessionEnds(end: () => void): Promise<() => void> {
  const { auth } = await supabase();
  const { data } = auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') end();
  });
  return () => data.subscription.unsubscribe();
}

/** Has a link sent. The answer is the same for an address that nobody has. */
export async function sendPasswordLink(email: string): Promise<void> {
  const { auth } = await supabase();
  const redirectTo = location.origin + SIGN_IN_PAGE;
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  if (error) throw mailFailureOf(error);
}

const USED_LINK = new OfficeError('This link has been used or is too old. Ask for a new one.');

/** The session in a link of a mail. */
export interface LinkTokens {
  access_token: string;
  refresh_token: string;
}

/** Signs in whoever was sent a link, and sets their password. The link alone signs nobody in, or out of another account. */
export async function setPassword(password: string, tokens: LinkTokens): Promise<void> {
  const { auth } = await supabase();
  const { error: linkError } = await auth.setSession(tokens);
  if (linkError)
    throw [400, 403].includes(linkError.status ?? 0) ? USED_LINK : failureOf(linkError);
  const { error } = await auth.updateUser({ password });
  if (!error) return;
  const isChoice = error.status === 422;
  throw isChoice ? new OfficeError(sentence(error.message)) : failureOf(error);
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
  const words = { ...JOIN_ERRORS, 422: sentence(message) }[response.status];
  throw words ? new OfficeError(words) : failureOf({ status: response.status, message });
}

/** The words for the function's answers, by status. */
const JOIN_ERRORS: Record<number, string> = {
  400: 'This link is not as it was sent. Copy it whole from the message, or ask for a new one.',
  410: USED_LINK.message,
  429: 'Too many tries. Wait a few minutes.',
};

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
