// A town has one name: its slug, and so the address of its pages, does not say another one's.
import type { Town } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import { nearest } from '../../text/nearest.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';
import { singleTowns } from './single-towns.ts';

export const renamedTowns: Rule = ({ manifest: { towns } }) =>
  singleTowns(towns).flatMap(({ town, index }): Finding[] => {
    const { id, name, slug } = town;
    if (isSlugOf(town)) return [];
    const withId = id === slug;
    return [
      { kind: 'other-slug', pointer: ['towns', index, 'slug'], facts: { name, slug, withId } },
    ];
  });

/** Whether a slug can come from a name: by a word, a beginning, its first letters or another way to spell it. */
function isSlugOf({ name, slug }: Town): boolean {
  const full = slugOf(name);
  // A name in other letters has no slug of its own.
  if (full === '' || full === slug || nearest(slug, [full])) return true;
  const words = full.split('-');
  const initials = words.map((word) => word.charAt(0)).join('');
  return slug
    .split('-')
    .some(
      (part) =>
        part === initials || words.some((word) => word.startsWith(part) || part.startsWith(word)),
    );
}
