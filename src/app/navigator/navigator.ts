// Turns what the visitor does into visits: presses on links, pointing at them, steps back and forward, scrolling.
import { withTrailingSlash } from '../../model/path.ts';
import { onScrollEnd } from '../../ui/timing.ts';
import { addEntry, historyEntry, remember } from './history-entry.ts';
import { type PageLink, pageLink, pressedLink } from './links.ts';
import type { PageRenderer } from './page-renderer.ts';
import { focusedLink, restoreScrollOurselves, scrollAndFocus } from './scroll.ts';
import { createVisitManager } from './visits.ts';

interface PageNavigator {
  /** Shows the pages; the browser follows all links while there is none. */
  renderer: PageRenderer | undefined;
}

/** The one navigator of a window. It follows the links that its renderer can show, and leaves the others to the browser. */
export function createPageNavigator(window: Window): PageNavigator {
  const { history, location } = window;
  const visits = createVisitManager(window);
  /** Whether a link leads to the shown page, or to a place on it. */
  const isSamePage = ({ pathname, search }: PageLink) =>
    visits.isShown() && pathname === location.pathname && search === location.search;

  const onClick = (event: MouseEvent) => {
    const link = pressedLink(event, location);
    if (!link) return;
    visits.flushDeferred();
    const isSame = isSamePage(link);
    // The browser itself scrolls to a hash of the shown page.
    if (isSame ? link.hash : !visits.canShow(link.pathname)) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    const pressed = focusedLink(window.document);
    const leave = (scroll: number) => addEntry(window, address, { scroll, pressed });
    if (!isSame) return visits.visit(address, leave);
    visits.cancel();
    leave(window.scrollY);
    scrollAndFocus(window);
  };
  const onPopState = () => {
    visits.cancelForTraversal();
    const { scroll } = historyEntry(history);
    if (!visits.isShown()) visits.restoreVisit(scroll);
    // A followed hash fires the event too; then the browser scrolls.
    else if (scroll !== undefined || !location.hash) scrollAndFocus(window, scroll ?? 0);
  };
  const onLinkHover = (event: Event) => {
    const link = pageLink(event, location);
    if (link && !isSamePage(link)) visits.fetch(link.pathname);
  };
  // Typing cancels a slow page, as on a bad network. After a step back it cancels nothing: the page has to follow the address.
  const onInput = () => visits.isShown() && visits.cancel();

  addSlash(window);
  window.addEventListener('click', onClick);
  window.addEventListener('pointerover', onLinkHover);
  window.addEventListener('focusin', onLinkHover);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('input', onInput);
  onScrollEnd(window, () => visits.isShown() && remember(history, { scroll: window.scrollY }));
  restoreScrollOurselves(window);
  return visits;
}

/** Adds the slash that every page's address has, on hosts that do not redirect. */
function addSlash({ history, location }: Window): void {
  const path = withTrailingSlash(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}
