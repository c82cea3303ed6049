// The worker: claims entries of the outbox, sends them, and says what has become of each.
import type { OfficeWords } from '../../model/forms/office-words.ts';
import { DeliveryError, type OutboxEntry } from './entry.ts';
import { type OutgoingMail, officeMails, visitorMails } from './mail.ts';
import type { SendMail } from './mail-services.ts';
import { checkEntries, type RobotCheck } from './robot-check.ts';
import { callWebhook } from './webhook.ts';

/** The parts of a worker that differ between Supabase and this computer. */
export interface Office extends RobotCheck {
  sendMail: SendMail;
  /** The secret that signs webhooks. Without one, none is sent. */
  webhookSecret?: string;
}

/** How many entries of each kind a run has had. */
export interface RunReport {
  delivered: number;
  failed: number;
  givenUp: number;
}

/** How many entries a worker has at once. */
const CLAIM_BATCH_SIZE = 10;

/** The lease of an entry in seconds, and the time limit of one attempt in milliseconds, which is well below. */
const LEASE_SECONDS = 90;
export const MAIL_TIMEOUT_MS = 20_000;

/** Sends what is due, and makes requests anonymous that are older than the office keeps them. */
export async function runOffice(
  office: Office,
  seconds?: number,
): Promise<RunReport & { anonymised: number }> {
  const report = await sendDue(office, seconds);
  const months = (await office.database.settings())?.keep_months;
  return { ...report, anonymised: months ? await office.database.anonymise(months) : 0 };
}

/** Sends what is due, until nothing is or `seconds` have gone by. */
export async function sendDue(office: Office, seconds = 40): Promise<RunReport> {
  const report: RunReport = { delivered: 0, failed: 0, givenUp: 0 };
  const words = await office.database.settings();
  if (!words) return report;
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const claimed = await office.database.claim(CLAIM_BATCH_SIZE, LEASE_SECONDS);
    if (claimed.length === 0) break;
    const entries = await checkEntries(claimed, office);
    // One entry whose result cannot be stored does not stop the others; its lease ends.
    const results = await Promise.allSettled(
      entries.map((entry) => deliverEntry(entry, words, office)),
    );
    for (const result of results) {
      if (result.status === 'fulfilled') report[result.value]++;
      else report.failed++;
    }
  }
  return report;
}

/**
 * Sends an entry and stores the result. A worker that ends between the two leaves the entry to the next one, whose
 * message has the same key: Resend drops it, Postmark is asked, and a mail program shows one message id once.
 */
async function deliverEntry(
  entry: OutboxEntry,
  words: OfficeWords,
  { database, ...office }: Office,
): Promise<keyof RunReport> {
  try {
    await attempt(entry, words, office);
  } catch (error) {
    const isFinal = error instanceof DeliveryError && error.isFinal && entry.consumer === 'visitor';
    const asked = error instanceof DeliveryError ? error.retryAfter : 0;
    const pause = isFinal ? null : pauseAfter(entry.attempts, entry.trying_for, asked);
    await database.failed(entry, reasonOf(error), pause);
    return pause === null ? 'givenUp' : 'failed';
  }
  await database.delivered(entry.id);
  return 'delivered';
}

/** The first pause in seconds; each further one is twice as long, up to an hour. */
const FIRST_PAUSE_SECONDS = 30;
const MAX_PAUSE_SECONDS = 3600;

/** An entry is tried for this many seconds: a day, so that an outage of hours loses nothing. */
export const MAX_RETRY_SECONDS = 24 * 3600;

/** The seconds until the next attempt, at least those that a service asks for; null when there is none. */
export function pauseAfter(attempts: number, tryingFor: number, asked = 0): number | null {
  const usual = FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20);
  const pause = Math.min(Math.max(usual, asked), MAX_PAUSE_SECONDS);
  return tryingFor + pause > MAX_RETRY_SECONDS ? null : pause;
}

/** A first attempt usually comes within this many milliseconds. */
const MAX_PROMPT_DELAY_MS = 600_000;

async function attempt(
  { id, consumer, request, attempts }: OutboxEntry,
  words: OfficeWords,
  { sendMail, webhookSecret, get }: Omit<Office, 'database'>,
): Promise<void> {
  const limit = AbortSignal.timeout(MAIL_TIMEOUT_MS);
  if (consumer === 'webhook') {
    if (!words.webhook) return;
    if (!webhookSecret) throw new DeliveryError('The secret of the webhook is not set.');
    return callWebhook(words.webhook, webhookSecret, { id, request, limit, get });
  }
  const mails =
    consumer === 'office' ? officeMails(id, request, words) : visitorMails(id, request, words);
  // An old request may come from a restored copy of the database, and its mail may have been sent since.
  const isOld = Date.now() - Date.parse(request.created_at) > MAX_PROMPT_DELAY_MS;
  const sending = sendWithFallbacks(mails, (mail) => sendMail(mail, attempts > 1 || isOld, limit));
  await Promise.race([sending, rejectOnTimeout(limit)]);
}

/** Sends a mail; where it is refused, the next one in its place. Rejects with the last refusal. */
async function sendWithFallbacks(
  [mail, ...others]: OutgoingMail[],
  send: (mail: OutgoingMail) => Promise<void>,
): Promise<void> {
  if (!mail) return;
  try {
    await send(mail);
  } catch (error) {
    if (others.length === 0 || !(error instanceof DeliveryError && error.isFinal)) throw error;
    await sendWithFallbacks(others, send);
  }
}

/** Rejects when a time limit is over, because not every way of sending listens to the signal. */
function rejectOnTimeout(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    limit.addEventListener('abort', () =>
      reject(new DeliveryError('There was no answer in time.')),
    ),
  );
}

/** The reason in words for the office. Other errors may hold addresses, so only their kind is said. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const name = error instanceof Error ? error.name : 'Error';
  return name === 'TimeoutError'
    ? 'There was no answer in time.'
    : `The service could not be reached (${name}).`;
}
