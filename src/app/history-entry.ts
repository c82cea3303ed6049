// What the entries of the browser's history remember of the pages that were left there.

/** A link of a page, to be found again when the page has been rendered anew: its address, and its place among those that lead there. */
export type LinkPlace = [to: string, index: number];

/** What an entry remembers. Others may keep more in it: see sections/quote-form/quote-draft.ts. */
export interface HistoryEntry {
  /** Where the page stood, in pixels. */
  scroll?: number;
  /** The link that led away. */
  pressed?: LinkPlace;
}

/** What the entry that the browser is at remembers. */
export function historyEntry(): HistoryEntry {
  return history.state ?? {};
}

/** Writes something down in the entry that the browser is at. */
export function remember(part: HistoryEntry): void {
  history.replaceState({ ...history.state, ...part }, '');
}

/** Adds an entry for an address, and writes down in the one before how it was left. */
export function leaveFor(address: string, left: HistoryEntry): void {
  remember(left);
  history.pushState({}, '', address);
}

const restoredBy = (whom: ScrollRestoration) => () => {
  history.scrollRestoration = whom;
};
const restoredByBrowser = restoredBy('auto');
const restoredByUs = restoredBy('manual');

/** A browser would restore the position before the page has changed. For a reload it is left to it again. */
export function restoreScrollOurselves(): void {
  restoredByUs();
  addEventListener('pagehide', restoredByBrowser);
  addEventListener('pageshow', restoredByUs);
}
