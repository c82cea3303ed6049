// Sends mail over SMTP, which Edge Functions may not: for this computer and servers of one's own.
import { createTransport } from 'nodemailer';
import { NotSent } from '../worker/entry.ts';
import { AUTOMATIC, messageId, type SendMail } from '../worker/mail-services.ts';

/** How long a server may take to connect, greet and answer, in milliseconds. */
const SERVER_TIMEOUT_MS = 15_000;

/**
 * Makes the way from an address such as `smtps://user:password@mail.example.com`. SMTP has no keys against repetition:
 * when the answer to a finished message is lost, the next attempt sends it again with the same message id.
 */
export function smtpWay(address: string): SendMail {
  const transport = createTransport(address, {
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  return async (mail) => {
    await transport
      .sendMail({
        from: { name: mail.fromName, address: mail.from },
        to: mail.to.map(named),
        replyTo: mail.replyTo && named(mail.replyTo),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: messageId(mail),
        headers: AUTOMATIC,
      })
      .catch(({ responseCode, code }: { responseCode?: number; code?: string }) => {
        throw new NotSent(
          responseCode
            ? `The mail server answered with ${responseCode}.`
            : `The mail server could not be reached (${code ?? 'unknown'}).`,
          // A refused password is about no mail.
          responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH',
        );
      });
  };
}

/** An address that nodemailer takes as it is; from a text it would read a name, or several addresses. */
const named = (address: string) => ({ name: '', address });
