// Texts that are kept on the visitor's device. Where storage is full or forbidden, they are forgotten with the page.

/** The key of the visitor's route: its id, or a weekday of a business without routes. */
export const PICKUP_DAY_KEY = 'service-day';

/** The text under a key; null without one. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}
