// The files of the site as it was built last, as its own list says.
import type { PublicFile } from '../../manifest/site/public-files.ts';
import { FILES_PATH } from '../../model/own-files.ts';
import { NotSaved } from '../server/store.ts';

/** For so long a list is good, in milliseconds. */
const GOOD_MS = 60_000;

/** How long the site may take for its list, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

const NO_LIST =
  'The website does not say which pictures it has. Whoever set it up has to build it once as it is now, and look at WEBSITE_ORIGIN.';

/** Reads the list of the site at an origin. Where the site gives none now, the last one stays. */
export function builtFiles(origin: string, get: typeof fetch): () => Promise<PublicFile[]> {
  let known: { list: PublicFile[]; since: number } | undefined;
  const listNow = async (): Promise<PublicFile[] | undefined> => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await get(origin + FILES_PATH, { signal, cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  };
  return async () => {
    if (known && Date.now() - known.since < GOOD_MS) return known.list;
    const list = (await listNow().catch(() => undefined)) ?? known?.list;
    if (!list) throw new NotSaved(NO_LIST);
    known = { list, since: Date.now() };
    return list;
  };
}
