// Texts in the browser's storage. Where it is full, forbidden or garbled, they are forgotten with the page.

/** The key of the visitor's route: its id, or a weekday of a business without routes. */
export const ROUTE_KEY = 'service-day';

/** The text under a key of the device; null without one. */
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

/** The texts under a key of the session, by name. */
export function readSession(key: string): Record<string, string> {
  try {
    return textsOf(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the texts among `values` under a key of the session; where all are empty they are forgotten. */
export function writeSession(key: string, values: object): void {
  const texts = textsOf(values);
  try {
    if (Object.values(texts).every((text) => text === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {}
}

const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string'));
