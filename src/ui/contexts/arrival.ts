// How the visitor came to the page that is shown: the app took it over, or opened it itself when a link was pressed.
import { createContext, useContext } from 'react';

export const ArrivalContext = createContext(false);

/** True when the app opened this page for a link; a step back shows what was there before. */
export function useArrivedByLink(): boolean {
  return useContext(ArrivalContext);
}
