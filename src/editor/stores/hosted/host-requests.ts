// Asks the interface of a code host, and says in words for the family why it did nothing.
import { HostFailure, type HostSettings } from './code-host.ts';

/** A request, without the token. */
interface HostRequest {
  method?: 'POST' | 'PATCH';
  body?: object;
  /** The media type of the answer. */
  accept?: string;
}

/** The requests to one host. All throw a HostFailure for an answer that is not a success. */
export interface HostRequests {
  text(path: string, request?: HostRequest): Promise<string>;
  /** The answer as data, whose form is the host's. */
  json<T>(path: string, request?: HostRequest): Promise<T>;
}

/** @param name the host's name, for the family */
export function hostRequests(
  name: string,
  { api, token, longest = 20_000 }: HostSettings,
  get: typeof fetch,
): HostRequests {
  const text: HostRequests['text'] = async (path, request = {}) => {
    const { method, body, accept = 'application/json' } = request;
    const headers = {
      Accept: accept,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'User-Agent': 'curbside',
    };
    const signal = AbortSignal.timeout(longest);
    const asked = { method, headers, body: body && JSON.stringify(body), signal };
    // The reason of a failed connection may hold the address, with whatever stands in it.
    const fail = () => {
      throw new HostFailure(`${name} does not answer. ${LATER}`);
    };
    const answer = await get(`${api}/${path}`, asked).catch(fail);
    const said = await answer.text().catch(fail);
    if (answer.ok) return said;
    throw new HostFailure(refusalWords(name, answer, said.replaceAll(token, '…')), answer.status);
  };
  return {
    text,
    async json(path, request) {
      const said = await text(path, request);
      try {
        return JSON.parse(said);
      } catch {
        throw new HostFailure(`${name} answers with something else than data. ${LATER}`);
      }
    },
  };
}

/** Gives undefined for a failure that says that there is nothing. */
export function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof HostFailure && error.status === 404) return;
  throw error;
}

const LATER = 'Try again in a few minutes.';
const ASK = 'Ask the person who set the website up';

/** Why a request was refused, with what to do. */
function refusalWords(name: string, { status, headers }: Response, said: string): string {
  const minutes = status === 403 || status === 429 ? minutesToWait(headers) : undefined;
  if (minutes !== undefined) {
    return `${name} takes no more requests for now. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  }
  if (status === 401) {
    return `The website’s key to ${name} has run out or was taken back. ${ASK} for a new one.`;
  }
  if (status === 404) {
    return `${name} has no such repository or branch, or the website’s key may not see it. ${ASK} to look at both.`;
  }
  if (status === 409) {
    return `The repository at ${name} is empty, or another change is just being made there. ${LATER} If it stays so, ask the person who set the website up.`;
  }
  if (status === 429 || status >= 500) return `${name} is in trouble. ${LATER}`;
  const why =
    status === 403 ? `The website’s key may not do this at ${name}` : `${name} refuses this`;
  return `${why}. ${ASK}, and show these words: “${status} ${reasonIn(said)}”`;
}

/** How long a host that has had too many requests wants to be left alone; undefined when that is not why. */
function minutesToWait(headers: Headers): number | undefined {
  const number = (name: string) => Number(headers.get(name) ?? Number.NaN);
  const isUsedUp = number('x-ratelimit-remaining') === 0 || number('ratelimit-remaining') === 0;
  const end = [number('x-ratelimit-reset'), number('ratelimit-reset')].find(Number.isFinite);
  const untilReset = isUsedUp && end ? end - Date.now() / 1000 : undefined;
  const seconds = headers.has('retry-after') ? number('retry-after') : untilReset;
  return seconds === undefined || Number.isNaN(seconds)
    ? undefined
    : Math.max(1, Math.ceil(seconds / 60));
}

/** The most characters of a host's own words that are shown. */
const MOST = 200;

/** The host's own words, without addresses. */
function reasonIn(said: string): string {
  const [, message = ''] = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(said) ?? [];
  const words = message ? String(JSON.parse(message)) : '';
  return words.replace(/\b\w+:\/\/\S+/g, '…').slice(0, MOST);
}
