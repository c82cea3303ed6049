// Texts that are kept on the visitor's device. Storage may be forbidden or full: then they are forgotten with the page.

/** The text under a key; null without one. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}
