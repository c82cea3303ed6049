// The nodes of the JSON-LD graph that are about services: the one that the page sells, or all of them.
import type { Seo } from '../../model/manifest.generated.ts';
import type { ExpandedPage } from '../expand-pages.ts';
import { regionsOf } from './structured-data-areas.ts';
import { ids, type Node, ref, type Subject } from './structured-data-nodes.ts';

/** Words under `service` in an SEO record that name a kind of page. Every other word names something that is sold. */
const NOT_SOLD: Seo['service'][] = ['home', 'about', 'contact', 'billing', 'legal'];

/** Whether a page sells a service. */
export function isSalesPage({ seo: { service } }: Pick<ExpandedPage, 'seo'>): boolean {
  return service !== undefined && !NOT_SOLD.includes(service);
}

/** The pages that the services are sold on, one each; a service's town pages sell the same service. */
export function soldOn(pages: ExpandedPage[]): ExpandedPage[] {
  return pages.filter((page) => !page.town && isSalesPage(page));
}

/** The page's own service; all of them on pages about the business as a whole. */
export function servicesOf(subject: Subject): Node[] {
  const { own, isAboutService } = subject;
  const { sold } = subject.around;
  if (!isAboutService) return sold.map((page) => serviceNode(page, page, subject));
  const kind = sold.find(({ seo }) => seo.service === own.seo.service) ?? own;
  return [serviceNode(own, kind, subject)];
}

/** @param kind the page that the service is sold on everywhere: it names what kind of service this is */
function serviceNode(page: ExpandedPage, kind: ExpandedPage, subject: Subject): Node {
  const { origin } = subject.facts;
  const id = ids(subject);
  return {
    '@type': 'Service',
    '@id': id.service(page.path),
    name: page.town ? subject.page.sections[0]?.heading : page.label,
    serviceType: kind.label,
    url: origin + page.path,
    provider: ref(id.organization),
    areaServed: page.town
      ? ref(id.town(page.town))
      : regionsOf(subject).map((area) => ref(area['@id'])),
  };
}
