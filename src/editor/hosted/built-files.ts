// The files of the site as it was built last, as its own list says.
import type { PublicFile } from '../../manifest/site/public-files.ts';
import { FILES_PATH } from '../../model/own-files.ts';
import { NotSaved } from '../server/store.ts';

/** For so long a list is good, in milliseconds; less long where a picture is missing in it. */
const GOOD_MS = 60_000;
const GOOD_WITHOUT_MS = 5_000;

/** How long the site may take for its list, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Reads the list of the site at an origin. Where the site gives none now, the last one stays.
 */
export function builtFiles(origin: string, get: typeof fetch = fetch) {
  let known: { list: PublicFile[]; since: number } | undefined;
  let isMissing = false;
  const fetchList = async (): Promise<PublicFile[] | undefined> => {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await get(origin + FILES_PATH, { signal, cache: 'no-store' });
      return response.ok ? ((await response.json()) as PublicFile[]) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    /** Has the next request ask again, as a picture may have come to the site. */
    miss: () => {
      isMissing = true;
    },
    async list(): Promise<PublicFile[]> {
      const age = Date.now() - (known?.since ?? Number.NEGATIVE_INFINITY);
      if (known && age < (isMissing ? GOOD_WITHOUT_MS : GOOD_MS)) return known.list;
      const list = (await fetchList()) ?? known?.list;
      if (!list) throw new NotSaved(`The website does not say which pictures it has. ${ADVICE}`);
      known = { list, since: Date.now() };
      isMissing = false;
      return list;
    },
  };
}

const ADVICE = 'Whoever set it up has to build it once as it is now, and look at WEBSITE_ORIGIN.';
