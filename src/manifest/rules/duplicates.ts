// Addresses, slugs, ids and search titles are unique where visitors or search engines would confuse them.

import { slugOf } from '../edit/slug.ts';
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

/** The first entry of each name. */
function firsts<T>(entries: T[], nameOf: (entry: T) => string): Map<string, T> {
  return new Map(entries.toReversed().map((entry) => [nameOf(entry), entry]));
}

export const duplicatePaths: Rule = ({ expansion: { pages }, manifest: { towns } }) => {
  const bySlug = firsts(towns, ({ slug }) => slug);
  return repeated(
    // Two towns with one slug are a fault of their own; their pages would only repeat it.
    pages
      .filter(({ town }) => !town || bySlug.get(town.slug) === town)
      .map(({ path, pointer }) => ({ name: path, pointer: [...pointer, 'path'] })),
    'duplicate-path',
    (path) => `Two pages have the address ${path}; only one of them could be shown.`,
  );
};

/** A town that was copied and still has the id and the slug of the other one is one fault. */
export const duplicateSlugs: Rule = ({ manifest: { towns } }) => {
  const first = { id: firsts(towns, ({ id }) => id), slug: firsts(towns, ({ slug }) => slug) };
  return towns.flatMap((town, index): Finding[] => {
    const other = first.id.get(town.id);
    if (other !== town && other === first.slug.get(town.slug)) {
      return [
        {
          code: 'duplicate-id',
          pointer: ['towns', index, 'id'],
          message: `This town is a copy of ${other?.name} that still has its id and its slug.`,
          hint: 'Give it an id, a name and a slug of its own, and texts that are true of the new town.',
        },
      ];
    }
    return (['slug', 'id'] as const)
      .filter((field) => first[field].get(town[field]) !== town)
      .map((field) => {
        const own = slugOf(town.name);
        const isFree = [undefined, town].includes(first[field].get(own));
        return {
          code: `duplicate-${field}`,
          pointer: ['towns', index, field],
          message: `Two towns have the ${field} "${town[field]}": ${first[field].get(town[field])?.name} and ${town.name}.`,
          hint: `Each town needs a ${field} of its own.`,
          ...(isFree && { mend: { instead: own } }),
        };
      });
  });
};

/** Ids of sizes are what towns use to say what a size is good for. */
export const duplicateIds: Rule = ({ manifest }) =>
  (['rolloff_sizes', 'commercial_sizes'] as const).flatMap((list) =>
    repeated(
      manifest[list].map(({ id }, index) => ({ name: id, pointer: [list, index, 'id'] })),
      'duplicate-id',
      (name) => `Two sizes have the id "${name}".`,
    ),
  );

export const duplicateTitles: Rule = ({ expansion: { pages }, manifest: { towns } }) => {
  const byPath = firsts(pages, ({ path }) => path);
  const byName = firsts(towns, ({ name }) => name);
  // Where an earlier town has the same name, that is why their pages have one title.
  const sameName = ({ town }: ExpandedPage): Pointer | undefined =>
    town && byName.get(town.name) !== town ? ['towns', towns.indexOf(town), 'name'] : undefined;
  return repeated(
    pages
      // A page at an address that another one has is reported for that.
      .filter((page) => byPath.get(page.path) === page)
      .map((page) => ({
        name: page.seo.meta_title,
        pointer: sameName(page) ?? [...page.pointer, 'seo', 'meta_title'],
      })),
    'duplicate-title',
    (title) => `Two pages have the search title "${title}"; search engines would show only one.`,
  );
};

export const duplicateAnchors: Rule = ({ expansion: { pages } }) =>
  pages.flatMap((page) =>
    repeated(
      anchorsOf(page).map(({ value, pointer }) => ({ name: value, pointer })),
      'duplicate-anchor',
      (name) => `Two places on ${page.path} have the id "${name}"; a link could only reach one.`,
    ),
  );
