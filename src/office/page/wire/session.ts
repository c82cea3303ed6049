// The member's session: who is signed in, and the ways out.
import type { Session } from '@supabase/supabase-js';
import { supabase } from '../../../outside/supabase.ts';
import { OFFICE_PAGE, SIGN_IN_PAGE } from '../office-site.ts';
import { answered, failureOf, OfficeFailure } from './answered.ts';

/** The place that a member wanted to see before the sign-in. */
const WANTED = 'office wanted';

/** The stored session; undefined when nobody is signed in. */
export async function storedSession(): Promise<Session | undefined> {
  const { data } = await (await supabase()).auth.getSession();
  return data.session ?? undefined;
}

/** Signs in, and out again somebody who is no member. Throws an OfficeFailure. */
export async function signIn(email: string, password: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error.status === 400 ? WRONG : failureOf(error);
  if (await answered<boolean>((client) => client.rpc('is_office_member'))) return;
  await forgetSession();
  throw new OfficeFailure('refused', 'This account is not a member of the office.');
}

const WRONG = new OfficeFailure('refused', 'The e-mail address or the password is not right.');

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
 * Leads somebody who has been taken out of the office to the sign-in page, which ends the session: ended here, it
 * would be missing to the requests that are still on their way. Without an answer the database alone decides.
 */
export async function leaveUnlessMember(): Promise<void> {
  const isMember = await answered<boolean>((client) => client.rpc('is_office_member')).catch(
    () => true,
  );
  if (!isMember) location.replace(`${SIGN_IN_PAGE}#no-member`);
}

/** Forgets the session of this device. */
export async function forgetSession(): Promise<void> {
  await (await supabase()).auth.signOut({ scope: 'local' });
}

/** Leads to the sign-in page, and remembers the place. */
export function goToSignIn(reason: '' | '#ended'): void {
  if (isSigningOut) return;
  try {
    sessionStorage.setItem(WANTED, location.hash);
  } catch {}
  location.replace(SIGN_IN_PAGE + reason);
}

/** Leads to the office, to the place that was wanted. */
export function goToOffice(): void {
  let wanted = '';
  try {
    wanted = sessionStorage.getItem(WANTED) ?? '';
    sessionStorage.removeItem(WANTED);
  } catch {}
  location.replace(OFFICE_PAGE + wanted);
}

/** Calls `end` when the session ends: here, in another tab, or because it cannot be renewed. */
export async function whenSessionEnds(end: () => void): Promise<() => void> {
  const { auth } = await supabase();
  const { data } = auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') end();
  });
  return () => data.subscription.unsubscribe();
}
