// Watches after a publication whether the host has built the site from it.
import { VERSION_FILE } from '../page/office-site.ts';

/** The pause between two looks, and the time after which something must be wrong, in milliseconds. */
const PAUSE_MS = 10_000;
const LONGEST_MS = 10 * 60_000;

/** What is said while the host builds, and how it ended. */
export const BUILDING = 'Your host builds it now; in about two minutes it is there.';
export const LIVE = 'Visitors see it now.';
export const LATE =
  'It is not there after ten minutes. Your text is published and safe, but your host has not built it: look at its list of deployments, or ask the person who set up the website.';

/** The versions that a site may have been built from before the newest publication. */
const earlier = new Set<string>();

let publications = 0;

/**
 * Resolves to how it ended; undefined when another publication has followed.
 * @param published the version that was published; a site of a later one, by somebody else, has it inside
 */
export async function watchBuild(published: string): Promise<'live' | 'late' | undefined> {
  publications += 1;
  const mine = publications;
  const start = Date.now();
  let isFirst = true;
  while (mine === publications) {
    const answer = await fetch(VERSION_FILE, { cache: 'no-store' }).catch(() => undefined);
    const built: string | undefined = (await answer?.json().catch(() => undefined))?.version;
    if (built === published || (built && !isFirst && !earlier.has(built))) return 'live';
    if (built) {
      earlier.add(built).add(published);
      isFirst = false;
    }
    if (Date.now() - start >= LONGEST_MS) return 'late';
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return undefined;
}
