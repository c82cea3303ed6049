// The placeholders that texts may contain, and what each of them stands for.
import type { Manifest, Town } from '../../model/manifest.generated.ts';
import type { Pointer } from '../problem.ts';
import { inGroups } from '../short-names.ts';

/** A placeholder's name and its text. */
export type Words = Record<string, string>;

/** The placeholder pattern: `{phone}`, `{town.mowing.intro}`. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Placeholders that stay in one text until the page is rendered, each with the place of that text. */
export const LATE_WORDS: Record<string, string> = {
  privacy: 'quote_form.consent.text',
  terms: 'quote_form.consent.text',
  year: 'footer.copyright',
};

/** Whether a placeholder may stand at this place because the page replaces it when it is rendered. */
export function isLate(name: string, pointer: Pointer): boolean {
  return Object.hasOwn(LATE_WORDS, name) && LATE_WORDS[name] === pointer.join('.');
}

/** The words that every text of the site may use. */
export function siteWords({ company }: Manifest): Words {
  return {
    company: company.name,
    phone: company.phone,
    email: company.email,
    address: addressLine(company.address),
    founded: String(company.founded),
    rating: String(company.rating.value),
    review_count: String(company.rating.count),
    hours_weekdays: company.hours.weekdays,
    hours_weekend: company.hours.weekend,
  };
}

/** The names of the words that only the texts of a town and of its pages may use. */
export const TOWN_WORDS = [
  'town',
  'place',
  'slug',
  'quote_city',
  'counties',
  'residents',
  'residents_badge',
];

/** With more towns than these nobody looks for theirs in a list: the quote form has a field to type it in, and no page grows with the towns. */
export const MOST_CITIES = 60;

/**
 * Those words for one town.
 * @param typed whether visitors type their city instead of choosing it
 */
export function townWords(town: Town, company: Manifest['company'], typed = false): Words {
  return {
    town: town.name,
    place: townPlace(town, company),
    slug: town.slug,
    quote_city: typed ? typedCity(town) : town.kind === 'region' ? 'other' : town.slug,
    counties: town.counties.join(' and '),
    residents: town.residents ? inGroups(town.residents) : town.residents_badge,
    residents_badge: town.residents_badge,
  };
}

/** A region is no city, so the field for it stays empty. */
function typedCity({ kind, name }: Town): string {
  return kind === 'region' ? '' : encodeURIComponent(name);
}

/** How the town reads in a heading: "Dunkirk, NY", or what its entry says. */
export function townPlace(town: Town, company: Manifest['company']): string {
  return town.place ?? `${town.name}, ${company.address.state}`;
}

/** The street address on one line. */
export function addressLine({ street, city, state, zip }: Manifest['company']['address']): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
