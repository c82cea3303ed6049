// Messages about towns: names, counties, places and leftovers of a copied entry.
import { withThousandsSeparators } from '../../text/short-names.ts';
import { didYouMean } from '../choices.ts';
import type { Messages } from '../message.ts';
import { capital, inWords } from '../phrases.ts';

interface UnknownCounty {
  town: string;
  county: string;
  /** The counties that the text names. */
  named: string[];
  meant?: string;
}

interface OutsideCounty {
  town: string;
  counties: string[];
  /** The fix that would bring the town back into its county. */
  cause?: 'sign' | 'swapped';
}

interface BadgeAboveCount {
  town: string;
  badge: string;
  residents: number;
}

export const towns = {
  'duplicate-slug': {
    title: 'Two towns with one slug',
    sentence: ({ slug, towns }: { slug: string; towns: string[] }) =>
      `Two towns have the slug "${slug}": ${inWords(towns)}.`,
    hint: () => 'Each town needs its own slug, because its pages have it in their addresses.',
  },
  'duplicate-name': {
    title: 'Two towns with one name',
    sentence: ({ name }: { name: string }) =>
      `Two towns have the name ${name}, so nobody could tell them apart in a list.`,
    hint: () => 'Give this town its own name, or delete it if it is there twice by mistake.',
  },
  'duplicate-coordinates': {
    title: 'Two towns in one place',
    severity: 'warning',
    sentence: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      `Two towns have the coordinates ${latitude}, ${longitude}, so one would hide the other on the map.`,
    hint: () => 'Look up those of this town.',
  },
  'other-town': {
    title: 'A town’s badge, heading or question that names another town',
    severity: 'warning',
    sentence: ({ other }: { other: string }, place: string) => `${capital(place)} names ${other}.`,
    hint: ({ town }: { town: string }) => `If it was copied, say what is true of ${town}.`,
  },
  'unknown-county': {
    title: 'A county that is not on the map',
    severity: 'warning',
    sentence: ({ town, county }: UnknownCounty) =>
      `${town} is said to be in "${county}", and no county has that name.`,
    hint: ({ named, meant }: UnknownCounty) => {
      if (named.length > 1) return 'Write each county on a line of its own.';
      return meant ? didYouMean(meant) : 'Write its name as maps have it, without the word County.';
    },
  },
  'duplicate-county': {
    title: 'The same county twice in one town',
    severity: 'warning',
    sentence: ({ town }: { town: string }) => `${town} has the same county twice.`,
    hint: () => 'Keep it once.',
  },
  'outside-county': {
    title: 'Coordinates that are not in the town’s county',
    severity: 'warning',
    sentence: ({ town, counties }: OutsideCounty) =>
      `The coordinates of ${town} are far outside ${inWords(counties)} County.`,
    hint: ({ cause }: OutsideCounty) => {
      if (cause === 'sign') return 'In America the longitude begins with a minus.';
      return cause === 'swapped'
        ? 'Latitude and longitude have changed places.'
        : 'Look them up again, or correct the county.';
    },
  },
  'badge-above-count': {
    title: 'A badge that says more than is true',
    severity: 'warning',
    sentence: ({ town, badge, residents }: BadgeAboveCount) =>
      `${town} is said to have ${badge} residents, but its count is ${withThousandsSeparators(residents)}.`,
    hint: () => 'Round down, or correct the count.',
  },
} satisfies Messages;
