// Writes the JSON-LD graph of a page: the business, the page's subject, and its place in the site.
import type { StructuredData } from '../../../model/site.ts';
import type { ExpandedPage } from '../expand/expand-pages.ts';
import { areasOf, regionsOf } from './areas.ts';
import { organization, website } from './business.ts';
import { type GraphNode, ids, ref, type Subject } from './nodes.ts';

/**
 * The graph. It contains every `@id` that it refers to. It claims only facts that the page shows, so it follows the
 * manifest and not the stored SEO record.
 */
export function structuredData(subject: Subject): StructuredData {
  const services = serviceNodes(subject);
  const areas = areasOf(subject);
  const graph = [
    organization(subject, areas),
    website(subject),
    webPage(subject),
    breadcrumbList(subject),
    ...services,
    ...areas,
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function webPage(subject: Subject): GraphNode {
  const { page, facts } = subject;
  const [hero] = page.sections;
  const id = ids(subject);
  return {
    '@type': 'WebPage',
    '@id': id.webPage,
    url: facts.origin + page.path,
    name: hero?.heading,
    ...(hero && 'intro' in hero && hero.intro && { description: hero.intro }),
    inLanguage: facts.locale.replace('_', '-'),
    isPartOf: ref(id.website),
    about: ref(subject.expandedPage.service ? id.service(page.path) : id.organization),
    breadcrumb: ref(id.breadcrumb),
  };
}

/** The page's place in the site: itself alone on the home page. */
function breadcrumbList(subject: Subject): GraphNode {
  const { facts, breadcrumb } = subject;
  return {
    '@type': 'BreadcrumbList',
    '@id': ids(subject).breadcrumb,
    itemListElement: breadcrumb.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: facts.origin + path,
    })),
  };
}

/** The service that the page sells; all of them on pages about the business as a whole. */
function serviceNodes(subject: Subject): GraphNode[] {
  const { expandedPage, context } = subject;
  const pages = expandedPage.service ? [expandedPage] : context.servicePages;
  return pages.map((page) => serviceNode(page, subject));
}

function serviceNode(page: ExpandedPage, subject: Subject): GraphNode {
  const { origin } = subject.facts;
  const id = ids(subject);
  const kind = subject.context.services.find((service) => service.id === page.service);
  return {
    '@type': 'Service',
    '@id': id.service(page.path),
    name: page.town ? subject.page.sections[0]?.heading : page.label,
    serviceType: kind?.label,
    url: origin + page.path,
    provider: ref(id.organization),
    areaServed: page.town
      ? ref(id.town(page.town))
      : regionsOf(subject).map((area) => ref(area['@id'])),
  };
}
