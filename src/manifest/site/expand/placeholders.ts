// The placeholders of texts, with the value of each.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import { furtherPhones } from '../../../model/phones.ts';
import type { Pointer } from '../../diagnostic.ts';
import { withThousandsSeparators } from '../../text/strings.ts';
import { hoursPlaceholders } from '../office-hours.ts';

export type PlaceholderTexts = Record<string, string>;

/** The placeholder pattern: `{phone}`, `{town.mowing.intro}`. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

const HEADING = 'quote_form.chosen_heading';
const SUBJECTS = ['office.mail.subject', 'office.confirmation.subject'];

/** Placeholders that are replaced when the page is rendered or the mail is written, each with its places. */
export const RUNTIME_PLACEHOLDERS: Record<string, string[]> = {
  privacy: ['quote_form.consent.text'],
  terms: ['quote_form.consent.text'],
  year: ['footer.copyright'],
  service: [HEADING, ...SUBJECTS],
  city: [HEADING, ...SUBJECTS],
  name: ['office.mail.subject'],
};

/** Whether a placeholder at this pointer is replaced later. In a translation it may be any of them. */
export function isRuntimePlaceholder(name: string, pointer: Pointer): boolean {
  const places = Object.hasOwn(RUNTIME_PLACEHOLDERS, name)
    ? (RUNTIME_PLACEHOLDERS[name] ?? [])
    : undefined;
  return (
    places !== undefined && (pointer[0] === 'translations' || places.includes(pointer.join('.')))
  );
}

/** The placeholders that every text of the site may use: those of the facts that the business has. */
export function sitePlaceholders({ company }: Pick<Manifest, 'company'>): PlaceholderTexts {
  const { name, phone, email, address, founded, rating, hours, locations = [] } = company;
  const phones = furtherPhones(company).map(({ id, phone }) => [`phones.${id}`, phone]);
  const places = locations.map(({ id, address }) => [`locations.${id}`, addressLine(address)]);
  return {
    company: name,
    phone,
    ...(email && { email }),
    ...(address?.street && { address: addressLine(address) }),
    ...(founded && { founded: String(founded) }),
    ...(rating && { rating: String(rating.value), review_count: String(rating.count) }),
    ...hoursPlaceholders(hours),
    ...Object.fromEntries([...phones, ...places]),
  };
}

/** The placeholders that only the texts of a town and of its pages may use. */
export const TOWN_PLACEHOLDERS = [
  'town',
  'place',
  'slug',
  'quote_city',
  'counties',
  'residents',
  'residents_badge',
];

/** With more towns, the quote form has a text field for the city: a longer list is hard to use and makes pages grow. */
export const MAX_CITY_CHOICES = 60;

/**
 * The values of these placeholders for one town.
 * @param cityIsTyped whether visitors type their city instead of choosing it
 */
export function townPlaceholders(
  town: Town,
  company: Manifest['company'],
  cityIsTyped = false,
): PlaceholderTexts {
  return {
    town: town.name,
    place: townPlace(town, company),
    slug: town.slug,
    quote_city: cityIsTyped ? typedCity(town) : town.kind === 'region' ? 'other' : town.slug,
    counties: town.counties.join(' and '),
    residents: town.residents ? withThousandsSeparators(town.residents) : town.residents_badge,
    residents_badge: town.residents_badge,
  };
}

/** The city to fill in; empty for a region, which is no city. */
function typedCity({ kind, name }: Town): string {
  return kind === 'region' ? '' : encodeURIComponent(name);
}

/** The town in a heading: "Dunkirk, NY", or the text of its entry. */
export function townPlace(town: Town, company: Manifest['company']): string {
  return town.place ?? [town.name, stateOf(town, company)].filter(Boolean).join(', ');
}

/** The two letters of the state that a town is in: its own, or the office's. */
export function stateOf(town: Town, { address }: Manifest['company']): string | undefined {
  return town.state ?? address?.state;
}

export function addressLine({
  street,
  city,
  state,
  zip,
}: NonNullable<Manifest['company']['address']>): string {
  const region = zip ? `${state} ${zip}` : state;
  return [...(street ? [street] : []), city, region].join(', ');
}
