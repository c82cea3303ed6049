// Gives a page the address that every page has, where no server does.
import { withTrailingSlash } from '../model/path.ts';

/** On a host that does not redirect, the address of a page gets its slash here; query and hash stay. */
export function addSlash(): void {
  const path = withTrailingSlash(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}
