// Texts that are kept until the tab is closed. Storage that is full, forbidden or garbled counts as empty.

/** The texts under a key, by name. */
export function readSession(key: string): Record<string, string> {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const texts = Object.entries(data ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps texts under a key; where all are empty they are forgotten. */
export function writeSession(key: string, texts: Record<string, string>): void {
  try {
    if (Object.values(texts).every((text) => !text)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {}
}
