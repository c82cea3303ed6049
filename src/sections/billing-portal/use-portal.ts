// Whether the billing portal can be reached, loads, has loaded or has failed.
import { useEffect, useState } from 'react';

/**
 * Follows the frame that shows `url`. A cross-origin frame fires `load` for an error page too, and never fires
 * `error`. So a frame counts as loaded only when its address also answers a request. It fails without an answer,
 * offline, or after `timeoutSeconds`.
 */
export function usePortal(url: string, timeoutSeconds: number) {
  const [attempt, setAttempt] = useState(0);
  const [framed, setFramed] = useState(false);
  const [reachable, setReachable] = useState(false);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    // Abort the request, so that a late answer cannot replace the failure; only `retry` does.
    const fail = () => {
      if (stop.signal.aborted) return;
      stop.abort();
      setFailed(true);
    };
    const timer = setTimeout(fail, timeoutSeconds * 1000);
    window.addEventListener('offline', fail);
    if (!navigator.onLine) fail();
    fetch(url, { mode: 'no-cors', cache: 'no-store', signal: stop.signal })
      // The answer of another origin is opaque and has status 0: it was reached, which is all one can know.
      .then(({ status }) => (status === 0 || status < 400 ? setReachable(true) : fail()))
      .catch(fail);
    return () => {
      stop.abort();
      clearTimeout(timer);
      window.removeEventListener('offline', fail);
    };
  }, [url, timeoutSeconds, attempt]);

  const loaded = framed && reachable;
  const retry = () => {
    setFramed(false);
    setReachable(false);
    setFailed(false);
    setAttempt((n) => n + 1);
  };
  // Once loaded it stays loaded: neither the time limit nor going offline later changes that.
  const state = loaded ? 'loaded' : failed ? 'failed' : 'loading';
  return { state, attempt, onLoad: () => setFramed(true), retry };
}
