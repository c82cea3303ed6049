// Every picture that the manifest names is in public/, spelt exactly like that and of a fitting size, or at an address of its own.

import { nearest } from '../nearest.ts';
import type { Finding } from '../problem.ts';
import { isPicture } from '../public-files.ts';
import type { Leaf } from '../resolve/leaf.ts';
import { pictureSize } from './picture-sizes.ts';
import type { Rule } from './rule.ts';

/** The keys of texts that name a picture. */
const PICTURE_KEYS: ReadonlySet<string> = new Set(['src', 'hero_image_url', 'image']);

export const pictures: Rule = ({ expansion: { pages, notFound, sharedLeaves }, files }) => {
  const judge = (leaf: Leaf): Finding[] => {
    const { value, pointer } = leaf;
    if (!value.startsWith('/'))
      return isPicture(withoutQuery(value)) ? [] : [onPage(value, pointer)];
    return files.has(value)
      ? pictureSize(leaf, files)
      : [missingPicture(value, pointer, files.paths())];
  };
  return [...pages, notFound, { leaves: sharedLeaves }].flatMap(({ leaves }) =>
    leaves.filter(({ key }) => PICTURE_KEYS.has(key)).flatMap(judge),
  );
};

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

/** A link that is made for sharing leads to a page, and a page in place of a picture is a broken one. */
function onPage(address: string, pointer: Finding['pointer']): Finding {
  return {
    code: 'picture-page',
    severity: 'warning',
    pointer,
    message: `The address "${address}" has no ending of a picture. If it is a link for sharing, it leads to a page, and visitors would see a broken picture.`,
    hint: 'Download the picture, put it into public/images/ and write its name here. If the address shows nothing but the picture, it is right.',
  };
}

/** The finding about a picture that is not in public/, where the files `known` are. */
export function missingPicture(
  path: string,
  pointer: Finding['pointer'],
  known: string[],
): Finding {
  const otherCase = known.find((name) => name.toLowerCase() === path.toLowerCase());
  if (otherCase) {
    return {
      code: 'picture-wrong-case',
      pointer,
      message: `The picture "${path}" is spelt with other capital letters in public/.`,
      hint: `Write ${otherCase}`,
      mend: { instead: otherCase },
    };
  }
  const match = nearest(path, known);
  return {
    code: 'missing-picture',
    pointer,
    message: `The picture "${path}" is not in the folder public/.`,
    ...(match && { mend: { instead: match } }),
    hint: match ? `Did you mean "${match}"?` : 'Put the file there, or name one that is there.',
  };
}
