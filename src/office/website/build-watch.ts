// Watches after a publication whether the host has built the site from it.
import { readStored, writeStored } from '../../ui/storage.ts';
import { VERSION_FILE } from '../page/office-site.ts';

/** The pause between two requests, and the time after which something must be wrong, in milliseconds. */
const PAUSE_MS = 10_000;
const BUILD_TIMEOUT_MS = 10 * 60_000;

/** What is said while the host builds, and how it ended. */
export const BUILDING = 'It is being built; in about two minutes visitors see it.';
export const LIVE = 'It is live.';
export const BUILD_LATE_MESSAGE =
  'It is not there after ten minutes. Your text is published and safe, but your host has not built it: look at its list of deployments, or ask the person who set up the website.';

/** Where a publication is kept until visitors see it: somebody may leave meanwhile. */
const STORAGE_NAME = 'curbside:published';

/** Keeps the publication that is on its way; none when it has arrived. */
export function keepPublication(publication?: { version: string; at: number }): void {
  writeStored(STORAGE_NAME, JSON.stringify(publication ?? null));
}

/** The publication that was on its way when somebody left, unless that is long ago. */
export function recallPublication(): { version: string; at: number } | undefined {
  try {
    const kept = JSON.parse(readStored(STORAGE_NAME) ?? 'null');
    return kept && Date.now() - kept.at < BUILD_TIMEOUT_MS ? kept : undefined;
  } catch {
    // Another program has written there.
    return undefined;
  }
}

/** The versions that a site may have been built from before the newest publication. */
const earlier = new Set<string>();

let publications = 0;

/**
 * Resolves to how it ended; undefined when another publication has followed.
 * @param published the version that was published; a site of a later one, by somebody else, contains it
 * @param start the moment of the publication, in milliseconds since 1970
 */
export async function watchBuild(
  published: string,
  start = Date.now(),
): Promise<'live' | 'late' | undefined> {
  publications += 1;
  const mine = publications;
  let isFirst = true;
  while (mine === publications) {
    const answer = await fetch(VERSION_FILE, { cache: 'no-store' }).catch(() => undefined);
    const built: string | undefined = (await answer?.json().catch(() => undefined))?.version;
    if (built === published || (built && !isFirst && !earlier.has(built))) return 'live';
    if (built) {
      earlier.add(built).add(published);
      isFirst = false;
    }
    if (Date.now() - start >= BUILD_TIMEOUT_MS) return 'late';
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return undefined;
}
