// Brings pages to the renderer: data first, then the page, then its address. The latest visit wins.
import { splitAddress } from '../../model/path.ts';
import { afterPaint, whenIdle } from '../../ui/timing.ts';
import { currentAddress } from './history-entry.ts';
import { prefetchCandidates } from './links.ts';
import { createPageCache } from './page-cache.ts';
import { noop, type PageRenderer } from './page-renderer.ts';
import { scrollAndFocus, scrollBeforeReload } from './scroll.ts';

/** A wait of this many milliseconds is shown to the visitor; a shorter one would only flash. */
const WAIT_SIGN_DELAY_MS = 200;

/** Changes the browser's address from a page that was left at a scroll position. */
type Commit = (scroll: number) => void;

/** Creates the visits of a window: each fetches a page, has the renderer show it, and scrolls. */
export function createVisitManager(window: Window) {
  const { location } = window;
  let renderer: PageRenderer | undefined;
  let pages = createPageCache(renderer);
  let latest = 0;
  /** The path that the shown page was asked for with; the not-found page has another one of its own. */
  let currentPath = location.pathname;
  let commit = noop;
  let deferredRender = noop;

  /** Does what was left until after the paint. */
  const flushDeferred = () => {
    const due = [commit, deferredRender];
    commit = deferredRender = noop;
    for (const act of due) act();
  };
  /** Gives up the page that is on its way. */
  const cancel = () => {
    latest++;
    renderer?.setLoading?.(false);
  };
  const canShow = (path: string) => renderer?.canRender(pages.peek(path)) ?? false;
  /** Fetches a page ahead; while a form is being sent, nothing else is asked of the network. */
  const fetch = (path: string) => {
    if (!window.document.querySelector('form[aria-busy="true"]')) pages.fetch(path).catch(noop);
  };
  const fetchLikely = () => whenIdle(() => prefetchCandidates(window).forEach(fetch));

  const show = (ready: unknown, address: string, commitUrl: Commit, restore?: number) => {
    const { scrollY } = window;
    flushDeferred();
    commit = () => commitUrl(scrollY);
    // The page reads a hash and a query, so the address changes before it; otherwise after the paint, which then comes sooner.
    if (/[?#]/.test(address + location.search + location.hash)) flushDeferred();
    const { path, hash } = splitAddress(address);
    currentPath = path;
    const renderAll = restore !== undefined || hash !== '';
    const after = renderer?.show(ready, { restore, renderAll });
    deferredRender = () => {
      after?.();
      fetchLikely();
    };
    scrollAndFocus(window, restore);
    afterPaint(flushDeferred);
  };

  const visit = async (address: string, commitUrl: Commit, restore?: number): Promise<void> => {
    const visitId = ++latest;
    const waiting = setTimeout(
      () => visitId === latest && renderer?.setLoading?.(true),
      WAIT_SIGN_DELAY_MS,
    );
    try {
      const ready = await pages.fetch(splitAddress(address).path);
      if (visitId === latest) show(ready, address, commitUrl, restore);
    } catch {
      // Offline, the browser would replace this page with its error page.
      await waitForNetwork(window);
      if (visitId !== latest) return;
      // The visitor may stop the loading, and stay on this page.
      cancel();
      loadDocument(window, address, restore);
    } finally {
      clearTimeout(waiting);
    }
  };

  return {
    get renderer() {
      return renderer;
    },
    set renderer(next) {
      flushDeferred();
      renderer = next;
      pages = createPageCache(next);
      fetchLikely();
    },
    visit,
    fetch,
    cancel,
    flushDeferred,
    /** Whether the page at the browser's address is shown, and not still on its way. */
    isShown: () => location.pathname === currentPath,
    canShow,
    /** Cancels a visit and a late address: the browser has another one by now. */
    cancelForTraversal() {
      cancel();
      commit = noop;
      flushDeferred();
    },
    /** Shows the page at the browser's address, at a remembered position or at the hash. */
    restoreVisit(scroll?: number) {
      const restore = scroll ?? (location.hash ? undefined : 0);
      const address = currentAddress(location);
      // Before React runs, reload instead: the browser restores scroll and form state itself.
      if (renderer?.canRender(undefined)) void visit(address, noop, restore);
      else loadDocument(window, address, restore);
    },
  };
}

/**
 * Loads the page at an address. Assigning the browser's own address would only follow its hash.
 * @param restore where the page was left, in pixels
 */
function loadDocument(window: Window, address: string, restore?: number): void {
  const { location } = window;
  if (address !== currentAddress(location)) {
    location.assign(address);
    return;
  }
  if (restore !== undefined) scrollBeforeReload(window, restore);
  location.reload();
}

/** Resolves when the browser has a network: at once, if it knows of no trouble. */
async function waitForNetwork(window: Window): Promise<void> {
  if (window.navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
