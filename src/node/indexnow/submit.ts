// Submits changed addresses to search engines by the IndexNow protocol.

/** The service that passes addresses on to all search engines of the protocol: https://www.indexnow.org/documentation */
export const INDEXNOW = 'https://api.indexnow.org/indexnow';

/** The protocol's limit for one request. */
const MOST_ADDRESSES = 10_000;

/** Long enough for a slow answer; in milliseconds. */
const PATIENCE = 30_000;

/** The site and the key that proves who is asking. */
export interface Sender {
  origin: string;
  key: string;
  endpoint?: string;
  patience?: number;
}

/** The outcome: which addresses were taken, and why the others were not. */
export interface Submission {
  taken: string[];
  /** Absent when all were taken. */
  refusal?: NotTaken;
}

export interface NotTaken {
  reason: string;
  /** Whether the site is to blame; otherwise a later try may do. */
  isOurFault: boolean;
}

/** Sends addresses, in several requests if there are many. It ends with the first refusal. */
export async function submit(addresses: string[], sender: Sender): Promise<Submission> {
  const taken: string[] = [];
  for (let at = 0; at < addresses.length; at += MOST_ADDRESSES) {
    const some = addresses.slice(at, at + MOST_ADDRESSES);
    const refusal = await refusalOf(some, sender);
    if (refusal) return { taken, refusal };
    taken.push(...some);
  }
  return { taken };
}

/** The address of the file with the key. */
export const keyPath = (key: string): string => `/${key}.txt`;

async function refusalOf(
  urlList: string[],
  { origin, key, endpoint = INDEXNOW, patience = PATIENCE }: Sender,
): Promise<NotTaken | undefined> {
  const body = { host: new URL(origin).host, key, keyLocation: origin + keyPath(key), urlList };
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return status === 200 || status === 202 ? undefined : inWords(status, origin + keyPath(key));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      reason: isLate ? 'there was no answer' : 'nobody could be reached',
      isOurFault: false,
    };
  }
}

function inWords(status: number, keyFile: string): NotTaken {
  const known: Record<number, string> = {
    400: 'the request was not understood (400)',
    403: `the key was not found at ${keyFile} (403): publish the site first`,
    422: 'the addresses are not those of the key’s website (422)',
    429: 'too many requests came from here (429)',
  };
  return {
    reason: known[status] ?? `the answer was ${status}`,
    isOurFault: [400, 403, 422].includes(status),
  };
}
