// Watches after a publication whether the host has built the site from it.

/** What the watch works with. */
interface Watched {
  /** Names the text that the site was built from; undefined where nothing answers. */
  built(): Promise<string | undefined>;
  /** Names the text that was published. */
  published: string;
  /** Resolves after so many milliseconds. */
  pause(duration: number): Promise<unknown>;
  /** The time in milliseconds. */
  now(): number;
  /** Whether another publication has followed. */
  isOver(): boolean;
}

/** The pause between two looks, and the time after which something must be wrong, in milliseconds. */
const PAUSE_MS = 10_000;
const LONGEST_MS = 10 * 60_000;

/** What is said while the host builds, and how it ended. */
export const BUILDING = 'Your host builds it now; in about two minutes it is there.';
export const LIVE = 'Visitors see it now.';
export const LATE =
  'It is not there after ten minutes. Your text is published and safe, but your host has not built it: look at its list of deployments, or ask the person who set up the website.';

/** Resolves to how it ended; undefined when another publication has followed. */
export async function watchBuild(watched: Watched): Promise<'live' | 'late' | undefined> {
  const start = watched.now();
  while (!watched.isOver()) {
    if ((await watched.built().catch(() => undefined)) === watched.published) return 'live';
    if (watched.now() - start >= LONGEST_MS) return 'late';
    await watched.pause(PAUSE_MS);
  }
  return undefined;
}
