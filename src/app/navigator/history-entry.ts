// Entries of the browser's history remember the pages that were left there.

/** A link of a page, found again after a new rendering by its address and its index among equal ones. */
export type LinkPlace = [to: string, index: number];

/** The state of an entry. Others may keep more in it: see sections/quote-form/quote-draft.ts. */
interface HistoryEntry {
  /** The scroll position, in pixels. */
  scroll?: number;
  /** The link that led away. */
  pressed?: LinkPlace;
}

/** The state of the browser's current entry. */
export function historyEntry(history: History): HistoryEntry {
  return history.state ?? {};
}

/** Adds to the state of the current entry. */
export function remember(history: History, part: HistoryEntry): void {
  if (part.scroll === history.state?.scroll && !part.pressed) return;
  history.replaceState({ ...history.state, ...part }, '');
}

/** Adds an entry for an address, and remembers in the one before how it was left. */
export function addEntry(
  { history, location }: Window,
  address: string,
  entry: HistoryEntry,
): void {
  if (address === currentAddress(location)) return;
  remember(history, entry);
  history.pushState({}, '', address);
}

/** The browser's address, without the origin. */
export function currentAddress({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
