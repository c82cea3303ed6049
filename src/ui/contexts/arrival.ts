// The visitor's way to the shown page: the app took it over, or opened it for a link.
import { createContext, useContext } from 'react';

export const ArrivalContext = createContext(false);

/** True when the app opened this page for a link; a step back restores the earlier view. */
export function useArrivedByLink(): boolean {
  return useContext(ArrivalContext);
}
