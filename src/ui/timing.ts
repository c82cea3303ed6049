// Calls functions later: after the paint, in idle time, at the end of a scroll.

/** A hidden page is never painted; it counts as painted after this many milliseconds. */
const UNSEEN_DELAY_MS = 200;
/** Safari has no idle callback; a page counts as idle after this many milliseconds. */
const IDLE_DELAY_MS = 2000;
/** Older Safari has no scrollend; 100 ms without scrolling count as one. */
const SCROLL_REST_MS = 100;

/**
 * Calls `act` once, after the next paint.
 * @returns cancels the call
 */
export function afterPaint(act: () => void): () => void {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN_DELAY_MS);
  return () => {
    done = true;
  };
}

/** Calls `act` once the page is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, IDLE_DELAY_MS);
}

/** Calls `act` each time when the page has come to rest after scrolling. */
export function onScrollEnd(window: Window, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const actLater = () => {
    clearTimeout(timer);
    timer = setTimeout(act, SCROLL_REST_MS);
  };
  if ('onscrollend' in window) window.addEventListener('scrollend', act);
  else (window as Window).addEventListener('scroll', actLater);
}

/** Resolves after `time` milliseconds. */
export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
