// Some page shows each shared list: an unused one would be lost work.
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import { SHARED_LISTS } from '../../text/shared-lists.ts';
import type { Rule } from '../rule.ts';

/** A part of the file that is one list: its name is the reference to it. */
const ONE_LIST = 'accepted_items';

export const unusedLists: Rule = ({ manifest, expansion: { pages, notFound } }) => {
  const named = SHARED_LISTS.flatMap((part) =>
    Object.keys(manifest[part] ?? {}).map((name) => `${part}.${name}`),
  );
  const unused = new Set([...named, ...(manifest[ONE_LIST] ? [ONE_LIST] : [])]);
  // The pages hold most references. They come after the towns, which may be thousands.
  strikeOut(unused, Object.values(manifest).reverse());
  // Another rule reports the fault of a section, which may be the misspelt name of a list.
  const faulty = ({ sections }: ExpandedPage) => sections.some(({ fits }) => fits === undefined);
  if (unused.size === 0 || [...pages, notFound].some(faulty)) return [];
  return [...unused].map((name) => {
    const pointer = name.split('.');
    const part = pointer[0] as typeof ONE_LIST | (typeof SHARED_LISTS)[number];
    return { kind: 'unused-list', pointer, at: 'key', facts: { part, name } };
  });
};

/** Takes the references in a value out of a set. It ends with the last one, so that most towns are not looked at. */
function strikeOut(names: Set<string>, value: unknown): void {
  if (typeof value === 'string') names.delete(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      if (names.size === 0) return;
      strikeOut(names, part);
    }
  }
}
