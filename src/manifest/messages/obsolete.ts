// Keys and values of other versions: those that an older schema knew, each with what replaced it, and a newer version.
import type { Pointer } from '../diagnostic.ts';
import type { Example } from './message.ts';

/** A key that has no place any more, or a value of one. */
interface Obsolete {
  /** The last steps of its place; `*` is any position in a list. */
  place: string;
  /** Whether a value of the key is meant; any value, and the key itself, without it. */
  isMeant?: (value: unknown) => boolean;
  /** What replaced it, in one sentence. */
  replacement: string;
  /** A change of the tests' manifest that has it. */
  example: Example;
}

const SIZES = (name: string) =>
  `Lists of sizes are under \`size_lists:\` now: move this one there as \`${name}:\`, and show it with \`items: size_lists.${name}\`.`;

export const OBSOLETE: Obsolete[] = [
  {
    place: 'curbside',
    replacement:
      'This file is for a newer version of Curbside than the one that is installed: update it, and then `curbside upgrade` says what has changed.',
    example: 'curbside: 2',
  },
  {
    place: 'sections.*.look',
    isMeant: (value) => value === 'numbers',
    replacement: 'Cards have lines in place of numbers now: write `look: columns`.',
    example:
      'pages./about/.sections.+: { type: cards, heading: A, look: numbers, items: [{ title: A, description: B }] }',
  },
  {
    place: 'sections.*.type',
    isMeant: (value) => value === 'container-specs',
    replacement:
      'The section `size-finder` shows the same containers, with the same table: schema/README.md has an example.',
    example: 'pages./about/.sections.+: { type: container-specs, heading: A }',
  },
  {
    place: 'proof_points',
    isMeant: Array.isArray,
    replacement:
      'Each list of key facts has a name now: put `main:` above this one, two spaces further to the right, and show it with `proof: proof_points.main`.',
    example: 'proof_points: [{ value: "1995", label: Since }]',
  },
  {
    place: 'rolloff_sizes',
    replacement: SIZES('rolloff'),
    example: 'rolloff_sizes: [{ id: a, size_label: A }]',
  },
  {
    place: 'commercial_sizes',
    replacement: SIZES('commercial'),
    example: 'commercial_sizes: [{ id: a, size_label: A }]',
  },
  {
    place: 'quote_form.receipt.again_label',
    replacement: 'The empty form is below the receipt now and needs no button: delete this line.',
    example: 'quote_form.receipt: { title: A, text: B, again_label: C }',
  },
  {
    place: 'navigation.for_customers',
    replacement:
      'Customers find Pay Bill in every menu through `pay_bill:` now: keep the links that you need under `links:`, and delete this group.',
    example: 'navigation.for_customers: { label: A, links: [{ label: B, to: /about/ }] }',
  },
];

/** The sentence on what replaced an obsolete key or value; undefined for any other. */
export function replacementOf(pointer: Pointer, value: unknown): string | undefined {
  const place = pointer.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  return OBSOLETE.find(
    (entry) => `.${place}`.endsWith(`.${entry.place}`) && (entry.isMeant?.(value) ?? true),
  )?.replacement;
}
