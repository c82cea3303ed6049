// The nodes of the JSON-LD graph that are about the business: the company itself, and its website.
import { LARGE_ICON } from '../../model/own-files.ts';
import { ids, type NamedNode, type Node, ref, type Subject } from './structured-data-nodes.ts';

/** What "weekdays" means in the manifest's opening hours. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The company; on the home page with the catalogue of what it offers. */
export function organization(subject: Subject, areas: NamedNode[]): Node {
  const { facts, page } = subject;
  const { company } = facts;
  const id = ids(subject);
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': id.organization,
    name: company.name,
    description: facts.footer.tagline,
    url: `${facts.origin}/`,
    image: facts.origin + company.image,
    logo: facts.origin + LARGE_ICON,
    telephone: facts.phone_href.replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.founded),
    priceRange: company.price_range,
    address: postalAddress(subject),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS,
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: company.rating.value,
      reviewCount: company.rating.count,
    },
    areaServed: areas.map((area) => ref(area['@id'])),
    ...(page.path === '/' && { hasOfferCatalog: offerCatalog(subject) }),
  };
}

function postalAddress({ facts }: Subject): Node {
  const { street, city, state, zip } = facts.company.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

function offerCatalog(subject: Subject): Node {
  const id = ids(subject);
  return {
    '@type': 'OfferCatalog',
    name: subject.facts.navigation.services.label,
    itemListElement: subject.around.sold.map(({ path }) => ({
      '@type': 'Offer',
      itemOffered: ref(id.service(path)),
    })),
  };
}

/** The website as a whole, which every page is part of. */
export function website(subject: Subject): Node {
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
