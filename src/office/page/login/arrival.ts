// The reason why somebody arrives at the sign-in page, from the part of the address that servers do not see.
import type { LinkTokens } from '../wire/account.ts';

export type SignInReason =
  | { kind: 'join'; token: string }
  | { kind: 'recovery'; tokens: LinkTokens }
  | { kind: 'ended' | 'signed-out' | 'no-member' | 'used-link' | 'failed-link' | 'plain' };

/** The codes of Supabase for a link that was used before, is too old, or was opened on another device. */
const OLD_LINKS = [
  'otp_expired',
  'otp_disabled',
  'access_denied',
  'flow_state_expired',
  'flow_state_not_found',
];

/** Reads what follows the `#` of an address, or for some errors the `?`. */
export function readArrival(hash: string, search = ''): SignInReason {
  const values = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`);
  const token = values.get('join');
  if (token) return { kind: 'join', token };
  const { type, access_token, refresh_token } = Object.fromEntries(values);
  if (type === 'recovery' && access_token && refresh_token)
    return { kind: 'recovery', tokens: { access_token, refresh_token } };
  const error = values.get('error_code') ?? values.get('error');
  if (error !== null) return { kind: OLD_LINKS.includes(error) ? 'used-link' : 'failed-link' };
  const reasons = ['ended', 'signed-out', 'no-member'] as const;
  return { kind: reasons.find((reason) => values.has(reason)) ?? 'plain' };
}

/** Reads the address, and takes tokens out of it: they must not stay in the history or in a screenshot. */
export function consumeSignInReason({ location, history }: Window): SignInReason {
  const arrival = readArrival(location.hash, location.search);
  if ('token' in arrival || 'tokens' in arrival) history.replaceState(null, '', location.pathname);
  return arrival;
}
