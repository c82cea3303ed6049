// The texts of a town, each with the text of another town that is most like it.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { type OwnWords, ownWords, SAME, sharedPairs } from '../../../manifest/text/own-words.ts';
import { fields, isGroup, valueAt } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { leavesOf } from '../schema/places.ts';

export interface TownText {
  pointer: Pointer;
  /** The other town's name and text, and how much both have in common, from 0 to 1. */
  nearest?: { name: string; text: string; share: number };
}

/** Shorter texts are alike by nature. */
const SHORTEST = 40;

/** From this share on, a text counts as another town's. */
export const CLOSE = SAME;

/** The texts of a town for all of its services, or for one. */
export function textsBeside(index: number, towns: Town[], service?: string): TownText[] {
  const town = towns[index];
  const groups = Object.entries(fields(town)).filter(
    ([key, value]) => isGroup(value) && (service === undefined || key === service),
  );
  const others = towns.filter((other) => other !== town);
  return groups.flatMap(([key, group]) =>
    leavesOf(group, [key]).flatMap(([path, text]) => {
      if (typeof text !== 'string' || text.length < SHORTEST) return [];
      const nearest = nearestTo(ownWords([text], town?.name ?? ''), path, others);
      return [{ pointer: ['towns', index, ...path], nearest }];
    }),
  );
}

const nearestTo = (own: OwnWords, path: Pointer, others: Town[]): TownText['nearest'] =>
  others
    .flatMap((other) => {
      const text = valueAt(other, path);
      if (typeof text !== 'string') return [];
      return [{ name: other.name, text, share: sharedPairs(own, ownWords([text], other.name)) }];
    })
    .sort((a, b) => b.share - a.share)[0];
