// The shared parts of a page's JSON-LD graph: its inputs, and the ids of its nodes.
import type { Day } from '../../../model/calendar/day.ts';
import type { SpecialHours } from '../../../model/calendar/open-now.ts';
import type { Service, Town } from '../../../model/manifest.generated.ts';
import type { Crumb, Page, SiteFacts } from '../../../model/site.ts';
import type { ExpandedPage } from '../expand/expand-pages.ts';

/** The page that a graph describes, and the site around it. */
export interface Subject {
  page: Page;
  breadcrumb: Crumb[];
  facts: SiteFacts;
  /** The page before it was resolved. */
  expandedPage: ExpandedPage;
  context: GraphContext;
}

/** A county, with the two letters of its state. */
export interface CountyArea {
  name: string;
  state: string;
}

/** The facts of the rest of the site that graphs use. They are gathered once for all pages. */
export interface GraphContext {
  /** The towns that are shown, in their order. */
  towns: Town[];
  /** The counties of the towns, each once. */
  counties: CountyArea[];
  services: Service[];
  /** The day of the build, where the business is. */
  today: Day;
  /** The office's hours on holidays that change them. */
  holidays: SpecialHours[];
  /** The pages that the services are sold on; a service's town pages sell the same service. */
  servicePages: ExpandedPage[];
}

/** A node of the graph, or a part of one. */
export type GraphNode = Record<string, unknown>;

/** A node that others refer to. */
export type NamedNode = GraphNode & { '@id': string };

/**
 * The ids of nodes, which are stable between builds. Those of the business are the same on every page. Ids of places
 * outside the office's state end in the state's letters.
 */
export function ids({ facts: { origin, company }, page }: Pick<Subject, 'facts' | 'page'>) {
  const address = origin + page.path;
  const elsewhere = (state: string) =>
    state && state !== company.address?.state ? `-${state.toLowerCase()}` : '';
  return {
    organization: `${origin}/#organization`,
    website: `${origin}/#website`,
    webPage: `${address}#webpage`,
    breadcrumb: `${address}#breadcrumb`,
    service: (path: string) => `${origin}${path}#service`,
    town: ({ slug }: Town) => `${origin}/#town-${slug}`,
    state: (state: string) => `${origin}/#state${elsewhere(state)}`,
    county: ({ name, state }: CountyArea) =>
      `${origin}/#county-${name.toLowerCase().replaceAll(' ', '-')}${elsewhere(state)}`,
  };
}

/** A reference to another node of the graph. */
export function ref(id: string): GraphNode {
  return { '@id': id };
}
