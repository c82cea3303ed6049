// Lets the browser load a page as a whole.
import { currentAddress } from './history-entry.ts';
import { scrollBeforeReload } from './scroll.ts';

/**
 * Loads the page at an address. Assigning the browser's own address would only follow its hash.
 * @param restore where the page was left, in pixels
 */
export function loadDocument(window: Window, address: string, restore?: number): void {
  const { location } = window;
  if (address !== currentAddress(location)) {
    location.assign(address);
    return;
  }
  if (restore !== undefined) scrollBeforeReload(window, restore);
  location.reload();
}

/** Resolves when the browser has a network: at once, if it knows of no trouble. */
export async function waitForNetwork(window: Window): Promise<void> {
  if (window.navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
