// The nodes of the JSON-LD graph that are about the business: the company itself, and its website.
import type { Day } from '../../../model/calendar/day.ts';
import type { SpecialHours } from '../../../model/calendar/open-now.ts';
import type { Address, Company, OpenHours } from '../../../model/manifest.generated.ts';
import { LARGE_ICON } from '../../../model/own-files.ts';
import { phoneHref } from '../../../model/phones.ts';
import type { Page } from '../../../model/site.ts';
import { closureHours, daysOf, fixedHours } from '../office-hours.ts';
import { type GraphNode, ids, type NamedNode, ref, type Subject } from './nodes.ts';

/**
 * The company with its known facts; the home page adds the catalogue of its services. Search engines require an address of a
 * local business (https://developers.google.com/search/docs/appearance/structured-data/local-business), so a company
 * without one is an organization, whose hours belong to its telephone.
 */
export function organization(subject: Subject, areas: NamedNode[]): GraphNode {
  const { facts, page, context } = subject;
  const { company } = facts;
  const profiles = [...(company.profiles ?? []), ...(company.social ?? [])];
  const id = ids(subject);
  const main = telephone(company.phone);
  const hours = openingHoursNodes(company.hours);
  const showsHolidays = page.sections.some(({ type }) => type === 'holiday-schedule');
  const contactPoints: GraphNode[] = [
    ...(!company.address && hours ? [{ telephone: main, hoursAvailable: hours }] : []),
    ...(company.phones ?? []).map(({ label, phone }) => ({
      contactType: label,
      telephone: telephone(phone),
    })),
  ].map((point) => ({ '@type': 'ContactPoint', ...point }));
  return {
    '@type': company.address ? ['Organization', company.type ?? 'LocalBusiness'] : 'Organization',
    '@id': id.organization,
    name: company.name,
    description: facts.footer.tagline,
    url: `${facts.origin}/`,
    image: facts.origin + company.image,
    logo: facts.origin + LARGE_ICON,
    telephone: main,
    ...(company.email && { email: company.email }),
    ...(company.founded && { foundingDate: String(company.founded) }),
    ...(contactPoints.length > 0 && { contactPoint: contactPoints }),
    ...(company.locations && { department: departments(company, facts.origin, context.today) }),
    ...(profiles.length > 0 && { sameAs: [...new Set(profiles)] }),
    ...(company.address && {
      address: postalAddress(company.address),
      ...(company.price_range && { priceRange: company.price_range }),
      ...(company.coordinates && { geo: { '@type': 'GeoCoordinates', ...company.coordinates } }),
      ...(hours && { openingHoursSpecification: hours }),
      ...specialHours([
        ...closureHours(company.closures, context.today),
        ...(showsHolidays ? context.holidays : []),
      ]),
    }),
    ...(company.rating &&
      page.sections.some(showsRating(company.rating.value)) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: company.rating.value,
          reviewCount: company.rating.count,
        },
      }),
    areaServed: areas.map((area) => ref(area['@id'])),
    ...(page.path === '/' && { hasOfferCatalog: offerCatalog(subject) }),
  };
}

/** Whether a section shows the rating. Search engines accept a rating only on a page where visitors can read it. */
const showsRating = (rating: number) => (section: Page['sections'][number]) =>
  section.type === 'reviews' ||
  ('proof' in section && section.proof?.some(({ value }) => value.includes(String(rating))));

const telephone = (phone: string) => phoneHref(phone).replace('tel:', '');

/** The further places, each with the company's name before its own, as search engines require. */
function departments(
  { name, type, image, locations = [] }: Company,
  origin: string,
  today: Day,
): GraphNode[] {
  return locations.map(({ id, label, address, phone, hours, closures, coordinates }) => ({
    '@type': type ?? 'LocalBusiness',
    '@id': `${origin}/#location-${id}`,
    name: `${name}, ${label}`,
    image: origin + image,
    address: postalAddress(address),
    ...(phone && { telephone: telephone(phone) }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    openingHoursSpecification: openingHoursNodes(hours),
    ...specialHours(closureHours(closures, today)),
  }));
}

function postalAddress({ street, city, state, zip }: Address): GraphNode {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    addressRegion: state,
    ...(zip && { postalCode: zip }),
    addressCountry: 'US',
  };
}

/** A specification for each entry, without a list around a single one. schema.org has no term for hours by appointment. */
function openingHoursNodes(hours?: OpenHours[]): GraphNode | GraphNode[] | undefined {
  const specifications: GraphNode[] = fixedHours(hours).map((entry) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(entry),
    opens: entry.opens,
    closes: entry.closes,
  }));
  return specifications.length > 1 ? specifications : specifications[0];
}

/** Hours of single days and of closures, in order. Equal times mean closed. */
function specialHours(hours: SpecialHours[]): GraphNode | undefined {
  if (hours.length === 0) return undefined;
  return {
    specialOpeningHoursSpecification: hours
      .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
      .map((span) => ({ '@type': 'OpeningHoursSpecification', ...span })),
  };
}

function offerCatalog(subject: Subject): GraphNode {
  const id = ids(subject);
  return {
    '@type': 'OfferCatalog',
    name: subject.facts.navigation.services.label,
    itemListElement: subject.context.servicePages.map(({ path }) => ({
      '@type': 'Offer',
      itemOffered: ref(id.service(path)),
    })),
  };
}

/** The website as a whole, which every page is part of. */
export function website(subject: Subject): GraphNode {
  const { facts } = subject;
  const id = ids(subject);
  return {
    '@type': 'WebSite',
    '@id': id.website,
    url: `${facts.origin}/`,
    name: facts.company.name,
    inLanguage: facts.locale.replace('_', '-'),
    publisher: ref(id.organization),
  };
}
