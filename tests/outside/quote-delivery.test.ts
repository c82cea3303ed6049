// Delivery of quote requests to an endpoint, on a real server with the browser's rules for cross-origin requests.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tryEndpoint } from '../../src/node/commands/check-endpoint.ts';
import { quoteSubmitter, RejectedError } from '../../src/outside/quote-delivery.ts';
import { EMPTY_QUOTE } from '../../src/sections/quote-form/quote-draft.ts';
import { answering } from '../support/servers/answering.ts';

const ORIGIN = 'https://hauler.test';
const submission = { request: { ...EMPTY_QUOTE, name: 'Pat' }, idempotencyKey: 'key' };

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Receiver {
  /** Whether it answers preflights, as a program of one's own does. */
  preflight?: boolean;
  /** Whether its answers may be read by other sites. */
  readable?: boolean;
  status?: number;
}

/** Starts a receiver; gives its address and the requests that it got. */
async function receiver({ preflight = false, readable = true, status = 200 }: Receiver) {
  const got: { type?: string; body: string }[] = [];
  const url = await answering(async (request, response) => {
    if (readable) response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      if (preflight)
        response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
      return response.writeHead(preflight ? 204 : 405).end();
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ type: request.headers['content-type'], body });
    response.writeHead(status).end('ok');
  });
  return { endpoint: `${url}/`, got };
}

/** Fetches as a browser on another site does: asks first where a header is not a simple one. */
function stubBrowser(onLine = true) {
  const { fetch } = globalThis;
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!onLine) throw new TypeError('Failed to fetch');
    if (init.mode === 'no-cors') return fetch(address, init);
    const headers = new Headers(init.headers);
    const isSimple =
      !headers.has('idempotency-key') && headers.get('content-type')?.startsWith('text/plain');
    const asked = isSimple ? undefined : await fetch(address, { method: 'OPTIONS' });
    if (asked && !asked.headers.has('access-control-allow-headers'))
      throw new TypeError('Failed to fetch');
    const response = await fetch(address, { ...init, keepalive: false });
    if (!response.headers.has('access-control-allow-origin'))
      throw new TypeError('Failed to fetch');
    return response;
  });
}

const deliver = (endpoint: string) =>
  quoteSubmitter({ delivery: 'endpoint', endpoint })(submission, new AbortController().signal);

describe('delivery to an endpoint', () => {
  it('sends JSON where the receiver answers a preflight', async () => {
    const { endpoint, got } = await receiver({ preflight: true });
    stubBrowser();
    await deliver(endpoint);
    expect(got.map(({ type }) => type)).toEqual(['application/json']);
  });

  it('sends the same text without a preflight where the receiver answers none', async () => {
    const { endpoint, got } = await receiver({});
    stubBrowser();
    await deliver(endpoint);
    expect(got.map(({ type }) => type)).toEqual(['text/plain;charset=UTF-8']);
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({ name: 'Pat', idempotencyKey: 'key' });
  });

  it('is refused, and not kept, while the browser is online and may not read the answer', async () => {
    const { endpoint } = await receiver({ readable: false });
    stubBrowser();
    await expect(deliver(endpoint)).rejects.toBeInstanceOf(RejectedError);
  });

  it('is kept while the receiver is away, though the browser is online', async () => {
    stubBrowser();
    await expect(deliver('http://127.0.0.1:9/')).rejects.not.toBeInstanceOf(RejectedError);
  });

  it('is kept while the browser is offline', async () => {
    stubBrowser(false);
    await expect(deliver('http://127.0.0.1:9/')).rejects.not.toBeInstanceOf(RejectedError);
  });

  it.each([
    [400, true],
    [401, false],
    [402, false],
    [404, false],
    [503, false],
  ])('answered with %i is refused for good: %s', async (status, isRefused) => {
    const { endpoint } = await receiver({ preflight: true, status });
    stubBrowser();
    const error = await deliver(endpoint).catch((reason: unknown) => reason);
    expect(error instanceof RejectedError).toBe(isRefused);
  });
});

describe('the check of an endpoint', () => {
  it.each<[string, Receiver, boolean]>([
    ['a program that answers preflights', { preflight: true }, true],
    ['a receiver without a preflight', {}, true],
    ['a receiver whose answer browsers may not read', { readable: false }, false],
    ['a receiver that answers 500', { status: 500 }, false],
  ])('sends one request and judges %s', async (_, kind, arrives) => {
    const { endpoint, got } = await receiver(kind);
    const result = await tryEndpoint(endpoint, ORIGIN);
    expect(result.arrives, result.lines.join('\n')).toBe(arrives);
    expect(got).toHaveLength(1);
    expect(got[0]?.type).toBe(kind.preflight ? 'application/json' : 'text/plain;charset=UTF-8');
  });
});
