// Looks for new requests while the page is open and seen.
import { useEffect } from 'react';
import { announce } from '../look/said.ts';
import { sayFailure } from '../look/use-action.ts';
import { follow, useQuotes } from './quotes-store.ts';

/** The pause between two looks, in milliseconds. */
const PAUSE = 10_000;

/** Looks at once, after each pause, and when the page is seen again or the network is back. */
export function useFollowing(): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = () => document.visibilityState === 'visible' && void lookOnce();
    look();
    const timer = setInterval(look, PAUSE);
    for (const event of ['visibilitychange', 'online', 'focus']) {
      window.addEventListener(event, look, { signal: stop.signal, capture: true });
    }
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
}

async function lookOnce(): Promise<void> {
  try {
    const arrived = await follow();
    if (arrived > 0)
      announce(arrived === 1 ? 'A new request has come.' : `${arrived} new requests.`);
  } catch (error) {
    useQuotes.setState({ fault: sayFailure(error), isLoading: false });
  }
}
