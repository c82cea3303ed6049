// Sends mail through Postmark. It has no keys against repetition, so a second attempt first asks what was sent.
import { AUTOMATIC, messageId, postJson, type SendMail, senderOf } from './way.ts';

const API = 'https://api.postmarkapp.com';

/** Makes the way from the token of one of Postmark's servers. */
export function postmarkWay(token: string, get: typeof fetch = fetch): SendMail {
  const headers = { 'X-Postmark-Server-Token': token, Accept: 'application/json' };
  return async (mail, isRepeated, limit) => {
    if (isRepeated && (await wasSent(mail.key))) return;
    await postJson('Postmark', `${API}/email`, {
      headers,
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
      limit,
      get,
    });

    async function wasSent(key: string): Promise<boolean> {
      const query = `count=1&offset=0&metadata_entry=${key}`;
      const response = await get(`${API}/messages/outbound?${query}`, { headers, signal: limit });
      if (!response.ok) return false;
      return ((await response.json()) as { TotalCount?: number }).TotalCount !== 0;
    }
  };
}
