// Posts a request to the owner's own program, signed as https://www.standardwebhooks.com describes.
import type { StoredQuote } from '../../model/forms/stored-quote.ts';
import { postJson } from './way.ts';

const encoder = new TextEncoder();

/** The signature of a message: HMAC-SHA-256 of its id, time and body, as base64. */
export async function webhookSignature(
  secret: string,
  { id, time, body }: { id: string; time: number; body: string },
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${time}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
}

/** Posts a request. The receiver knows a repetition by its `webhook-id`. */
export async function callWebhook(
  address: string,
  secret: string,
  { id, request, limit, get = fetch }: WebhookCall,
): Promise<void> {
  const time = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type: 'quote.requested', data: request });
  await postJson('The webhook', address, {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(time),
      'webhook-signature': await webhookSignature(secret, { id, time, body }),
    },
    body,
    limit,
    get,
  });
}

interface WebhookCall {
  id: string;
  request: StoredQuote;
  limit: AbortSignal;
  get?: typeof fetch;
}
