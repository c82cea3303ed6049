// A way to send a mail: SMTP, Resend or Postmark. Text messages would be one more consumer with a way of its own.
import { NotSent } from '../entry.ts';
import type { OutgoingMail } from '../mail.ts';

/**
 * Sends a mail, or rejects, best with `NotSent`.
 * @param isRepeated whether an earlier attempt may have sent it
 */
export type SendMail = (
  mail: OutgoingMail,
  isRepeated: boolean,
  limit: AbortSignal,
) => Promise<void>;

/** Statuses that say that the message itself is refused; 409 that its key is another mail’s. Any other may go over. */
const REFUSED = [400, 409, 413, 422];

/** Posts JSON to a service. The answer's text may repeat addresses, so an error has only its status. */
export async function postJson(
  service: string,
  address: string,
  { headers, body, limit, get }: JsonPost,
): Promise<void> {
  const response = await get(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    signal: limit,
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) {
    throw new NotSent(
      `${service} answered with status ${response.status}.`,
      REFUSED.includes(response.status),
      Number(response.headers.get('Retry-After')) || 0,
    );
  }
}

interface JsonPost {
  headers: Record<string, string>;
  body: string;
  limit: AbortSignal;
  get: typeof fetch;
}

/** The sender with its name, which may have any signs. */
export const senderOf = ({ from, fromName }: OutgoingMail) =>
  `"${fromName.replace(/["\\]/g, '\\$&')}" <${from}>`;

/** Says that a program has written the mail (RFC 3834): an absence note must not answer it. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** A message's id that is the same at every attempt: mail programs show such a repetition once. */
export const messageId = ({ key, from }: OutgoingMail) => `<${key}@${from.split('@')[1]}>`;
