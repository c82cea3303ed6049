// Writes the JSON-LD graph of a page: who the business is, what the page is about, and where it stands in the site.
import type { Manifest, Town } from '../model/manifest.generated.ts';
import type { Crumb, Page, SiteFacts } from '../model/site.ts';
import { activeEntries } from './expand.ts';
import type { ExpandedPage } from './expand-pages.ts';

interface Input {
  page: Page;
  breadcrumb: Crumb[];
  expanded: ExpandedPage;
  facts: SiteFacts;
  manifest: Manifest;
}

type Node = Record<string, unknown>;

/** The services by the word that SEO records use for them, and the page that each is sold on. */
const SERVICES = {
  residential: { name: 'Residential trash pickup', path: '/residential-trash-pickup/' },
  commercial: { name: 'Commercial dumpster service', path: '/commercial-dumpsters/' },
  rolloff: { name: 'Roll-off dumpster rental', path: '/rolloff-dumpsters/' },
} as const;

type Service = keyof typeof SERVICES;

/** The graph as JSON text that is safe inside a script element. */
export function structuredData(input: Input): string {
  const service = input.expanded.seo.service;
  const graph = [
    organization(input),
    webPage(input),
    ...(input.breadcrumb.length > 1 ? [breadcrumbList(input)] : []),
    ...servicesOf(service).map((name) => serviceNode(name, input)),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** The services that a page is about: its own, or all of them on pages about the business as a whole. */
function servicesOf(service: string | undefined): Service[] {
  const all = Object.keys(SERVICES) as Service[];
  return all.includes(service as Service) ? [service as Service] : all;
}

const id = (facts: SiteFacts, name: string) => `${facts.origin}/#${name}`;
const organizationId = (facts: SiteFacts) => id(facts, 'organization');

function organization({ facts, manifest, page }: Input): Node {
  const { company } = facts;
  const { address, hours, rating } = company;
  const towns = activeEntries(manifest.towns).map(({ entry }) => entry);
  const home = page.path === '/';
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organizationId(facts),
    name: company.name,
    url: `${facts.origin}/`,
    image: facts.origin + company.image,
    telephone: facts.phone_href.replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.founded),
    priceRange: company.price_range,
    ...(home && {
      description: manifest.pages.find(({ path }) => path === '/')?.seo.meta_description,
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: hours.opens,
      closes: hours.closes,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
    },
    areaServed: towns.map((town) => place(town, home)),
    ...(home && { hasOfferCatalog: offerCatalog(facts) }),
  };
}

function place(town: Town, withCoordinates: boolean): Node {
  return {
    '@type': town.kind === 'region' ? 'AdministrativeArea' : 'City',
    name: town.name,
    ...(withCoordinates &&
      town.coordinates && { geo: { '@type': 'GeoCoordinates', ...town.coordinates } }),
  };
}

function offerCatalog(facts: SiteFacts): Node {
  return {
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: (Object.keys(SERVICES) as Service[]).map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@id': id(facts, `service-${name}`) },
    })),
  };
}

function webPage({ page, facts, breadcrumb }: Input): Node {
  const url = facts.origin + page.path;
  return {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.seo?.title,
    description: page.seo?.description,
    inLanguage: facts.locale.replace('_', '-'),
    about: { '@id': organizationId(facts) },
    ...(breadcrumb.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
}

function breadcrumbList({ page, facts, breadcrumb }: Input): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${facts.origin}${page.path}#breadcrumb`,
    itemListElement: breadcrumb.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: facts.origin + path,
    })),
  };
}

function serviceNode(name: Service, { facts, expanded, page }: Input): Node {
  const { name: label, path } = SERVICES[name];
  const { town } = expanded;
  return {
    '@type': 'Service',
    '@id': town ? `${facts.origin}${page.path}#service` : id(facts, `service-${name}`),
    name: label,
    url: facts.origin + (town ? page.path : path),
    provider: { '@id': organizationId(facts) },
    areaServed: town ? place(town, false) : facts.company.service_area,
  };
}
