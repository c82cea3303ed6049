// Puts off what can wait until the page has nothing else to do.

/** Where Safari has no idle callback, the page counts as idle after so many milliseconds. */
const IDLE_AFTER = 2000;

/** Calls `act` once the page is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, IDLE_AFTER);
}
