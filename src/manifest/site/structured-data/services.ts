// The nodes of the JSON-LD graph that are about services: the one that the page sells, or all of them.
import type { ExpandedPage } from '../expand/expand-pages.ts';
import { regionsOf } from './areas.ts';
import { ids, type Node, ref, type Subject } from './nodes.ts';

/** The pages that the services are sold on; a service's town pages sell the same service. */
export function soldOn(pages: ExpandedPage[]): ExpandedPage[] {
  return pages.filter((page) => !page.town && page.service !== undefined);
}

/** The page's own service; all of them on pages about the business as a whole. */
export function serviceNodes(subject: Subject): Node[] {
  const { own, isAboutService } = subject;
  const pages = isAboutService ? [own] : subject.around.sold;
  return pages.map((page) => serviceNode(page, subject));
}

function serviceNode(page: ExpandedPage, subject: Subject): Node {
  const { origin } = subject.facts;
  const id = ids(subject);
  const kind = subject.around.services.find((service) => service.id === page.service);
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
