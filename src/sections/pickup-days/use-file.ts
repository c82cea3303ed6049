// Follows the loading of a file about routes.
import { useEffect, useState } from 'react';
import { fetchRouteFile } from '../../outside/route-files.ts';

/** A file that is here, or why it is not: there is none, or it cannot be had. Empty while it loads. */
export interface LoadedFile<T> {
  file?: T;
  fault?: 'absent' | 'failed';
}

/** Fetches the file at a path, and another one when the path changes; nothing without a path. */
export function useFile<T>(
  path: string | undefined,
  load: (path: string) => Promise<T | undefined> = fetchRouteFile,
): LoadedFile<T> {
  const [known, setKnown] = useState<LoadedFile<T> & { path?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which file it is
  useEffect(() => {
    if (!path) return;
    let current = true;
    const set = (loaded: LoadedFile<T>) => current && setKnown({ path, ...loaded });
    load(path).then(
      (file) => set(file ? { file } : { fault: 'absent' }),
      () => set({ fault: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [path]);
  return known.path === path ? known : {};
}
