// Puts a new town's name in place of another town's name in a text.

import { escapePattern } from '../../manifest/text/escape-pattern.ts';
import type { Town } from '../../model/manifest.generated.ts';

type Names = Pick<Town, 'name' | 'slug'>;

/**
 * "Lawns in Dunkirk" becomes "Lawns in Gowanda", and a link to `/lawn-mowing/ny/dunkirk/` leads to
 * the new town. A name that is part of another name ("Collins Center", "SUNY Fredonia") stays: there is no such
 * place in the new town.
 */
export function exchangeName(text: string, old: Names, fresh: Names): string {
  const name = escapePattern(old.name);
  const upper = escapePattern(old.name.toUpperCase());
  return text
    .replace(new RegExp(`(?<=[/=])${escapePattern(old.slug)}(?=[/&#]|$)`, 'g'), () => fresh.slug)
    .replace(new RegExp(`(?<![\\p{L}\\d])${upper}(?![\\p{L}\\d])`, 'gu'), () =>
      fresh.name.toUpperCase(),
    )
    .replace(new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'gu'), (match, at: number) =>
      isPartOfName(text, at, match) ? match : fresh.name,
    );
}

/**
 * Whether a capitalised word comes directly before the name (except at the beginning of a sentence) or after it. The
 * badge of town pages ends in one: "Local Dunkirk Service".
 */
function isPartOfName(text: string, at: number, name: string): boolean {
  const before = /[\p{L}\d,;–-] (\p{Lu}[\p{L}.]*) $/u.test(text.slice(0, at));
  const after = /^ (?!Service$)\p{Lu}/u.test(text.slice(at + name.length));
  return before || after;
}
