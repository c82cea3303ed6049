// Every redirect leads from an address without a page, in one step, to a page.
import type { Redirect } from '../../../model/manifest.generated.ts';
import { isOwnFile } from '../../../model/own-files.ts';
import { splitAddress } from '../../../model/path.ts';
import { redirectedPaths, redirectTable, resolveRedirect } from '../../../model/redirects.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

interface WrongRedirect {
  from: string;
  to: string;
  /** The address of a page or a file that the redirect would hide. */
  hides?: string;
  madeByBuild?: boolean;
  /** The end of a chain; a circle has none. */
  end?: string;
  isDouble?: boolean;
}

export const { messages, createFinding } = defineMessages({
  'wrong-redirect': {
    title: 'A redirect that hides a page, leads to another redirect, or is there twice',
    sentence: ({ from, to, hides, madeByBuild, end, isDouble }: WrongRedirect) => {
      if (madeByBuild)
        return `${hides} is one of the website’s own files, so it cannot lead elsewhere.`;
      if (hides) return `Nobody would see what is at ${hides}: its address would lead elsewhere.`;
      if (isDouble) return `Two redirects begin at ${from}, and only one can count.`;
      return end
        ? `${to} itself leads on to ${end}: one step is enough.`
        : `${from} leads back to itself, so a browser would never arrive.`;
    },
    hint: ({ hides, end, isDouble }: WrongRedirect) => {
      if (hides) return 'Name an address that has no page, or delete this entry.';
      if (isDouble) return 'Delete one of the two.';
      return end ? `Write ${end}` : 'Name the page that it is to lead to.';
    },
    bad: [
      'redirects.+: { from: /about/, to: /lawn-care/ }',
      'redirects.+: { from: /images/yard.webp, to: /about/ }',
      'redirects.+: { from: /sitemap.xml, to: /about/ }',
      'redirects.+: { from: /admin/*, to: /about/ }',
      'redirects.+: { from: /Admin/*, to: /about/ }',
      'redirects.+: { from: /Lawn-Care/, to: /about/ }',
      'redirects.+: { from: /team.html, to: /lawn-care/ }',
      'redirects.+: { from: /crew/, to: /team.html }',
      'redirects: [{ from: /a/, to: /b/ }, { from: /b/, to: /a/ }]',
      'redirects.+: { from: /images/*, to: /about/ }',
      'redirects.+: { from: /about/*, to: /lawn-care/ }',
      'redirects: [{ from: "/?p=12", to: /about/ }, { from: "/?p=12", to: /lawn-care/ }]',
      'redirects: [{ from: /blog/*, to: /about/ }, { from: /crew/, to: /blog/crew/ }]',
    ],
    good: [
      'redirects.+: { from: /crew/, to: "/about/#contact" }',
      'redirects.+: { from: /About/, to: /about/ }',
      'redirects: [{ from: /team.html, to: /about/ }, { from: /bins/, to: /lawn-care/ }, { from: /blog/*, to: / },\n  { from: /blog/, to: /about/ }, { from: /blog/2019/*, to: /about/ }, { from: "/?p=12", to: /about/ }]',
    ],
  },
});

export const check: Rule = ({ manifest, expansion: { pages }, files }) => {
  const list = manifest.redirects ?? [];
  // Some hosts ignore the case of addresses.
  const pathByLowerCase = new Map(
    [...pages.map(({ path }) => path), ...files.paths()].map((path) => [path.toLowerCase(), path]),
  );
  const pageAt = (redirect: Redirect) =>
    redirectedPaths(redirect)
      .map((path) => (path.endsWith('*') ? firstBelow(path.slice(0, -1)) : path).toLowerCase())
      .filter((path) => redirect.from.toLowerCase() === redirect.from || path !== redirect.to)
      .map((path) => pathByLowerCase.get(path) ?? (isOwnFile(path) ? path : undefined))
      .find(Boolean);
  const firstBelow = (above: string) =>
    [...pathByLowerCase.keys()].find((path) => path.startsWith(above.toLowerCase())) ?? above;
  const table = redirectTable(list.filter((redirect) => !pageAt(redirect)));
  const seen = new Set<string>();
  return list.flatMap((redirect, index): Finding[] => {
    const pointerTo = (field: string): Pointer => ['redirects', index, field];
    // A pattern's folder may have a redirect of its own.
    const paths = redirect.from.endsWith('*') ? [redirect.from] : redirectedPaths(redirect);
    const page = pageAt(redirect);
    if (page) {
      const facts = { ...redirect, hides: page, madeByBuild: isOwnFile(page) };
      return [createFinding('wrong-redirect', pointerTo('from'), facts)];
    }
    if (paths.some((path) => seen.has(path)))
      return [createFinding('wrong-redirect', pointerTo('from'), { ...redirect, isDouble: true })];
    for (const path of paths) seen.add(path);
    return findChain(redirect, table, pointerTo('to'));
  });
};

/** Whether a redirect's target is another redirect. The rule for dead links skips those. */
export function isChained({ to }: Redirect, table: Map<string, string>): boolean {
  return resolveRedirect(table, splitAddress(to).path) !== undefined;
}

/** A finding for a redirect that leads to another one, with the end of the chain unless it is a circle. */
function findChain(redirect: Redirect, table: Map<string, string>, pointer: Pointer): Finding[] {
  if (!isChained(redirect, table)) return [];
  const passed = new Set(redirectedPaths(redirect));
  let { to } = redirect;
  for (
    let next: string | undefined = to;
    next;
    next = resolveRedirect(table, splitAddress(to).path)
  ) {
    to = next;
    if (passed.has(splitAddress(to).path))
      return [createFinding('wrong-redirect', pointer, redirect)];
    passed.add(splitAddress(to).path);
  }
  return [createFinding('wrong-redirect', pointer, { ...redirect, end: to }, { replacement: to })];
}
