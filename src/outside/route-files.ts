// Fetches the files about routes that a build writes beside the pages.

/** The content of a file; undefined where there is none. Rejects when it cannot be had. */
export async function fetchRouteFile<T>(path: string): Promise<T | undefined> {
  const response = await fetch(path);
  // Some hosts answer a missing file with a page and status 200.
  const isFile = response.headers.get('content-type')?.includes('json');
  if (response.ok && isFile) return (await response.json()) as T;
  if (response.ok || response.status === 404) return undefined;
  throw new Error(`${path} answered ${response.status}`);
}
