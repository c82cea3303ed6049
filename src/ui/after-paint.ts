// Puts off what the visitor does not see until the browser has painted what he does.

/** Browsers draw no frames of a page that nobody sees; then it is as good as painted after so many milliseconds. */
const UNSEEN = 200;

/**
 * Calls `act` once, after the next picture of the page.
 * @returns calls it off
 */
export function afterPaint(act: () => void): () => void {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN);
  return () => {
    done = true;
  };
}
