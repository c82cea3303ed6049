// Alerts of the office, and the pages that show them.
import type { ServiceChange } from '../manifest.generated.ts';
import type { Page } from '../site.ts';
import type { Notice } from './notice.ts';

/** An alert as a notice, and the slugs of the towns that it is for; all without any. */
export interface AlertNotice {
  notice: Notice;
  towns?: string[];
  /** The day of a week that it moves or cancels. */
  change?: Pick<ServiceChange, 'date' | 'to' | 'routes'>;
}

/** The alerts of a page: those for all, and on a town's page its own. The home page has all, with the towns' names. */
export function alertsOf(
  alerts: AlertNotice[],
  { path, town_slug = '' }: Pick<Page, 'path' | 'town_slug'>,
  nameOf: (slug: string) => string,
): Notice[] {
  return alerts.flatMap(({ notice, towns }) => {
    if (!towns || towns.includes(town_slug)) return [notice];
    if (path !== '/') return [];
    return [{ ...notice, text: `${towns.map(nameOf).join(', ')}: ${notice.text}` }];
  });
}

/** A town's name from the page's own lists of towns, else from its slug: no page has the names of all towns. */
export function townNames({ sections }: Pick<Page, 'sections'>): (slug: string) => string {
  const towns = sections.flatMap((section) => (section.type === 'towns' ? section.items : []));
  return (slug) =>
    towns.find(({ links }) => links.some(({ to }) => to.endsWith(`/${slug}/`)))?.name ??
    // "Little Valley", for the slug `little-valley`.
    slug.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());
}
