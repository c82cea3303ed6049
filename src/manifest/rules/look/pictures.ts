// Every picture of the manifest is in public/, with exactly that spelling and a fitting size, or at a web address.

import type { Finding, Pointer } from '../../problem.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { isPicture } from '../../site/public-files.ts';
import { nearest } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { pictureSize } from './picture-sizes.ts';

/** The keys of texts that name a picture. */
const PICTURE_KEYS: ReadonlySet<string> = new Set(['src', 'hero_image_url', 'image']);

export const namedPictures: Rule = ({ expansion: { pages, notFound, sharedLeaves }, files }) => {
  const judge = (leaf: Leaf): Finding[] => {
    const { value, pointer } = leaf;
    // A sharing link leads to a page, which would be a broken picture.
    if (!value.startsWith('/'))
      return isPicture(withoutQuery(value))
        ? []
        : [{ kind: 'picture-page', pointer, facts: { address: value } }];
    return files.has(value)
      ? pictureSize(leaf, files)
      : [missingPicture(value, pointer, files.paths())];
  };
  return [...pages, notFound, { leaves: sharedLeaves }].flatMap(({ leaves }) =>
    leaves.filter(({ key }) => PICTURE_KEYS.has(key)).flatMap(judge),
  );
};

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

/** The finding about a picture that is not in public/, where the files `known` are. */
export function missingPicture(path: string, pointer: Pointer, known: string[]): Finding {
  const otherCase = known.find((name) => name.toLowerCase() === path.toLowerCase());
  if (otherCase) {
    return {
      kind: 'picture-wrong-case',
      pointer,
      facts: { path, written: otherCase },
      mend: { instead: otherCase },
    };
  }
  const meant = nearest(path, known);
  return {
    kind: 'missing-picture',
    pointer,
    facts: { path, meant },
    ...(meant && { mend: { instead: meant } }),
  };
}
