// The route in the office, from the part of the address after the `#`.
import { useHashLocation } from 'wouter/use-hash-location';

export const SCREENS = ['requests', 'alerts', 'privacy', 'account'] as const;
export type ScreenName = (typeof SCREENS)[number];

export interface OfficeRoute {
  screen: ScreenName;
  /** The request that is open. */
  id?: string;
}

/** Reads a route from `/screen/id`; anything unknown is the list of requests. */
export function parseRoute(path: string): OfficeRoute {
  const [name, ...rest] = path.slice(1).split('/');
  const screen = SCREENS.find((known) => known === name);
  const id = decodedId(rest.join('/'));
  if (!screen || id === undefined) return { screen: 'requests' };
  return { screen, ...(id && { id }) };
}

/** The id in an address; undefined when somebody has cut the address off. */
function decodedId(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The address of a route, for links. */
export const routeHref = ({ screen, id }: OfficeRoute): string =>
  `#${screen}${id ? `/${encodeURIComponent(id)}` : ''}`;

/** The route of the address, which follows it. */
export function useOfficeRoute(): OfficeRoute {
  const [path] = useHashLocation();
  return parseRoute(path);
}
