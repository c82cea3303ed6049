// Names that come up again, and the places and sections of a page that do.
import type { Finding, Pointer } from '../../problem.ts';
import type { ExpandedPage, ExpandedSection } from '../../site/expand/expand-pages.ts';
import { fields } from '../../text/values.ts';
import { plainName } from '../hours/holiday-dates.ts';
import { anchorsOf } from '../links/anchors.ts';
import type { RuleContext } from '../rule.ts';
import type { Duplicate } from './duplicates.ts';

interface Named {
  name: string;
  /** The name as it is written. */
  shown?: string;
  pointer: Pointer;
  on?: string;
}

/** The names that were there before, at their second and later places. */
export function repeated(what: Duplicate['what'], names: Named[]): Finding[] {
  const seen = new Set<string>();
  return names
    .filter(({ name }) => seen.has(name) || !seen.add(name))
    .map(({ name, shown = name, pointer, on }) => {
      return { kind: 'duplicate', pointer, facts: { what, name: shown, on } };
    });
}

/** The first entry of each name. */
export const firstByName = <T>(entries: T[], nameOf: (entry: T) => string): Map<string, T> =>
  new Map(entries.toReversed().map((entry) => [nameOf(entry), entry]));

/** Anchors of a page, and lists that two of its sections show. */
export function repeatedAnchors({ expansion: { pages, notFound } }: RuleContext): Finding[] {
  return [...pages, notFound].filter(hasRepeatedAnchor).flatMap((page) => {
    const on = page.path;
    // A list that two sections show is reported by itself.
    const anchors = new Map(anchorsOf(page).map((leaf) => [leaf.pointer.join('.'), leaf]));
    const lists = page.sections.flatMap((section) =>
      listsIn(section).map((name) => ({ name, pointer: [...section.pointer, 'type'], on })),
    );
    return [
      ...repeated(
        'anchor',
        [...anchors.values()].map(({ value, pointer }) => ({ name: value, pointer, on })),
      ),
      ...repeated('shown list', lists),
    ];
  });
}

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

/** A second hero is a fault of its own, and so are questions with the same ids. */
const OTHERWISE_REPORTED = new Set(['hero', 'faq', 'holiday-schedule']);

/** Sections of a page that say the same. */
export function repeatedSections({ manifest }: RuleContext): Finding[] {
  const { pages, town_pages = [], not_found } = manifest;
  const lists = [
    ...pages.map((page, index) => ({ page, at: ['pages', index] })),
    ...town_pages.map((page, index) => ({ page, at: ['town_pages', index] })),
    { page: not_found, at: ['not_found'] },
  ];
  return lists.flatMap(({ page, at }) => {
    const sections = page.sections as { type: string; id?: string }[];
    const named = sections.flatMap(({ type, id, ...rest }, index) =>
      OTHERWISE_REPORTED.has(type)
        ? []
        : [
            {
              id,
              name: JSON.stringify([type, { ...rest, tone: undefined }]),
              pointer: [...at, 'sections', index],
            },
          ],
    );
    // Two ids that are the same are a fault of their own.
    const first = firstByName(named, ({ name }) => name);
    return repeated(
      'section',
      named.filter((section) => {
        const earlier = first.get(section.name);
        return earlier === section || section.id === undefined || section.id !== earlier?.id;
      }),
    );
  });
}

/** The entries of a list with the names that they have in a field. */
const named = (list: object[] = [], at: Pointer, field: string, on?: string): Named[] =>
  list.map((entry, index) => {
    return { name: String(fields(entry)[field]), pointer: [...at, index, field], on };
  });

/** Sizes, services, questions and holidays. */
export function repeatedEntries({ manifest }: RuleContext): Finding[] {
  const { company, size_lists = {}, services, faqs, quote_form, service_days } = manifest;
  const holidays = named(service_days?.holidays, ['service_days', 'holidays'], 'name');
  const asked = named(quote_form.extra_fields, ['quote_form', 'extra_fields'], 'id');
  return [
    ...Object.entries(size_lists).flatMap(([list, sizes]) =>
      repeated('size', named(sizes, ['size_lists', list], 'id')),
    ),
    ...repeated('service', named(services, ['services'], 'id')),
    // Links and placeholders name numbers and places by their ids.
    ...repeated('contact', [
      ...named(company.phones, ['company', 'phones'], 'id'),
      ...named(company.locations, ['company', 'locations'], 'id'),
    ]),
    ...repeated('form question', asked),
    ...repeated(
      'holiday',
      holidays.map((one) => ({ ...one, shown: one.name, name: plainName(one.name) })),
    ),
    ...Object.entries(faqs).flatMap(([list, questions]) => {
      const byId = firstByName(questions, ({ id, question }) => id ?? question);
      const all = named(questions, ['faqs', list], 'question', `faqs.${list}`);
      // A question that was copied with its id is reported for that.
      const isFirst = (_: Named, index: number) => {
        const id = questions[index]?.id;
        return id === undefined || byId.get(id) === questions[index];
      };
      return repeated('question', all.filter(isFirst));
    }),
  ];
}
