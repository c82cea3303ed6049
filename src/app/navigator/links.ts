// Finds links to pages of the site: the one under an event, and those that are likely to be pressed next.
import { isPagePath } from '../../model/path.ts';

/** A link to a page of the site, in this tab. */
export type PageLink = Pick<HTMLAnchorElement, 'pathname' | 'search' | 'hash'>;

/** The link to a page that an event happened on. */
export function pageLink({ target }: Event, { origin }: Location): PageLink | undefined {
  const link = (target as Partial<Element> | null)?.closest?.('a');
  const isPage = link && !link.target && link.origin === origin && isPagePath(link.pathname);
  return isPage ? link : undefined;
}

/** The link to a page that was pressed. Other keys and buttons ask for another tab or the like. */
export function pressedLink(event: MouseEvent, location: Location): PageLink | undefined {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isElsewhere = defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey;
  return isElsewhere ? undefined : pageLink(event, location);
}

/** The number of pages that one page fetches ahead: a page weighs up to 14 kB, its data about 4. */
const MAX_PREFETCHED = 6;

const PREFETCH_SELECTOR = ':is(header, main > :first-child, [data-action-bar]) a[href^="/"]';

/** The pages behind the visible links of the header, the first section and the bar at the bottom of a phone; none for a visitor who saves data. */
export function prefetchCandidates({ document, location, navigator }: Window): string[] {
  if (savesData(navigator)) return [];
  const paths = [...document.querySelectorAll<HTMLAnchorElement>(PREFETCH_SELECTOR)]
    .filter(isVisible)
    .map(({ pathname }) => pathname)
    .filter((path) => isPagePath(path) && path !== location.pathname);
  return [...new Set(paths)].slice(0, MAX_PREFETCHED);
}

/** Safari lacks `checkVisibility` before 17.4; the content of a closed menu has no boxes there. */
function isVisible(link: Partial<HTMLElement> & Pick<HTMLElement, 'getClientRects'>): boolean {
  return link.checkVisibility?.() ?? link.getClientRects().length > 0;
}

function savesData(navigator: Navigator): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
