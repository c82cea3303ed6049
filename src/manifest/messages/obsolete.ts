// Keys and values of other versions: those that `curbside upgrade` replaces or removes, and the number of a newer version.
import type { Pointer } from '../diagnostic.ts';
import type { Example } from './message.ts';

/** The last steps of a place, where `*` is any position in a list; a change of the tests' manifest that has it; and whether a value there is obsolete, any without this. */
type Obsolete = [place: string, example: Example, isObsolete?: (value: unknown) => boolean];

const NEWER: Obsolete = ['curbside', 'curbside: 2'];

export const OBSOLETE: Obsolete[] = [
  NEWER,
  [
    'sections.*.look',
    'pages./about/.sections.+: { type: cards, heading: A, look: numbers, items: [{ title: A, description: B }] }',
    (value) => value === 'numbers',
  ],
  [
    'sections.*.type',
    'pages./about/.sections.+: { type: container-specs, heading: A }',
    (value) => value === 'container-specs',
  ],
  ['proof_points', 'proof_points: [{ value: "1995", label: Since }]', Array.isArray],
  ['rolloff_sizes', 'rolloff_sizes: [{ id: a, size_label: A }]'],
  ['commercial_sizes', 'commercial_sizes: [{ id: a, size_label: A }]'],
  [
    'sections.*.help_text',
    'pages./about/.sections.+: { type: billing-portal, heading: A, frame_title: B, link_label: C, loading_text: D, failed_text: E, retry_label: F, ways: [{ title: G, text: H }], help_text: I }',
  ],
  ['quote_form.receipt.again_label', 'quote_form.receipt: { title: A, text: B, again_label: C }'],
  [
    'navigation.for_customers',
    'navigation.for_customers: { label: A, links: [{ label: B, to: /about/ }] }',
  ],
];

/** What to do about an obsolete key or value; undefined for any other. */
export function replacementOf(pointer: Pointer, value: unknown): string | undefined {
  const place = pointer.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  const entry = OBSOLETE.find(
    ([end, , isObsolete]) => `.${place}`.endsWith(`.${end}`) && (isObsolete?.(value) ?? true),
  );
  if (entry === NEWER)
    return 'This file is for a newer version of Curbside than the one that is installed: update it, and then `curbside upgrade` says what has changed.';
  return entry && 'An earlier version had this: `curbside upgrade` replaces or removes it.';
}
