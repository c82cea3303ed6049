// Tells a slip in a template from one in a town: a name that no town has, beside one that its towns have and no template asks for.
import { nearest } from '../text/nearest.ts';
import { fields } from '../text/values.ts';
import type { TownKey, TownKeys } from './town-keys.ts';

/** A key of an optional part is taken for a slip where another one is as near as this in writing. */
const NEAR = 0.75;

/**
 * Removes the slips from the keys, so that the check reports the template's reference and not a missing text of every
 * town. The towns' own keys become allowed.
 */
export function withoutSlips(keys: TownKeys, towns: unknown): void {
  for (const [service, ofService] of keys) {
    const texts = (Array.isArray(towns) ? towns : [])
      .map((town) => fields(town)[service])
      .filter((group) => group !== undefined)
      .map(fields);
    // One town alone proves nothing: the slip may be its own.
    if (texts.length > 1) strikeOut(ofService, texts);
  }
}

function strikeOut(keys: Map<string, TownKey>, texts: Record<string, unknown>[]): void {
  const written = new Set(texts.flatMap(Object.keys));
  const unused = [...written].filter(
    (key) => !keys.has(key) && texts.every((group) => Object.hasOwn(group, key)),
  );
  const missing = [...keys].filter(([key, { required }]) => required && !written.has(key));
  // Of one name too many and one too few, each is the other.
  const only = missing.length === 1 && unused.length === 1 ? unused[0] : undefined;
  for (const [key, { required }] of [...keys]) {
    if (written.has(key)) continue;
    const meant = required
      ? (only ?? nearest(key, unused))
      : [...written].find((other) => isNear(key, other));
    if (meant === undefined) continue;
    keys.delete(key);
    if (!keys.has(meant)) {
      keys.set(meant, { schema: {}, required: false, with: new Set(), open: true });
    }
  }
}

/** Whether two names differ by a letter or two: weakly and weekly, but not closing_text and closing_links. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const alike = [...a].filter((letter, index) => letter === b[index]).length;
  return alike >= Math.max(a.length, b.length) * NEAR;
}
