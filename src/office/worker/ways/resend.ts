// Sends mail through Resend, which sends nothing twice for one key within a day.
import { AUTOMATIC, postJson, type SendMail, senderOf } from './way.ts';

/** Makes the way from a key of Resend's dashboard. */
export function resendWay(key: string, get: typeof fetch = fetch): SendMail {
  return (mail, _, limit) =>
    postJson('Resend', 'https://api.resend.com/emails', {
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
      limit,
      get,
    });
}
