// Defers work that the visitor does not see until after the next paint.

/** Browsers draw no frames of a hidden page; it counts as painted after this many milliseconds. */
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
