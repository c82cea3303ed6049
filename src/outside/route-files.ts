// Fetches the files about routes that a build writes beside the pages.
import { applyAlerts } from '../model/calendar/alert-changes.ts';
import type { RouteFile } from '../model/calendar/route-files.ts';
import { routeDataPath } from '../model/own-files.ts';
import type { Translate } from '../model/words/words.ts';
import { fetchAlerts } from './service-alerts.ts';
import { builtInSettings, supabase } from './supabase.ts';

/** The content of a file; undefined where there is none. Rejects when it cannot be had. */
export async function fetchRouteFile<T>(path: string): Promise<T | undefined> {
  const response = await fetch(path);
  // Some hosts answer a missing file with a page and status 200.
  const isFile = response.headers.get('content-type')?.includes('json');
  if (response.ok && isFile) return (await response.json()) as T;
  if (response.ok || response.status === 404) return undefined;
  throw new Error(`${path} answered ${response.status}`);
}

/** The days of a route, with what alerts of the office have changed since the build; undefined without such a route. */
export async function fetchRoute(id: string, t: Translate): Promise<RouteFile | undefined> {
  const [file, alerts] = await Promise.all([
    fetchRouteFile<RouteFile>(routeDataPath(id)),
    builtInSettings()
      ? supabase()
          .then(fetchAlerts)
          .catch(() => [])
      : [],
  ]);
  return (
    file && {
      ...file,
      collections: file.collections.map(({ visits, ...collection }) => ({
        ...collection,
        visits: applyAlerts(visits, alerts, { ...file, id }, t),
      })),
    }
  );
}
