// How far one place is from another in a straight line, and in which direction, as people say it.
import type { Town } from '../../../model/manifest.generated.ts';
import type { Translate, Word } from '../../../model/words/words.ts';

type Place = NonNullable<Town['coordinates']>;

/** A degree of latitude in miles. Those of longitude shrink toward the poles. */
const MILES = 69.1;

const DIRECTIONS = [
  ...(['north', 'northeast', 'east', 'southeast'] as const),
  ...(['south', 'southwest', 'west', 'northwest'] as const),
] satisfies Word[];

/** The way from one place to another, in whole miles, at least one. */
export function wayBetween(from: Place, to: Place) {
  const north = to.latitude - from.latitude;
  const middle = ((to.latitude + from.latitude) / 2) * (Math.PI / 180);
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  const miles = Math.max(1, Math.round(Math.hypot(north, east) * MILES));
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return { miles, direction: DIRECTIONS.at(eighth % 8) ?? 'north' };
}

/** "about 3 miles south", or how far it is from the office; undefined where a place is not known. */
export function wayWords(
  to: Place | undefined,
  { from, office, t }: { from?: Place; office?: { name: string; place: Place }; t: Translate },
): string | undefined {
  if (!to) return undefined;
  if (from && from !== to) {
    const { miles, direction } = wayBetween(from, to);
    const word = miles === 1 ? 'about 1 mile {direction}' : 'about {miles} miles {direction}';
    return t(word, { miles, direction: t(direction) });
  }
  if (!office) return undefined;
  const { miles } = wayBetween(office.place, to);
  return miles === 1
    ? undefined
    : t('about {miles} miles from us in {city}', { miles, city: office.name });
}
