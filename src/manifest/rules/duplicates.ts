// Addresses, slugs, ids and search titles are unique where visitors or search engines would confuse them.

import { ASSETS } from '../../model/own-files.ts';
import type { ExpandedPage, ExpandedSection } from '../expand-pages.ts';
import type { Finding, Pointer } from '../problem.ts';
import { slugOf } from '../short-names.ts';
import { anchorsOf } from './dead-links.ts';
import type { Rule } from './rule.ts';

interface Named {
  name: string;
  pointer: Pointer;
}

/** One finding for each name that stood before, at its second and later places. */
function repeated(
  names: Named[],
  code: string,
  message: (name: string) => string,
  hint: string,
): Finding[] {
  const seen = new Set<string>();
  return names
    .filter(({ name }) => seen.has(name) || !seen.add(name))
    .map(({ name, pointer }) => ({ code, pointer, message: message(name), hint }));
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
    'Give this one an address of its own, or delete it.',
  );
};

export const takenPaths: Rule = ({ expansion: { pages } }) =>
  pages
    .filter(({ path }) => path.startsWith(ASSETS))
    .map(({ path, pointer }) => ({
      code: 'duplicate-path',
      pointer: [...pointer, 'path'],
      message: `The address ${path} is taken: below ${ASSETS} lie the files that the build makes.`,
      hint: 'Begin it with another word.',
    }));

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
export const duplicateIds: Rule = ({ manifest: { size_lists = {} } }) =>
  Object.entries(size_lists).flatMap(([list, sizes]) =>
    repeated(
      sizes.map(({ id }, index) => ({ name: id, pointer: ['size_lists', list, index, 'id'] })),
      'duplicate-id',
      (name) => `Two sizes have the id "${name}".`,
      'Give this one an id of its own, or delete it if it is the same size.',
    ),
  );

/** A town that was copied with its id is reported for that. */
export const duplicateNames: Rule = ({ manifest: { towns } }) => {
  const byId = firsts(towns, ({ id }) => id);
  const named = towns.map((town, index) => ({ town, pointer: ['towns', index, 'name'] }));
  return repeated(
    named
      .filter(({ town }) => byId.get(town.id) === town)
      .map(({ town, pointer }) => ({ name: town.name, pointer })),
    'duplicate-name',
    (name) => `Two towns have the name ${name}, so nobody could tell them apart in a list.`,
    'Give this town its own name, or delete it if it is there twice by mistake.',
  );
};

/** A town that was copied with its id is reported for that. */
export const duplicatePlaces: Rule = ({ manifest: { towns } }) => {
  const byId = firsts(towns, ({ id }) => id);
  const placed = towns.flatMap(({ id, coordinates: at }, index) =>
    at && byId.get(id) === towns[index]
      ? [{ name: `${at.latitude}, ${at.longitude}`, pointer: ['towns', index, 'coordinates'] }]
      : [],
  );
  return repeated(
    placed,
    'duplicate-coordinates',
    (place) => `Two towns have the coordinates ${place}, so one would hide the other on the map.`,
    'Look up those of this town.',
  ).map(asWarning);
};

const asWarning = (found: Finding): Finding => ({ ...found, severity: 'warning' });

/** Two answers to one question may contradict each other. A question that was copied with its id is reported for that. */
export const duplicateQuestions: Rule = ({ manifest: { faqs } }) =>
  Object.entries(faqs).flatMap(([list, questions]) => {
    const byId = firsts(questions, ({ id, question }) => id ?? question);
    const named = questions.map((entry, index) => ({ entry, index }));
    return repeated(
      named
        .filter(({ entry }) => !entry.id || byId.get(entry.id) === entry)
        .map(({ entry, index }) => ({
          name: entry.question,
          pointer: ['faqs', list, index, 'question'],
        })),
      'duplicate-question',
      (question) => `The question "${question}" stands twice in \`faqs.${list}\`.`,
      'Keep one of the two, with the answer that is right.',
    ).map(asWarning);
  });

export const duplicateTitles: Rule = ({ expansion: { pages }, manifest: { towns } }) => {
  const byPath = firsts(pages, ({ path }) => path);
  const byName = firsts(towns, ({ name }) => name);
  return repeated(
    pages
      // A page at an address, or of a town with a name, that another one has is reported for that.
      .filter((page) => byPath.get(page.path) === page)
      .filter(({ town }) => !town || byName.get(town.name) === town)
      .map((page) => ({
        name: page.seo.meta_title,
        pointer: [...page.pointer, 'seo', 'meta_title'],
      })),
    'duplicate-title',
    (title) => `Two pages have the search title "${title}"; search engines would show only one.`,
    'Give each page a title that says what is on it.',
  );
};

export const duplicateAnchors: Rule = ({ expansion: { pages, notFound } }) =>
  [...pages, notFound].filter(hasRepeatedAnchor).flatMap((page) => [
    ...repeated(
      // A list that two sections show is one fault, told below.
      [...new Map(anchorsOf(page).map((leaf) => [leaf.pointer.join('.'), leaf])).values()].map(
        ({ value, pointer }) => ({ name: value, pointer }),
      ),
      'duplicate-anchor',
      (name) => `Two places on ${page.path} have the id "${name}"; a link could only reach one.`,
      'Give this one an id of its own, or delete it if it is there twice by mistake.',
    ),
    ...repeated(
      page.sections.flatMap((section) =>
        listsIn(section).map((name) => ({ name, pointer: [...section.pointer, 'type'] })),
      ),
      'duplicate-anchor',
      (list) => `Two sections on ${page.path} show \`${list}\`, and each of its questions twice.`,
      'Delete this one if it is there twice by mistake, or name another list.',
    ),
  ]);

/** Hardly any page has one, and this is quicker to see than where each stands. */
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
