// The reason why somebody arrives at the sign-in page, from the part of the address that servers do not see.

export type SignInReason =
  | { kind: 'join'; token: string }
  | { kind: 'recovery' }
  | { kind: 'ended' | 'signed-out' | 'no-member' | 'used-link' | 'plain' };

/** Reads what follows the `#` of an address. supabase-js itself reads the session in a link of a mail. */
export function readArrival(hash: string): SignInReason {
  const values = new URLSearchParams(hash.slice(1));
  const token = values.get('join');
  if (token) return { kind: 'join', token };
  if (values.get('type') === 'recovery' && values.has('access_token')) return { kind: 'recovery' };
  if (values.has('error')) return { kind: 'used-link' };
  const reasons = ['ended', 'signed-out', 'no-member'] as const;
  return { kind: reasons.find((reason) => values.has(reason)) ?? 'plain' };
}

/** Reads the address, and takes a one-time token out of it: it must not stay in the history or in a screenshot. */
export function takeArrival({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): SignInReason {
  const arrival = readArrival(location.hash);
  if (arrival.kind === 'join') history.replaceState(null, '', location.pathname);
  return arrival;
}
