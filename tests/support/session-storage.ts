// A session storage for tests that run without a browser.
import { vi } from 'vitest';

/** Puts a new session storage into the global scope; gives what it holds. The caller takes it away. */
export function stubSession(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}
