// Posts a request to the owner's own program, signed as https://www.standardwebhooks.com describes.
import type { StoredQuote } from '../../model/forms/stored-quote.ts';
import { postJson } from './mail-services.ts';

const encoder = new TextEncoder();

/**
 * The signatures of a message, each an HMAC-SHA-256 of its id, time and body as base64. The first is under the key that
 * a secret `whsec_…` encodes, the last under the secret's own characters, as receivers of earlier versions verify it.
 */
async function webhookSignatures(
  secret: string,
  { id, time, body }: { id: string; time: number; body: string },
): Promise<string> {
  const keys = [...encodedKey(secret), encoder.encode(secret)];
  const signed = keys.map((key) => hmac(key, encoder.encode(`${id}.${time}.${body}`)));
  return (await Promise.all(signed)).map((signature) => `v1,${signature}`).join(' ');
}

/** The key in `whsec_` and base64; nothing for any other secret. */
function encodedKey(secret: string): Uint8Array<ArrayBuffer>[] {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  if (!encoded || encoded.length % 4) return [];
  return [Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))];
}

async function hmac(secret: BufferSource, data: BufferSource): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, data);
  return btoa(String.fromCharCode(...new Uint8Array(signed)));
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
    'webhook-signature': await webhookSignatures(secret, { id, time, body }),
  };
  await postJson({ name: 'The webhook', address, headers, body }, limit, get);
}
