// The check against robots: asks Cloudflare about the tokens of new requests, and marks those without a valid one.
import type { OfficeDatabase } from './database.ts';
import type { OutboxEntry } from './entry.ts';

/** The parts of an office that the check needs. */
export interface RobotCheck {
  database: OfficeDatabase;
  /** The secret of the Turnstile widget. Without one, nothing is checked. */
  turnstileSecret?: string;
  get?: typeof fetch;
}

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** How long the mail waits for an answer, in milliseconds. */
const CHECK_TIMEOUT_MS = 3000;

const NO_CHECK = 'no check';

/** The answers that are about the token. Others are about the secret or the service, and say nothing about the visitor. */
const REFUSALS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/** Checks the requests of claimed entries. A marked request keeps all entries but the visitor's confirmation. */
export async function checkEntries(
  entries: OutboxEntry[],
  office: RobotCheck,
): Promise<OutboxEntry[]> {
  if (!office.turnstileSecret) return entries;
  const ids = [...new Set(entries.map(({ request }) => request.id))];
  const marked = await Promise.all(ids.map((id) => markIfRefused(id, office)));
  return entries.flatMap((entry) => {
    const { consumer, request } = entry;
    if (!marked[ids.indexOf(request.id)]) return [entry];
    if (consumer === 'visitor') return [];
    return [{ ...entry, request: { ...request, signals: [...request.signals, NO_CHECK] } }];
  });
}

/** Whether a request has been marked. An error marks nothing, because the mail goes without the check. */
async function markIfRefused(id: string, office: RobotCheck): Promise<boolean> {
  try {
    const check = await office.database.takeCheck(id);
    return (
      check !== null &&
      !(await passes(check.token, office)) &&
      (await office.database.markUnchecked(id))
    );
  } catch (error) {
    console.error(`A request was not checked (${error instanceof Error ? error.name : 'Error'}).`);
    return false;
  }
}

async function passes(
  token: string | null,
  { turnstileSecret: secret, get = fetch }: RobotCheck,
): Promise<boolean> {
  if (!token) return false;
  const response = await get(SITEVERIFY, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response: token }),
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  });
  const { 'error-codes': codes = [] } = (await response.json()) as { 'error-codes'?: string[] };
  return !codes.some((code) => REFUSALS.includes(code));
}
