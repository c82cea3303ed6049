// Which page is shown, and how another one takes its place: data first, then the page, then the address.
import type { BaseLocationHook } from 'wouter';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { splitAddress, withTrailingSlash } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import type { Lookup } from '../outside/lookup.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { focusedLink } from './arrive.ts';
import { historyEntry, leaveFor, remember, restoreScrollOurselves } from './history-entry.ts';

export interface NavigationState {
  page: Page;
  /** Counts navigations, so that the view knows when to move scroll and focus. 0 is the page that the app took over. */
  visit: number;
  /** Where the page should stand after a step back or forward, in pixels. Undefined after a new navigation. */
  restore?: number;
  /** True when a place on the page is about to be scrolled to, so that all of it has to be there. */
  whole?: boolean;
  /** True while the data of the next page is on its way and the visitor has to wait for it. */
  pending?: boolean;
}

export type NavigationStore = UseBoundStore<StoreApi<NavigationState>>;

/** Makes the store that holds the shown page. */
export function createNavigationStore(page: Page): NavigationStore {
  return create<NavigationState>(() => ({ page, visit: 0 }));
}

/** Somebody who waits so long for a page is told that it is coming, in milliseconds. Others would see it flash. */
const PATIENCE = 200;

/** Leads to an address of the site. */
export type Navigate = (to: string) => void;

/**
 * Gives wouter's links their location: the path of the page that is shown, and how to go to another. It does not follow
 * the store, or each navigation would render every link of the site again; who shows the path asks the store for it.
 * @param navigate the browser's; on the server nobody presses a link
 */
export function locationHook(
  store: NavigationStore,
  navigate: Navigate = nothing,
): BaseLocationHook {
  return () => [store.getState().page.path, navigate];
}

/**
 * Connects a store with the browser's history. Where a page's data cannot be used, the browser loads the whole page.
 * @returns what links call
 */
export function connectHistory(store: NavigationStore, pages: Lookup<Page>): Navigate {
  const late = lateCommits();
  const { open, cancel, isShown } = pageOpener(store, pages, late);
  const rememberScroll = () => {
    const { scroll = 0 } = historyEntry();
    // Before the address is there, or the page behind it, the one that has scrolled is another than the entry's.
    if (!isShown() || scroll === window.scrollY) return;
    remember({ scroll: window.scrollY });
  };

  const navigate: Navigate = (to) => {
    late.settle();
    rememberScroll();
    const pressed = focusedLink();
    const { path, query, hash } = splitAddress(to);
    const address = withTrailingSlash(path || location.pathname) + query + hash;
    void open(address, () => {
      // As browsers do it: a link to where one is leaves no second step to go back over.
      if (address === currentAddress()) history.replaceState({}, '', address);
      else leaveFor(address, { pressed });
    });
  };

  const onPopState = () => {
    late.forget();
    cancel();
    const { scroll } = historyEntry();
    if (isShown() && location.hash) {
      // A place on this page: the browser goes there when somebody follows a link, but not on the way back.
      if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
      return;
    }
    void open(currentAddress(), nothing, scroll ?? 0);
  };

  window.addEventListener('popstate', onPopState);
  // Whoever goes on typing while a page is on its way, as without a network, has thought better of it. After a step back
  // or forward the address has changed already, and the page follows it.
  window.addEventListener('input', () => isShown() && cancel());
  onScrollEnd(rememberScroll);
  restoreScrollOurselves();
  return navigate;
}

/** Where the browser does not tell of the end of a scroll, as in older Safari, so many milliseconds of rest are one. */
const REST = 100;

function onScrollEnd(act: () => void): void {
  if ('onscrollend' in window) {
    addEventListener('scrollend', act);
    return;
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(rest);
    rest = setTimeout(act, REST);
  });
}

/** Gives the browser the address of the shown page. */
type Commit = () => void;

/** Browsers take longer to change the address than to show a page: where nobody can tell, it comes after. */
function lateCommits() {
  let due: Commit = nothing;
  const settle = () => {
    const commit = due;
    due = nothing;
    commit();
  };
  return {
    /** Makes what is still to be done. */
    settle,
    later(commit: Commit) {
      due = commit;
      afterPaint(settle);
    },
    /** The browser has another address by now. */
    forget() {
      due = nothing;
    },
  };
}

/**
 * Shows the page at an address once its data is there, and commits its address; of two that are asked for, the later.
 * `restore` is where the page should stand, in pixels.
 */
function pageOpener(
  store: NavigationStore,
  pages: Lookup<Page>,
  { later }: ReturnType<typeof lateCommits>,
) {
  let latest = 0;
  /** The path that the shown page was asked for with. The not-found page has another one of its own. */
  let shown = location.pathname;
  const open = async (address: string, commit: Commit, restore?: number): Promise<void> => {
    const turn = ++latest;
    const { path, hash } = splitAddress(address);
    const asked = withTrailingSlash(path);
    const waiting = setTimeout(
      () => turn === latest && store.setState({ pending: true }),
      PATIENCE,
    );
    try {
      const page = await pages(asked);
      clearTimeout(waiting);
      if (turn !== latest) return; // a later press has overtaken this one
      shown = asked;
      // A hash and a query are read by the page that they lead to.
      if (/[?#]/.test(address + location.search + location.hash)) commit();
      else later(commit);
      store.setState(({ visit }) => ({
        page,
        visit: visit + 1,
        restore,
        whole: restore !== undefined || hash !== '',
        pending: false,
      }));
    } catch {
      // Without a network the browser would put its error page in the place of this one.
      await online();
      if (turn !== latest) return;
      // The browser tells of what it loads. It may show this page again, after its Stop or a step back.
      cancel();
      load(address);
    }
  };
  /** Whoever has gone elsewhere in the meantime is not carried away any more. */
  const cancel = () => {
    latest++;
    if (store.getState().pending) store.setState({ pending: false });
  };
  /** Whether the page at the browser's address is shown, and not still on its way. */
  const isShown = () => location.pathname === shown;
  return { open, cancel, isShown };
}

const nothing = () => {};

const currentAddress = () => location.pathname + location.search + location.hash;

/** Loads a page as a whole. Where its address is there already, assigning it would only follow its hash. */
function load(address: string): void {
  if (address === currentAddress()) location.reload();
  else location.assign(address);
}

/** Resolves when the browser has a network: at once, if it knows of no trouble. */
async function online(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
