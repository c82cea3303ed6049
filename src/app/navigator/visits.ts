// Brings pages to the screen: data first, then the page, then its address. The latest visit wins.
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

export class VisitManager {
  readonly #window: Window;
  #renderer: PageRenderer | undefined;
  #pages = createPageCache<unknown>(undefined);
  #latestVisit = 0;
  /** The path that the shown page was asked for with; the not-found page has another one of its own. */
  #currentPath: string;
  /** What is left until after the paint: the change of the address, and the rest of the page. */
  #commit = noop;
  #deferredRender = noop;

  constructor(window: Window) {
    this.#window = window;
    this.#currentPath = window.location.pathname;
  }

  /** Shows the pages; without one, the browser follows all links. */
  get renderer() {
    return this.#renderer;
  }

  set renderer(next) {
    this.flushDeferred();
    this.#renderer = next;
    this.#pages = createPageCache(next);
    this.#fetchLikely();
  }

  /** Shows the page at an address. `commitUrl` changes the browser's address from a page that was left at a scroll position. */
  async visit(address: string, commitUrl: Commit, restore?: number): Promise<void> {
    const visitId = ++this.#latestVisit;
    const isLatest = () => visitId === this.#latestVisit;
    const waiting = setTimeout(
      () => isLatest() && this.#renderer?.setLoading?.(true),
      WAIT_SIGN_DELAY_MS,
    );
    try {
      const ready = await this.#pages.fetch(splitAddress(address).path);
      if (isLatest()) this.#show(ready, address, commitUrl, restore);
    } catch {
      // Offline, the browser would replace this page with its error page.
      await waitForNetwork(this.#window);
      if (!isLatest()) return;
      // The browser may come back to this page, after its Stop button.
      this.cancel();
      loadDocument(this.#window, address, restore);
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Shows the page at the browser's address, at a remembered position or at the hash. */
  restoreVisit(scroll?: number): void {
    const { location } = this.#window;
    const restore = scroll ?? (location.hash ? undefined : 0);
    const address = currentAddress(location);
    // Before React runs, reload instead: the browser restores scroll and form state itself.
    if (this.#renderer?.canRender(undefined)) void this.visit(address, noop, restore);
    else loadDocument(this.#window, address, restore);
  }

  cancel(): void {
    this.#latestVisit++;
    this.#renderer?.setLoading?.(false);
  }

  /** Cancels a visit and a late address: the browser has another one by now. */
  cancelForTraversal(): void {
    this.cancel();
    this.#commit = noop;
    this.flushDeferred();
  }

  /** Does what was left until after the paint. */
  flushDeferred(): void {
    const due = [this.#commit, this.#deferredRender];
    this.#commit = this.#deferredRender = noop;
    for (const act of due) act();
  }

  /** Fetches a page ahead; while a form is being sent, nothing else is asked of the network. */
  fetch(path: string): void {
    if (this.#window.document.querySelector('form[aria-busy="true"]')) return;
    this.#pages.fetch(path).catch(noop);
  }

  /** Whether the page at the browser's address is shown, and not still on its way. */
  isShown(): boolean {
    return this.#window.location.pathname === this.#currentPath;
  }

  /** Whether a link to a path is followed here, or by the browser. */
  canShow(path: string): boolean {
    return this.#renderer?.canRender(this.#pages.peek(path)) ?? false;
  }

  #fetchLikely(): void {
    whenIdle(() => {
      for (const path of prefetchCandidates(this.#window)) this.fetch(path);
    });
  }

  #show(ready: unknown, address: string, commitUrl: Commit, restore?: number): void {
    const { location, scrollY } = this.#window;
    this.flushDeferred();
    this.#commit = () => commitUrl(scrollY);
    // The page reads a hash and a query, so the address changes before it. Otherwise the paint comes sooner.
    if (/[?#]/.test(address + location.search + location.hash)) this.flushDeferred();
    const { path, hash } = splitAddress(address);
    this.#currentPath = path;
    const renderAll = restore !== undefined || hash !== '';
    const after = this.#renderer?.show(ready, { restore, renderAll });
    this.#deferredRender = () => {
      after?.();
      this.#fetchLikely();
    };
    scrollAndFocus(this.#window, restore);
    afterPaint(() => this.flushDeferred());
  }
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
