// Texts in session storage: the values of a form outlive a reload.

/** The stored value of a key. Storage that is full, forbidden or garbled counts as empty. */
export function readSession(key: string): Record<string, string> {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(
      Object.entries(data).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps texts under a key; where all are empty they are forgotten. */
export function writeSession(key: string, values: Record<string, string>): void {
  try {
    if (Object.values(values).every((value) => value === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage a form still works; it only forgets on reload.
  }
}
