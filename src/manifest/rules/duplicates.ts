// Addresses, slugs, ids and search titles are unique where visitors or search engines would confuse them.
import type { Town } from '../../model/manifest.generated.ts';
import type { ExpandedPage } from '../expand-pages.ts';
import type { Finding, Pointer } from '../problem.ts';
import { anchorsOf } from './dead-links.ts';
import type { Rule } from './rule.ts';

interface Named {
  name: string;
  pointer: Pointer;
}

/** One finding for each name that stood before, at its second and later places. */
function repeated(names: Named[], code: string, message: (name: string) => string): Finding[] {
  const seen = new Set<string>();
  return names
    .filter(({ name }) => seen.has(name) || !seen.add(name))
    .map(({ name, pointer }) => ({ code, pointer, message: message(name) }));
}

export const duplicatePaths: Rule = ({ expansion: { pages }, manifest: { towns } }) =>
  repeated(
    // Two towns with one slug are a fault of their own; their pages would only repeat it.
    pages
      .filter(({ town }) => towns.find(({ slug }) => slug === town?.slug) === town)
      .map(({ path, pointer }) => ({ name: path, pointer: [...pointer, 'path'] })),
    'duplicate-path',
    (path) => `Two pages have the address ${path}; only one of them could be shown.`,
  );

export const duplicateSlugs: Rule = ({ manifest: { towns } }) =>
  (['slug', 'id'] as const).flatMap((field) =>
    repeated(
      towns.map((town, index) => ({ name: town[field], pointer: ['towns', index, field] })),
      `duplicate-${field}`,
      (name) => `Two towns have the ${field} "${name}".`,
    ),
  );

/** Ids of sizes are what towns use to say what a size is good for. */
export const duplicateIds: Rule = ({ manifest }) =>
  (['rolloff_sizes', 'commercial_sizes'] as const).flatMap((list) =>
    repeated(
      manifest[list].map(({ id }, index) => ({ name: id, pointer: [list, index, 'id'] })),
      'duplicate-id',
      (name) => `Two sizes have the id "${name}".`,
    ),
  );

export const duplicateTitles: Rule = ({ expansion: { pages }, manifest: { towns } }) =>
  repeated(
    pages.filter(firstOfItsPath).map((page) => ({
      name: page.seo.meta_title,
      pointer: sameName(page, towns) ?? [...page.pointer, 'seo', 'meta_title'],
    })),
    'duplicate-title',
    (title) => `Two pages have the search title "${title}"; search engines would show only one.`,
  );

/** The name of a town that an earlier town has too: then that is why their pages have one title. */
function sameName({ town }: ExpandedPage, towns: Town[]): Pointer | undefined {
  const first = towns.find(({ name }) => name === town?.name);
  return town && first !== town ? ['towns', towns.indexOf(town), 'name'] : undefined;
}

/** A page at an address that another one has is reported for that. */
function firstOfItsPath({ path }: ExpandedPage, index: number, pages: ExpandedPage[]): boolean {
  return pages.findIndex((page) => page.path === path) === index;
}

export const duplicateAnchors: Rule = ({ expansion: { pages } }) =>
  pages.flatMap((page) =>
    repeated(
      anchorsOf(page).map(({ value, pointer }) => ({ name: value, pointer })),
      'duplicate-anchor',
      (name) => `Two places on ${page.path} have the id "${name}"; a link could only reach one.`,
    ),
  );
