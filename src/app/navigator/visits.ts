// Brings pages to the screen: data first, then the page, then its address. The latest visit wins.
import { splitAddress } from '../../model/path.ts';
import { afterPaint, whenIdle } from '../../ui/timing.ts';
import { arrive } from './arrive.ts';
import { currentAddress } from './history-entry.ts';
import { likelyPaths } from './links.ts';
import { load, online } from './load.ts';
import { pageCache } from './page-cache.ts';
import { nothing, type Screen } from './screen.ts';

/** A wait of this many milliseconds is shown to the visitor; a shorter one would only flash. */
const WAIT_SIGN_DELAY_MS = 200;

/** Changes the browser's address from a page that was left at a scroll position. */
type Commit = (scroll: number) => void;

export function createVisits(window: Window) {
  const { location } = window;
  let screen: Screen | undefined;
  let pages = pageCache(screen);
  let latest = 0;
  /** The path that the shown page was asked for with; the not-found page has another one of its own. */
  let shown = location.pathname;
  let commit = nothing;
  let rest = nothing;

  /** Does what was left until after the paint. */
  const finish = () => {
    const due = [commit, rest];
    commit = rest = nothing;
    for (const act of due) act();
  };
  /** Gives up the page that is on its way. */
  const cancel = () => {
    latest++;
    screen?.wait?.(false);
  };
  const canShow = (path: string) => screen?.follows(pages.here(path)) ?? false;
  /** Fetches a page ahead; while a form is being sent, nothing else is asked of the network. */
  const fetch = (path: string) => {
    if (!window.document.querySelector('form[aria-busy="true"]')) pages.fetch(path).catch(nothing);
  };
  const fetchLikely = () => whenIdle(() => likelyPaths(window).forEach(fetch));

  const show = (ready: unknown, address: string, leave: Commit, restore?: number) => {
    const { scrollY } = window;
    finish();
    commit = () => leave(scrollY);
    // The page reads a hash and a query, so the address changes before it. Otherwise the paint comes sooner.
    if (/[?#]/.test(address + location.search + location.hash)) finish();
    const { path, hash } = splitAddress(address);
    shown = path;
    const whole = restore !== undefined || hash !== '';
    const after = screen?.show(ready, { restore, whole });
    rest = () => {
      after?.();
      fetchLikely();
    };
    arrive(window, restore);
    afterPaint(finish);
  };

  const open = async (address: string, leave: Commit, restore?: number): Promise<void> => {
    const turn = ++latest;
    const waiting = setTimeout(() => turn === latest && screen?.wait?.(true), WAIT_SIGN_DELAY_MS);
    try {
      const ready = await pages.fetch(splitAddress(address).path);
      if (turn === latest) show(ready, address, leave, restore);
    } catch {
      // Offline, the browser would replace this page with its error page.
      await online(window);
      if (turn !== latest) return;
      // The browser may come back to this page, after its Stop button.
      cancel();
      load(window, address, restore);
    } finally {
      clearTimeout(waiting);
    }
  };

  return {
    get screen() {
      return screen;
    },
    set screen(next) {
      finish();
      screen = next;
      pages = pageCache(next);
      fetchLikely();
    },
    open,
    fetch,
    cancel,
    finish,
    /** Whether the page at the browser's address is shown, and not still on its way. */
    isShown: () => location.pathname === shown,
    canShow,
    /** Cancels a visit and a late address: the browser has another one by now. */
    stay() {
      cancel();
      commit = nothing;
      finish();
    },
    /** Shows the page at the browser's address, at a remembered position or at the hash. */
    reopen(scroll?: number) {
      const restore = scroll ?? (location.hash ? undefined : 0);
      const address = currentAddress(location);
      // The browser restores prerendered pages better than a swap would.
      if (screen?.follows(undefined)) void open(address, nothing, restore);
      else load(window, address, restore);
    },
  };
}
