// Every redirect leads from an address without a page, in one step, to a page.
import type { Redirect } from '../../../model/manifest.generated.ts';
import { isOwnFile } from '../../../model/own-files.ts';
import { splitAddress } from '../../../model/path.ts';
import { redirectedPaths, redirectTable } from '../../../model/redirects.ts';
import type { Finding, Pointer } from '../../problem.ts';
import type { Rule } from '../rule.ts';

export const redirects: Rule = ({ manifest, expansion: { pages }, files }) => {
  const list = manifest.redirects ?? [];
  const taken = new Set(pages.map(({ path }) => path));
  const pageAt = (redirect: Redirect) =>
    redirectedPaths(redirect).find((path) => taken.has(path) || files.has(path) || isOwnFile(path));
  const table = redirectTable(list.filter((redirect) => !pageAt(redirect)));
  const seen = new Set<string>();
  return list.flatMap((redirect, index): Finding[] => {
    const { from } = redirect;
    const at = (field: string): Pointer => ['redirects', index, field];
    const paths = redirectedPaths(redirect);
    const page = pageAt(redirect);
    if (page) {
      const facts = { path: page, madeByBuild: isOwnFile(page) };
      return [{ kind: 'redirect-hides-page', pointer: at('from'), facts }];
    }
    if (paths.some((path) => seen.has(path))) {
      return [{ kind: 'duplicate-redirect', pointer: at('from'), facts: { from } }];
    }
    for (const path of paths) seen.add(path);
    return chain(redirect, table, at('to'));
  });
};

/** The redirects whose target is another redirect; the rule for links has nothing to add to them. */
export function isChained({ to }: Redirect, table: Map<string, string>): boolean {
  return table.has(splitAddress(to).path);
}

/** A target that is led on itself: every further step costs visitors time, and a circle never ends. */
function chain(redirect: Redirect, table: Map<string, string>, pointer: Pointer): Finding[] {
  if (!isChained(redirect, table)) return [];
  const passed = new Set(redirectedPaths(redirect));
  let { to } = redirect;
  for (let next: string | undefined = to; next; next = table.get(splitAddress(to).path)) {
    to = next;
    if (passed.has(splitAddress(to).path)) {
      return [{ kind: 'redirect-chain', pointer, facts: redirect }];
    }
    passed.add(splitAddress(to).path);
  }
  const facts = { ...redirect, end: to };
  return [{ kind: 'redirect-chain', pointer, facts, mend: { instead: to } }];
}
