// Finds the pages that are likely to be opened next, and has them fetched.
import { splitAddress } from '../model/path.ts';
import type { Prefetch } from '../ui/contexts/prefetch.ts';

/** So many pages at most for one page that is shown: a page weighs up to 14 kB, its data about 4. */
const LIMIT = 6;

/** The links that are likely to be pressed first. */
const LIKELY = ':is(header, main > :first-child) a[href^="/"]';

/** Fetches what the visible links of the header and the first section lead to. Does nothing for a visitor who saves data. */
export function prefetchLikely(root: Document, prefetch: Prefetch): void {
  if (savesData()) return;
  const paths = [...root.querySelectorAll<HTMLAnchorElement>(LIKELY)]
    .filter(isShown)
    .map((link) => splitAddress(link.getAttribute('href') ?? '').path)
    .filter((path) => path.endsWith('/') && path !== location.pathname);
  for (const path of [...new Set(paths)].slice(0, LIMIT)) prefetch(path);
}

/** Safari lacks `checkVisibility` before 17.4; there what a closed menu holds has no boxes. */
function isShown(link: Partial<HTMLElement> & Pick<HTMLElement, 'getClientRects'>): boolean {
  return link.checkVisibility?.() ?? link.getClientRects().length > 0;
}

function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
