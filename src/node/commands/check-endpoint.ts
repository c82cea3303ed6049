// `npm run check:endpoint`: sends one test request as a visitor's browser would, and says what came back.
import { randomUUID } from 'node:crypto';
import { loadValidSite } from '../../files/load-site.ts';
import { CommandError, projectIn } from '../../files/project.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { DELIVERY_TIMEOUT_MS, WITHOUT_PREFLIGHT } from '../../outside/quote-delivery.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Returns the exit code: 0 when a visitor's request arrives, and the browser may read the answer. */
export async function run(): Promise<number> {
  const { site, source } = await loadValidSite(projectIn());
  const { delivery, endpoint } = (source.data as Manifest).quote_form;
  if (delivery !== 'endpoint' || !endpoint)
    throw new CommandError(
      'quote_form in pages.yaml has no `delivery: endpoint`: there is nothing to try.',
    );
  const { lines, arrives } = await tryEndpoint(endpoint, site.facts.origin);
  console.log(lines.join('\n'));
  return arrives ? 0 : 1;
}

/** Asks with a preflight, sends one request, and tells in lines what was answered. Never throws for a network's sake. */
export async function tryEndpoint(
  endpoint: string,
  origin: string,
): Promise<{ lines: string[]; arrives: boolean }> {
  const ask = (init: RequestInit) =>
    fetch(endpoint, { ...init, signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS) });
  try {
    const preflight = await ask({
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    const isAllowed = preflight.ok && mayRead(preflight, origin) && allowsHeaders(preflight);
    const idempotencyKey = randomUUID();
    const response = await ask({
      method: 'POST',
      headers: {
        Origin: origin,
        ...(isAllowed ? { ...JSON_TYPE, 'Idempotency-Key': idempotencyKey } : WITHOUT_PREFLIGHT),
      },
      body: JSON.stringify({ ...TEST_REQUEST, idempotencyKey }),
    });
    const isReadable = mayRead(response, origin);
    const lines = [
      isAllowed
        ? `yes It answers a preflight: requests come as JSON (application/json).`
        : `--  It answers no preflight: requests come as the same JSON in text/plain.`,
      `${response.ok ? 'yes' : 'NO '} It answered the test request with ${response.status}.`,
      isReadable
        ? `yes Browsers may read the answer.`
        : `NO  Browsers may not read the answer, so visitors are told to call. Have it send Access-Control-Allow-Origin: ${origin}`,
      'Look whether the request of "Test of the website" is there, and delete it.',
    ];
    return { lines, arrives: response.ok && isReadable };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return { lines: [`NO  It cannot be reached: ${reason}`], arrives: false };
  }
}

const TEST_REQUEST = {
  name: 'Test of the website',
  email: 'test@example.com',
  phone: '(800) 555-0100',
  address: '1 Test Street',
  city: 'other',
  serviceType: 'other',
  message: 'Please delete this.',
  marketingConsent: false,
};

const mayRead = ({ headers }: Response, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** Whether the answer to a preflight allows both headers of the form's request. */
function allowsHeaders({ headers }: Response): boolean {
  const allowed = (headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return (
    allowed.includes('*') || ['content-type', 'idempotency-key'].every((it) => allowed.includes(it))
  );
}
