// Posts a request to the owner's own program, signed as https://www.standardwebhooks.com describes.
import type { StoredQuote } from '../../model/forms/stored-quote.ts';
import { postJson } from './mail-services.ts';

const encoder = new TextEncoder();

/** The HMAC-SHA-256 of a message as base64. */
async function signature(secret: string, message: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyOf(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(message));
  return btoa(String.fromCharCode(...new Uint8Array(signed)));
}

/** The key in `whsec_` and base64; of any other secret its own characters. */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  if (!encoded || encoded.length % 4) return encoder.encode(secret);
  return Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
}

/** A request, and what posting it needs. */
interface WebhookCall {
  id: string;
  request: StoredQuote;
  limit: AbortSignal;
  get?: typeof fetch;
}

/** Posts a request. The receiver knows a repetition by its `webhook-id`. */
export async function callWebhook(
  address: string,
  secret: string,
  { id, request, limit, get = fetch }: WebhookCall,
): Promise<void> {
  const time = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type: 'quote.requested', data: request });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${await signature(secret, `${id}.${time}.${body}`)}`,
  };
  await postJson({ name: 'The webhook', address, headers, body }, limit, get);
}
