// Gives wouter the path of the shown page as its location.
import { type ReactNode, useCallback } from 'react';
import { type BaseLocationHook, Router } from 'wouter';

const nothing = () => {};

/** Links inside know the path from `useLocation`. The navigator follows them, so wouter has nothing to navigate. */
export function ShownPath({ path, children }: { path: string; children: ReactNode }) {
  const hook: BaseLocationHook = useCallback(() => [path, nothing], [path]);
  return <Router hook={hook}>{children}</Router>;
}
