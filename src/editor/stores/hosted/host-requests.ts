// Asks the interface of a code host, and says in words for the family why it did nothing.
import { BadRequest, bodyOf } from '../../server/requests.ts';
import { SaveError } from '../../server/store.ts';
import type { HostSettings } from './code-host.ts';

/** A request, without the token. */
interface HostRequest {
  method?: 'POST' | 'PATCH';
  body?: object;
  /** The media type of the answer. */
  accept?: string;
}

/**
 * The requests to one host. All throw a SaveError where they have no success.
 * @param name the host's name, for the family
 */
export function hostRequests(
  name: string,
  { api, token, timeoutMs = 20_000 }: HostSettings,
  get: typeof fetch,
) {
  /** The answer as it is; undefined where the host says that there is nothing. */
  const text = async (path: string, request: HostRequest = {}): Promise<string | undefined> => {
    const { method, body, accept = 'application/json' } = request;
    const headers = {
      Accept: accept,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'User-Agent': 'curbside',
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const init = { method, headers, body: body && JSON.stringify(body), signal };
    // The reason of a failed connection may hold the address, with whatever stands in it.
    const fail = () => {
      throw new SaveError(`${name} does not answer. ${LATER}`);
    };
    const answer = await ownAnswer(`${api}/${path}`, init, get).catch(fail);
    if (!answer) throw new SaveError(`${name} ${AWAY} ${ASK} for its new address.`);
    const said = await bodyOf(answer.body, MAX_ANSWER_BYTES).then(String, (error) => {
      if (!(error instanceof BadRequest)) return fail();
      throw new SaveError(`${name} answers with far more than was asked for. ${LATER}`);
    });
    if (answer.ok) return said;
    if (answer.status === 404) return undefined;
    throw new SaveError(refusalWords(name, answer, reasonIn(said).replaceAll(token, '…')));
  };
  return {
    text,
    /** The answer as data, whose form is the host's. */
    async json<T>(path: string, request?: HostRequest): Promise<T> {
      const said = await text(path, request);
      if (said === undefined) throw new SaveError(`${name} ${NOTHING} ${ASK} to look at both.`);
      try {
        return JSON.parse(said);
      } catch {
        throw new SaveError(otherThanData(name));
      }
    },
  };
}

/** The most bytes of an answer; a site's text has a few hundred thousand. */
const MAX_ANSWER_BYTES = 8_000_000;

/** A renamed repository leads on once. */
const MAX_REDIRECTS = 3;

/** The answer of the host itself, which may lead to another of its addresses; undefined where it leads to another host. */
async function ownAnswer(
  address: string,
  init: RequestInit,
  get: typeof fetch,
): Promise<Response | undefined> {
  const { origin } = new URL(address);
  let url = address;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const answer = await get(url, { ...init, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !location) return answer;
    await answer.body?.cancel();
    url = new URL(location, url).href;
    if (new URL(url).origin !== origin) return undefined;
  }
  return undefined;
}

/** Why an answer is none, in words for the family. */
export const otherThanData = (name: string) =>
  `${name} answers with something else than was asked for. ${LATER}`;

const AWAY = 'leads to another address, where the website’s key is not sent.';
const LATER = 'Try again in a few minutes.';
const ASK = 'Ask the person who set the website up';
const NOTHING = 'has no such repository or branch, or the website’s key may not see it.';

/** Why a request was refused, with what to do. */
function refusalWords(name: string, { status, headers }: Response, reason: string): string {
  if (status === 401) {
    return `The website’s key to ${name} has expired or was revoked. ${ASK} for a new one.`;
  }
  if (status === 409) {
    return `The repository at ${name} is empty, or another change is just being made there. ${LATER} If that goes on, ask the person who set the website up.`;
  }
  // GitHub says with 403 too that there were too many requests, for an hour at most.
  const isTooOften = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  if (status === 429 || isTooOften) return `${name} takes no more requests for now. ${LATER_STILL}`;
  if (status >= 500) return `${name} is in trouble. ${LATER}`;
  const why =
    status === 403 ? `The website’s key may not do this at ${name}` : `${name} refuses this`;
  return `${why}. ${ASK}, and show these words: “${status} ${reason.slice(0, MAX_REASON_CHARS)}”`;
}

const LATER_STILL = 'Try again in a few minutes; if that goes on, in an hour.';

/** The most characters of a host's own words that are shown. */
const MAX_REASON_CHARS = 200;

/** The host's own words, without addresses. */
function reasonIn(said: string): string {
  try {
    const { message } = JSON.parse(said);
    return typeof message === 'string' ? message.replace(/\b\w+:\/\/\S+/g, '…') : '';
  } catch {
    return '';
  }
}
