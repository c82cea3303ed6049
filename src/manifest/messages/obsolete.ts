// Keys and values of other versions: those that `curbside upgrade` replaces or removes, and the number of a newer version.
import type { Pointer } from '../diagnostic.ts';

/** The last steps of a pointer, with `*` for any position in a list, and whether a value there is obsolete; by default each is. */
type Obsolete = [place: string, isObsolete?: (value: unknown) => boolean];

const NEWER: Obsolete = ['curbside'];

export const OBSOLETE: Obsolete[] = [
  NEWER,
  ['sections.*.look', (value) => value === 'numbers'],
  ['sections.*.type', (value) => value === 'container-specs'],
  ['proof_points', Array.isArray],
  ['rolloff_sizes'],
  ['commercial_sizes'],
  ['sections.*.help_text'],
  ['quote_form.receipt.again_label'],
  ['navigation.for_customers'],
];

/** What to do about an obsolete key or value; undefined for any other. */
export function replacementOf(pointer: Pointer, value: unknown): string | undefined {
  const place = pointer.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  const entry = OBSOLETE.find(
    ([end, isObsolete]) => `.${place}`.endsWith(`.${end}`) && (isObsolete?.(value) ?? true),
  );
  if (entry === NEWER)
    return 'This file is for a newer version of Curbside than the one that is installed: update it, and then `curbside upgrade` says what has changed.';
  return entry && 'An earlier version had this: `curbside upgrade` replaces or removes it.';
}
