// Every picture that the manifest names is in public/, spelt exactly like that.

import { nearest } from '../nearest.ts';
import type { Finding } from '../problem.ts';
import type { Leaf } from '../resolve/leaf.ts';
import type { Rule } from './rule.ts';

/** The keys of texts that name a picture. */
export const PICTURE_KEYS: ReadonlySet<string> = new Set(['src', 'hero_image_url', 'image']);

export const pictures: Rule = ({ expansion: { pages, notFound, sharedLeaves }, files }) => {
  const isMissing = ({ key, value }: Leaf) =>
    PICTURE_KEYS.has(key) && value.startsWith('/') && !files.has(value);
  return [...pages, notFound, { leaves: sharedLeaves }]
    .flatMap(({ leaves }) => leaves.filter(isMissing))
    .map(({ value, pointer }) => missing(value, pointer, files.paths()));
};

function missing(path: string, pointer: Finding['pointer'], known: string[]): Finding {
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
