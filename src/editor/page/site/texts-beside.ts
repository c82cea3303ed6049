// The texts of a town, each with the text of another town that is most like it.

import type { Pointer } from '../../../manifest/problem.ts';
import { type OwnWords, ownWords, SAME, sharedPairs } from '../../../manifest/text/own-words.ts';
import { fields, isGroup, valueAt } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';

export interface TownText {
  pointer: Pointer;
  text: string;
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
    longTexts(group, [key]).map(([path, text]) => ({
      pointer: ['towns', index, ...path],
      text,
      ...nearestTo(ownWords([text], town?.name ?? ''), path, others),
    })),
  );
}

function longTexts(value: unknown, path: Pointer): [Pointer, string][] {
  if (typeof value === 'string') return value.length < SHORTEST ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([step, part]) => longTexts(part, [...path, step]));
}

function nearestTo(own: OwnWords, path: Pointer, others: Town[]): Pick<TownText, 'nearest'> {
  const [nearest] = others
    .flatMap((other) => {
      const words = valueAt(other, path);
      return typeof words === 'string' ? [{ name: other.name, text: words }] : [];
    })
    .map((other) => ({
      ...other,
      share: sharedPairs(own, ownWords([other.text], other.name)),
    }))
    .sort((a, b) => b.share - a.share);
  return nearest ? { nearest } : {};
}
