// Puts a new town's name in place of another town's name in the texts that are copied from it.
import { escapePattern, isPartOfName } from '../../manifest/text/strings.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Town } from '../../model/manifest.generated.ts';

type Names = Pick<Town, 'name' | 'slug'>;

/** A value with the names exchanged in all of its texts. */
export function exchangeNames(value: YamlValue, old: Names, fresh: Names): YamlValue {
  if (typeof value === 'string') return exchangeName(value, old, fresh);
  if (Array.isArray(value)) return value.map((part) => exchangeNames(part, old, fresh));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, exchangeNames(part, old, fresh)]),
  );
}

/**
 * "Lawns in Dunkirk" becomes "Lawns in Gowanda", and a link to `/lawn-mowing/ny/dunkirk/` leads to
 * the new town. A name that is part of another name ("Collins Center", "SUNY Fredonia") stays: there is no such
 * place in the new town.
 */
function exchangeName(text: string, old: Names, fresh: Names): string {
  const whole = (name: string) =>
    new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}(?![\\p{L}\\d])`, 'gu');
  return text
    .replace(new RegExp(`(?<=[/=])${escapePattern(old.slug)}(?=[/&#]|$)`, 'g'), () => fresh.slug)
    .replace(whole(old.name.toUpperCase()), () => fresh.name.toUpperCase())
    .replace(whole(old.name), (match, at: number) =>
      isPartOfName(text, at, match) ? match : fresh.name,
    );
}
