// The distance and direction from one place to another in a straight line, as a phrase.
import type { Town } from '../../../model/manifest.generated.ts';
import type { MessageKey, Translate } from '../../../model/words/words.ts';

type Place = NonNullable<Town['coordinates']>;

/** The miles of a degree of latitude. A degree of longitude is shorter, the more so toward the poles. */
const MILES_OF_A_DEGREE = 69.1;

/** The directions clockwise from north; a negative index counts from the end. */
const DIRECTIONS: MessageKey[] = [
  ...(['north', 'northeast', 'east', 'southeast', 'south'] as const),
  ...(['southwest', 'west', 'northwest'] as const),
];

/** The way from one place to another in degrees of latitude. */
export function degreesBetween(from: Place, to: Place): { north: number; east: number } {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return { north: to.latitude - from.latitude, east: (to.longitude - from.longitude) * shrink };
}

/** The way from one place to another in miles. */
export function wayBetween(from: Place, to: Place): { miles: number; direction: MessageKey } {
  const { north, east } = degreesBetween(from, to);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  const miles = Math.hypot(north, east) * MILES_OF_A_DEGREE;
  return { miles, direction: DIRECTIONS.at(eighth) ?? 'south' };
}

/** "about 3 miles south"; for the place itself how far it is from the office, if that is somewhere else. */
export function wayWords(
  to: Place,
  { from, office, t }: { from?: Place; office?: { city: string; place: Place }; t: Translate },
): string | undefined {
  if (from && from !== to) {
    const { miles, direction } = wayBetween(from, to);
    const whole = Math.max(1, Math.round(miles));
    const word = whole === 1 ? 'about 1 mile {direction}' : 'about {miles} miles {direction}';
    return t(word, { miles: whole, direction: t(direction) });
  }
  const miles = office ? Math.round(wayBetween(office.place, to).miles) : 0;
  if (miles < 2) return undefined;
  return t('about {miles} miles from us in {city}', { miles, city: office?.city ?? '' });
}
