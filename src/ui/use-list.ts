// Loads a list of the page's data as if it came from a server: after a short delay, or with a failure.
import { useEffect, useState } from 'react';

/** A list that is loading, here, or not to be had. */
export type LoadedList<T> =
  | { status: 'loading' | 'failed'; items?: undefined }
  | { status: 'ready'; items: T[] };

/** Waits, then gives the list. Rejects without one. */
async function loadList<T>(items: unknown, delay: number): Promise<T[]> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (!Array.isArray(items)) throw new TypeError('the list is missing');
  return items as T[];
}

/**
 * Follows the loading of a list.
 * @param items the list in the page's data
 * @param delay in milliseconds; without one, as on a prerendered page, the list is ready at once
 */
export function useList<T>(items: T[], delay?: number): LoadedList<T> {
  const [list, setList] = useState<LoadedList<T>>({ status: 'loading' });
  useEffect(() => {
    if (!delay) return;
    let current = true;
    loadList<T>(items, delay)
      .then((loaded) => current && setList({ status: 'ready', items: loaded }))
      .catch(() => current && setList({ status: 'failed' }));
    return () => {
      current = false;
    };
  }, [items, delay]);
  if (delay) return list;
  // Without a delay the list follows the data, which changes in development with every save.
  return Array.isArray(items) ? { status: 'ready', items } : { status: 'failed' };
}
