// Keys and values of other versions: those that an older schema knew, and the version of a newer one.
import type { Pointer } from '../diagnostic.ts';
import type { Example } from './message.ts';

/** A key that has no place any more, or a value of one. */
interface Obsolete {
  /** The last steps of its place; `*` is any position in a list. */
  place: string;
  /** Whether a value of the key is meant; any value, and the key itself, without it. */
  isMeant?: (value: unknown) => boolean;
  /** A change of the tests' manifest that has it. */
  example: Example;
}

export const NEWER =
  'This file is for a newer version of Curbside than the one that is installed: update it, and then `curbside upgrade` says what has changed.';
export const OLDER =
  'Older versions of Curbside had this: `npm run upgrade`, or `npx curbside upgrade`, brings the file up to date and says what replaced it.';

/** Each has its migration. */
export const OBSOLETE: Obsolete[] = [
  {
    place: 'sections.*.look',
    isMeant: (value) => value === 'numbers',
    example:
      'pages./about/.sections.+: { type: cards, heading: A, look: numbers, items: [{ title: A, description: B }] }',
  },
  {
    place: 'sections.*.type',
    isMeant: (value) => value === 'container-specs',
    example: 'pages./about/.sections.+: { type: container-specs, heading: A }',
  },
  {
    place: 'proof_points',
    isMeant: Array.isArray,
    example: 'proof_points: [{ value: "1995", label: Since }]',
  },
  { place: 'rolloff_sizes', example: 'rolloff_sizes: [{ id: a, size_label: A }]' },
  { place: 'commercial_sizes', example: 'commercial_sizes: [{ id: a, size_label: A }]' },
  {
    place: 'quote_form.receipt.again_label',
    example: 'quote_form.receipt: { title: A, text: B, again_label: C }',
  },
  {
    place: 'navigation.for_customers',
    example: 'navigation.for_customers: { label: A, links: [{ label: B, to: /about/ }] }',
  },
];

/** What to do about a key or value of another version; undefined for any other. */
export function versionHint(pointer: Pointer, value: unknown): string | undefined {
  if (pointer.join('.') === 'curbside') return NEWER;
  const place = pointer.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  const isOlder = OBSOLETE.some(
    (entry) => `.${place}`.endsWith(`.${entry.place}`) && (entry.isMeant?.(value) ?? true),
  );
  return isOlder ? OLDER : undefined;
}
