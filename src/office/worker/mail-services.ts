// Sends mail through Resend or Postmark. Text messages would be one more consumer with a service of its own.
import { DeliveryError } from './entry.ts';
import type { OutgoingMail } from './mail.ts';

/**
 * Sends a mail, or rejects, best with `DeliveryError`.
 * @param isRepeated whether an earlier attempt may have sent it
 */
export type SendMail = (
  mail: OutgoingMail,
  isRepeated: boolean,
  limit: AbortSignal,
) => Promise<void>;

interface JsonPost {
  name: string;
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** The post of a mail, and where the service does not refuse a repetition itself, the address that counts what was sent. */
type MailService = (key: string, mail: OutgoingMail) => JsonPost & { sent?: string };

const POSTMARK = 'https://api.postmarkapp.com';

/** The services, by the variable of the environment with their key. */
const SERVICES: Record<string, MailService> = {
  // It sends nothing twice for one key within a day.
  RESEND_API_KEY: (key, mail) => ({
    name: 'Resend',
    address: 'https://api.resend.com/emails',
    headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': mail.key },
    body: JSON.stringify({
      from: senderOf(mail),
      to: mail.to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: AUTOMATIC,
    }),
  }),
  POSTMARK_SERVER_TOKEN: (token, mail) => ({
    name: 'Postmark',
    address: `${POSTMARK}/email`,
    headers: { 'X-Postmark-Server-Token': token, Accept: 'application/json' },
    body: JSON.stringify({
      From: senderOf(mail),
      To: mail.to.join(', '),
      ReplyTo: mail.replyTo,
      Subject: mail.subject,
      TextBody: mail.text,
      HtmlBody: mail.html,
      MessageStream: 'outbound',
      Metadata: { entry: mail.key },
      Headers: [
        { Name: 'Message-ID', Value: messageId(mail) },
        { Name: 'X-PM-KeepID', Value: 'true' },
        ...Object.entries(AUTOMATIC).map(([Name, Value]) => ({ Name, Value })),
      ],
    }),
    sent: `${POSTMARK}/messages/outbound?count=1&offset=0&metadata_entry=${mail.key}`,
  }),
};

/** A worker without any service leaves entries waiting, and says why. */
const noService: SendMail = async () => {
  throw new DeliveryError('No mail service is set up.');
};

/** Sends through the service whose key the environment has, or else in another way. */
export function mailService(
  env: (name: string) => string | undefined,
  otherwise = noService,
  get: typeof fetch = fetch,
): SendMail {
  const [variable = '', service] = Object.entries(SERVICES).find(([name]) => env(name)) ?? [];
  if (!service) return otherwise;
  return async (mail, isRepeated, limit) => {
    const { sent, ...post } = service(env(variable) ?? '', mail);
    if (isRepeated && sent) {
      const response = await get(sent, { headers: post.headers, signal: limit });
      const { TotalCount = 0 } = response.ok ? await response.json() : {};
      if (TotalCount > 0) return;
    }
    await postJson(post, limit, get);
  };
}

/** Statuses that say that the message itself is refused; 409 that its key is another mail’s. Any other may be temporary. */
const PERMANENT_STATUSES = [400, 409, 413, 422];

/** Posts JSON to a service. The answer's text may repeat addresses, so an error has only its status. */
export async function postJson(
  { name, address, headers, body }: JsonPost,
  limit: AbortSignal,
  get: typeof fetch,
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
    throw new DeliveryError(
      `${name} answered with status ${response.status}.`,
      PERMANENT_STATUSES.includes(response.status),
      Number(response.headers.get('Retry-After')) || 0,
    );
  }
}

/** The sender with its name, which may have any signs. */
const senderOf = ({ from, fromName }: OutgoingMail) =>
  `"${fromName.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}" <${from}>`;

/** Says that a program has written the mail (RFC 3834): an absence note must not answer it. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** A message's id that is the same at every attempt: mail programs show such a repetition once. */
export const messageId = ({ key, from }: OutgoingMail) => `<${key}@${from.split('@')[1]}>`;
