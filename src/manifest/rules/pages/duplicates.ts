// Addresses, slugs, ids and search titles are unique where visitors or search engines would confuse them.

import type { Town } from '../../../model/manifest.generated.ts';
import { ASSETS } from '../../../model/own-files.ts';
import type { Finding, Pointer } from '../../problem.ts';
import type { ExpandedPage, ExpandedSection } from '../../site/expand/expand-pages.ts';
import { slugOf } from '../../text/short-names.ts';
import { anchorsOf } from '../links/dead-links.ts';
import type { Rule } from '../rule.ts';

interface Named {
  name: string;
  pointer: Pointer;
}

/** The names that were there before, at their second and later places. */
function repeated<T extends Named>(names: T[]): T[] {
  const seen = new Set<string>();
  return names.filter(({ name }) => seen.has(name) || !seen.add(name));
}

/** The first entry of each name. */
function firstByName<T>(entries: T[], nameOf: (entry: T) => string): Map<string, T> {
  return new Map(entries.toReversed().map((entry) => [nameOf(entry), entry]));
}

export const duplicatePaths: Rule = ({ expansion: { pages }, manifest: { towns } }) => {
  const bySlug = firstByName(towns, ({ slug }) => slug);
  return repeated(
    // Two towns with one slug are a fault of their own; their pages would only repeat it.
    pages
      .filter(({ town }) => !town || bySlug.get(town.slug) === town)
      .map(({ path, pointer }) => ({ name: path, pointer: [...pointer, 'path'] })),
  ).map(({ name: path, pointer }) => ({ kind: 'duplicate-path', pointer, facts: { path } }));
};

export const takenPaths: Rule = ({ expansion: { pages } }) =>
  pages
    .filter(({ path }) => path.startsWith(ASSETS))
    .map(({ path, pointer }) => ({
      kind: 'duplicate-path',
      pointer: [...pointer, 'path'],
      facts: { path, taken: ASSETS },
    }));

/** A town that was copied and still has the id and the slug of the other one is one fault. */
export const duplicateSlugs: Rule = ({ manifest: { towns } }) => {
  const first = {
    id: firstByName(towns, ({ id }) => id),
    slug: firstByName(towns, ({ slug }) => slug),
  };
  return towns.flatMap((town, index): Finding[] => {
    const other = first.id.get(town.id);
    if (other !== town && other === first.slug.get(town.slug)) {
      return [
        {
          kind: 'duplicate-id',
          pointer: ['towns', index, 'id'],
          facts: { of: 'copied town', other: other?.name ?? '' },
        },
      ];
    }
    return (['slug', 'id'] as const)
      .filter((field) => first[field].get(town[field]) !== town)
      .map((field) => {
        const own = slugOf(town.name);
        const isFree = [undefined, town].includes(first[field].get(own));
        const names = [first[field].get(town[field])?.name ?? '', town.name];
        return {
          ...sameOf(field, town, names),
          pointer: ['towns', index, field],
          ...(isFree && { mend: { instead: own } }),
        };
      });
  });
};

const sameOf = (field: 'slug' | 'id', { slug, id }: Town, towns: string[]) =>
  field === 'slug'
    ? { kind: 'duplicate-slug' as const, facts: { slug, towns } }
    : { kind: 'duplicate-id' as const, facts: { of: 'town' as const, id, towns } };

/** Towns refer to a size by its id. */
export const duplicateIds: Rule = ({ manifest: { size_lists = {} } }) =>
  Object.entries(size_lists).flatMap(([list, sizes]) =>
    repeated(
      sizes.map(({ id }, index) => ({ name: id, pointer: ['size_lists', list, index, 'id'] })),
    ).map(({ name: id, pointer }) => ({
      kind: 'duplicate-id' as const,
      pointer,
      facts: { of: 'size' as const, id },
    })),
  );

/** Links and placeholders name numbers and places by their ids. */
export const duplicateContacts: Rule = ({ manifest: { company } }) =>
  repeated(
    (['phones', 'locations'] as const).flatMap((list) =>
      (company[list] ?? []).map(({ id }, index) => ({
        name: id,
        pointer: ['company', list, index, 'id'],
      })),
    ),
  ).map(({ name: id, pointer }) => ({
    kind: 'duplicate-id' as const,
    pointer,
    facts: { of: 'contact' as const, id },
  }));

/** A town that was copied with its id is reported for that. */
export const duplicateNames: Rule = ({ manifest: { towns } }) => {
  const byId = firstByName(towns, ({ id }) => id);
  const named = towns.map((town, index) => ({ town, pointer: ['towns', index, 'name'] }));
  return repeated(
    named
      .filter(({ town }) => byId.get(town.id) === town)
      .map(({ town, pointer }) => ({ name: town.name, pointer })),
  ).map(({ name, pointer }) => ({ kind: 'duplicate-name', pointer, facts: { name } }));
};

/** A town that was copied with its id is reported for that. */
export const duplicatePlaces: Rule = ({ manifest: { towns } }) => {
  const byId = firstByName(towns, ({ id }) => id);
  const placed = towns.flatMap(({ id, coordinates: at }, index) =>
    at && byId.get(id) === towns[index]
      ? [{ name: `${at.latitude}, ${at.longitude}`, at, pointer: ['towns', index, 'coordinates'] }]
      : [],
  );
  return repeated(placed).map(({ at: { latitude, longitude }, pointer }) => ({
    kind: 'duplicate-coordinates',
    pointer,
    facts: { latitude, longitude },
  }));
};

/** Two answers to one question may contradict each other. A question that was copied with its id is reported for that. */
export const duplicateQuestions: Rule = ({ manifest: { faqs } }) =>
  Object.entries(faqs).flatMap(([list, questions]) => {
    const byId = firstByName(questions, ({ id, question }) => id ?? question);
    const named = questions.map((entry, index) => ({ entry, index }));
    return repeated(
      named
        .filter(({ entry }) => !entry.id || byId.get(entry.id) === entry)
        .map(({ entry, index }) => ({
          name: entry.question,
          pointer: ['faqs', list, index, 'question'],
        })),
    ).map(({ name: question, pointer }) => ({
      kind: 'duplicate-question',
      pointer,
      facts: { question, list: `faqs.${list}` },
    }));
  });

export const duplicateTitles: Rule = ({ expansion: { pages }, manifest: { towns } }) => {
  const byPath = firstByName(pages, ({ path }) => path);
  const byName = firstByName(towns, ({ name }) => name);
  return repeated(
    pages
      // A page at an address, or of a town with a name, that another one has is reported for that.
      .filter((page) => byPath.get(page.path) === page)
      .filter(({ town }) => !town || byName.get(town.name) === town)
      .map((page) => ({
        name: page.seo.meta_title,
        pointer: [...page.pointer, 'seo', 'meta_title'],
      })),
  ).map(({ name: title, pointer }) => ({ kind: 'duplicate-title', pointer, facts: { title } }));
};

export const duplicateAnchors: Rule = ({ expansion: { pages, notFound } }) =>
  [...pages, notFound].filter(hasRepeatedAnchor).flatMap((page) => [
    ...repeated(
      // The rule below reports a list that two sections show.
      [...new Map(anchorsOf(page).map((leaf) => [leaf.pointer.join('.'), leaf])).values()].map(
        ({ value, pointer }) => ({ name: value, pointer }),
      ),
    ).map(({ name: id, pointer }) => ({
      kind: 'duplicate-anchor' as const,
      pointer,
      facts: { path: page.path, id },
    })),
    ...repeated(
      page.sections.flatMap((section) =>
        listsIn(section).map((name) => ({ name, pointer: [...section.pointer, 'type'] })),
      ),
    ).map(({ name: list, pointer }) => ({
      kind: 'duplicate-anchor' as const,
      pointer,
      facts: { path: page.path, list },
    })),
  ]);

/** Hardly any page has a duplicate, and this check is faster than finding each place. */
function hasRepeatedAnchor(page: ExpandedPage): boolean {
  const names = anchorsOf(page).map(({ value }) => value);
  return new Set(names).size < names.length;
}

/** The shared lists that a section's questions come from. */
function listsIn(section: ExpandedSection): string[] {
  const [root] = section.pointer;
  const shared = anchorsOf({ sections: [section] }).filter(({ pointer }) => pointer[0] !== root);
  return [...new Set(shared.map(({ pointer }) => pointer.slice(0, -2).join('.')))];
}
