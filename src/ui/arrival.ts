// How the visitor came to the page that is shown: it was loaded, or a link on the site opened it in place.
import { createContext, useContext } from 'react';

export const ArrivalContext = createContext(false);

/** True when a link on the site opened this page in place; a step back shows what was there before. */
export function useArrivedByLink(): boolean {
  return useContext(ArrivalContext);
}
