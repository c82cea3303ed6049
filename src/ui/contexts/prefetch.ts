// Lets links ask for the next page's data before they are pressed, without knowing who fetches it.
import { createContext, useContext } from 'react';

/** Fetches the data of the page at this path, if it is not here yet. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => {});

/** The prefetch function of the running app; does nothing on the server. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
