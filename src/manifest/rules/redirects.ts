// Every redirect leads from an address without a page, in one step, to a page.
import type { Redirect } from '../../model/manifest.generated.ts';
import { isOwnFile } from '../../model/own-files.ts';
import { splitAddress } from '../../model/path.ts';
import { redirectedPaths, redirectTable } from '../../model/redirects.ts';
import type { Finding, Pointer } from '../problem.ts';
import type { Rule } from './rule.ts';

export const redirects: Rule = ({ manifest, expansion: { pages }, files }) => {
  const list = manifest.redirects ?? [];
  const taken = new Set(pages.map(({ path }) => path));
  const pageAt = (redirect: Redirect) =>
    redirectedPaths(redirect).find((path) => taken.has(path) || files.has(path) || isOwnFile(path));
  const table = redirectTable(list.filter((redirect) => !pageAt(redirect)));
  const seen = new Set<string>();
  return list.flatMap((redirect, index) => {
    const { from } = redirect;
    const at = (field: string): Pointer => ['redirects', index, field];
    const paths = redirectedPaths(redirect);
    const page = pageAt(redirect);
    if (page) return [hiddenPage(page, at('from'))];
    if (paths.some((path) => seen.has(path))) return [twice(from, at('from'))];
    for (const path of paths) seen.add(path);
    return chain(redirect, table, at('to'));
  });
};

/** The redirects whose target is another redirect; the rule for links has nothing to add to them. */
export function ledFurther({ to }: Redirect, table: Map<string, string>): boolean {
  return table.has(splitAddress(to).path);
}

function hiddenPage(page: string, pointer: Pointer): Finding {
  if (isOwnFile(page)) {
    return {
      code: 'redirect-hides-page',
      pointer,
      message: `${page} belongs to the files that the build makes, so it cannot lead elsewhere.`,
      hint: 'Name another address, or take this entry out.',
    };
  }
  return {
    code: 'redirect-hides-page',
    pointer,
    message: `${page} is there, and nobody would see it: its address would lead elsewhere.`,
    hint: 'Name an address that has no page, or take this entry out.',
  };
}

function twice(from: string, pointer: Pointer): Finding {
  return {
    code: 'duplicate-redirect',
    pointer,
    message: `The address ${from} is led on twice; only one of them can count.`,
    hint: 'Take one of the two entries out.',
  };
}

/** A target that is led on itself: every further step costs visitors time, and a circle never ends. */
function chain(redirect: Redirect, table: Map<string, string>, pointer: Pointer): Finding[] {
  if (!ledFurther(redirect, table)) return [];
  const passed = new Set(redirectedPaths(redirect));
  let { to } = redirect;
  for (let next: string | undefined = to; next; next = table.get(splitAddress(to).path)) {
    to = next;
    if (passed.has(splitAddress(to).path)) {
      return [
        {
          code: 'redirect-chain',
          pointer,
          message: `${redirect.from} leads back to itself, so a browser would never arrive.`,
          hint: 'Name the page that it is to lead to.',
        },
      ];
    }
    passed.add(splitAddress(to).path);
  }
  return [
    {
      code: 'redirect-chain',
      pointer,
      message: `${redirect.to} is itself led on, to ${to}: one step is enough.`,
      hint: `Write ${to}`,
      mend: { instead: to },
    },
  ];
}
