// What has changed in the form of pages.yaml, and the changes that bring an older file up to date.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, isPlainObject, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { isNothing, type ManifestChange } from '../change.ts';

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

/** A list that moves into a group, and the texts that name it. */
const movedList = (from: string, to: [string, string], says: string): Migration => ({
  says,
  changes(data) {
    if (!Array.isArray(asObject(data)[from])) return [];
    const named = groupsIn(data).flatMap(([at, group]) =>
      Object.entries(group).flatMap(([key, value]): ManifestChange[] =>
        value === from ? [{ kind: 'set', pointer: [...at, key], value: to.join('.') }] : [],
      ),
    );
    return [...named, { kind: 'nest', from, to }];
  },
});

/** A field that goes. */
const goneField = (pointer: Pointer, says: string): Migration => ({
  says,
  changes: (data) => (valueAt(data, pointer) === undefined ? [] : [{ kind: 'unset', pointer }]),
});

/** Fields that groups get in place of what they have; undefined for a group that stays. */
const newFields = (
  fieldsOf: (
    group: Record<string, unknown>,
    data: unknown,
  ) => Record<string, YamlValue> | undefined,
  says: string,
): Migration => ({
  says,
  changes: (data) =>
    groupsIn(data).flatMap(([at, group]) =>
      Object.entries(fieldsOf(group, data) ?? {}).map(
        ([key, value]): ManifestChange => ({ kind: 'set', pointer: [...at, key], value }),
      ),
    ),
});

function listOfContainers(data: unknown): string | undefined {
  const { size_lists, container_specs } = asObject(data);
  const sizes = new Set(asArray(container_specs).map((row) => asObject(row).size));
  return Object.entries(asObject(size_lists)).find(([, list]) =>
    asArray(list).some((entry) => sizes.has(asObject(entry).size_label)),
  )?.[0];
}

/** The text of a billing portal about other ways to pay, which is the first of them now. */
const HELP_TEXT_AS_WAY: Migration = {
  says: 'Other ways to pay are on a card of their own above the portal: look at its title.',
  changes: (data) =>
    groupsIn(data).flatMap(([at, { type, help_text: text, ways }]): ManifestChange[] => {
      if (type !== 'billing-portal' || typeof text !== 'string') return [];
      // Ways that are no list would be lost: the check reports them, and the help text stays.
      if (!isNothing(ways) && !Array.isArray(ways)) return [];
      // An insertion keeps the ways that are there, with their comments.
      const way = { title: 'Other Ways to Pay', text };
      return [
        { kind: 'unset', pointer: [...at, 'help_text'] },
        { kind: 'insert', pointer: [...at, 'ways'], at: 0, value: way },
      ];
    }),
};

/** The oldest first. */
export const MIGRATIONS: Migration[] = [
  movedList(
    'rolloff_sizes',
    ['size_lists', 'rolloff'],
    'The list rolloff_sizes is in size_lists now, as rolloff.',
  ),
  movedList(
    'commercial_sizes',
    ['size_lists', 'commercial'],
    'The list commercial_sizes is in size_lists now, as commercial.',
  ),
  movedList(
    'proof_points',
    ['proof_points', 'main'],
    'The key facts have a name now: proof_points.main.',
  ),
  newFields(
    ({ type, look }) => (type && look === 'numbers' ? { look: 'columns' } : undefined),
    'Cards with numbers have lines instead: visitors see no numbers any more.',
  ),
  newFields(({ type }, data) => {
    const name = type === 'container-specs' && listOfContainers(data);
    return name ? { type: 'size-finder', items: `size_lists.${name}` } : undefined;
  }, 'The table of containers is part of the size finder now, which also asks visitors for their job.'),
  goneField(
    ['quote_form', 'receipt', 'again_label'],
    'The empty quote form is below its receipt now, without a button for another quote.',
  ),
  goneField(
    ['navigation', 'for_customers'],
    'The menu of phones has no second group of links for customers any more: what is still wanted goes under navigation.links.',
  ),
  HELP_TEXT_AS_WAY,
];
