// What has changed in the form of pages.yaml, and the changes that bring an older file up to date.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, isPlainObject } from '../../../manifest/text/values.ts';
import type { ManifestChange } from '../change.ts';

/** A change of the form: what it means for the file's owner, and what is done to a file that has the old form. */
export interface Migration {
  /** What was done, in one sentence. */
  says: string;
  /** The changes, each of which is made in the file that those before have left. None where the form is current. */
  changes(data: unknown): UpgradeChange[];
}

/** A change of the editor's kind, or a list that moves with all its lines into a group: `from: rolloff_sizes`, `to: [size_lists, rolloff]`. */
export type UpgradeChange = ManifestChange | { kind: 'nest'; from: string; to: [string, string] };

/** Every group in the file, with its place. */
function groupsIn(data: unknown, at: Pointer = []): [Pointer, Record<string, unknown>][] {
  const below = Array.isArray(data)
    ? data.flatMap((part, index) => groupsIn(part, [...at, index]))
    : Object.entries(asObject(data)).flatMap(([key, part]) => groupsIn(part, [...at, key]));
  return isPlainObject(data) ? [[at, data], ...below] : below;
}

/** A list that has moved, and the texts that name it. */
function movedList(data: unknown, from: string, to: [string, string]): UpgradeChange[] {
  const name = to.join('.');
  const named = groupsIn(data).flatMap(([at, group]) =>
    Object.entries(group).flatMap(([key, value]): ManifestChange[] =>
      value === from ? [{ kind: 'set', pointer: [...at, key], value: name }] : [],
    ),
  );
  return [...named, { kind: 'nest', from, to }];
}

const sizeList = (name: string): Migration => ({
  says: `The list ${name}_sizes is in size_lists now, as ${name}.`,
  changes: (data) =>
    Array.isArray(asObject(data)[`${name}_sizes`])
      ? movedList(data, `${name}_sizes`, ['size_lists', name])
      : [],
});

/** The name of the list with the sizes of the containers in the table. */
function listOfContainers(data: unknown): string | undefined {
  const { size_lists, container_specs } = asObject(data);
  const sizes = new Set(asArray(container_specs).map((row) => asObject(row).size));
  return Object.entries(asObject(size_lists)).find(([, list]) =>
    asArray(list).some((entry) => sizes.has(asObject(entry).size_label)),
  )?.[0];
}

/** The oldest first. */
export const MIGRATIONS: Migration[] = [
  sizeList('rolloff'),
  sizeList('commercial'),
  {
    says: 'The key facts have a name now: proof_points.main.',
    changes: (data) =>
      Array.isArray(asObject(data).proof_points)
        ? movedList(data, 'proof_points', ['proof_points', 'main'])
        : [],
  },
  {
    says: 'Cards with numbers have lines instead: visitors see no numbers any more.',
    changes: (data) =>
      groupsIn(data).flatMap(([at, { type, look }]): ManifestChange[] =>
        type && look === 'numbers'
          ? [{ kind: 'set', pointer: [...at, 'look'], value: 'columns' }]
          : [],
      ),
  },
  {
    says: 'The table of containers is part of the size finder now, which also asks visitors for their job.',
    changes: (data) => {
      const name = listOfContainers(data);
      const tables = groupsIn(data).filter(([, { type }]) => name && type === 'container-specs');
      return tables.flatMap(([at]): ManifestChange[] => [
        { kind: 'set', pointer: [...at, 'type'], value: 'size-finder' },
        { kind: 'set', pointer: [...at, 'items'], value: `size_lists.${name}` },
      ]);
    },
  },
  {
    says: 'The empty quote form is below its receipt now, without a button for another quote.',
    changes: (data) =>
      'again_label' in asObject(asObject(asObject(data).quote_form).receipt)
        ? [{ kind: 'unset', pointer: ['quote_form', 'receipt', 'again_label'] }]
        : [],
  },
  {
    says: 'The menu of phones has no second group of links for customers any more: what is still wanted goes under navigation.links.',
    changes: (data) =>
      'for_customers' in asObject(asObject(data).navigation)
        ? [{ kind: 'unset', pointer: ['navigation', 'for_customers'] }]
        : [],
  },
  {
    says: 'Other ways to pay are on a card of their own above the portal: look at its title.',
    changes: (data) =>
      groupsIn(data).flatMap(([at, { type, help_text }]): ManifestChange[] =>
        type === 'billing-portal' && typeof help_text === 'string'
          ? [
              { kind: 'unset', pointer: [...at, 'help_text'] },
              {
                kind: 'set',
                pointer: [...at, 'ways'],
                value: [{ title: 'Other Ways to Pay', text: help_text }],
              },
            ]
          : [],
      ),
  },
];
