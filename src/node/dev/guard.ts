// Decides who may read from the editor's server and write through it: only pages that this server itself has sent.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER, TOKEN_META } from '../../editor/protocol.ts';

/** The parts of a request that decide. */
export type Asking = Pick<IncomingMessage, 'headers'>;

/** Refuses, with the reason, or lets by. */
export interface Guard {
  /** The element with the token, for the head of a page. */
  meta: string;
  reading(request: Asking): string | undefined;
  writing(request: Asking): string | undefined;
}

/** The names under which a browser on this computer reaches it. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Makes the guard of one start of a server.
 * @param port of the server, once it listens
 */
export function createGuard(port: () => number | undefined): Guard {
  const token = randomBytes(32).toString('base64url');
  // A site that has its name lead to this computer sends its own name.
  const isOwnHost = (host = '') => {
    const [, name = '', number = '80'] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
    return OWN_NAMES.includes(name) && Number(number) === port();
  };
  const reading = ({ headers }: Asking) => {
    if (!isOwnHost(headers.host)) return 'This address is not one of the editor.';
    if (headers.origin !== undefined && !isSame(headers.origin, headers.host)) return FOREIGN;
    return isFromElsewhere(headers) ? FOREIGN : undefined;
  };
  return {
    meta: `<meta name="${TOKEN_META}" content="${token}">\n`,
    reading,
    writing(request) {
      const { origin, [TOKEN_HEADER]: sent } = request.headers;
      if (origin === undefined) return FOREIGN;
      const refusal = reading(request);
      if (refusal) return refusal;
      return isEqual(String(sent ?? ''), token) ? undefined : STALE;
    },
  };
}

const FOREIGN = 'Only the editor’s own pages may ask.';
const STALE = 'The editor was started anew meanwhile. Load this page again.';

const isSame = (origin: string, host?: string) =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

/** Browsers say where a request comes from. A link from elsewhere to a whole page gives nothing away. */
function isFromElsewhere({
  'sec-fetch-site': site = 'none',
  'sec-fetch-dest': target,
}: IncomingMessage['headers']): boolean {
  return site !== 'none' && site !== 'same-origin' && target !== 'document';
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
