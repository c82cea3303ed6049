// Alerts of the office: the pages that show them, and how the rows of a table become them.
import type { Page } from '../site.ts';
import type { AlertKind, Notice } from './notice.ts';

/** An alert as a notice, and the slugs of the towns that it is for; all without any. */
export interface AlertNotice {
  notice: Notice;
  towns?: string[];
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
    nameOfSlug(slug);
}

/** "Little Valley", for the slug `little-valley`. */
function nameOfSlug(slug: string): string {
  return slug.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());
}

const KINDS: AlertKind[] = ['delay', 'closure', 'weather', 'news'];

/** A page of the site, or a full address; supabase/migrations has the same pattern. */
const LINK = /^(\/([^/\\\s]\S*)?|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#]\S*)?)$/;

/** Reads a row of the table service_alerts, which has begun; undefined when it is not one. */
export function readAlert(row: unknown): AlertNotice | undefined {
  const { id, text, kind, ends_at, towns, link, link_label } = Object(row) as Record<
    string,
    unknown
  >;
  const until = Date.parse(String(ends_at));
  if (typeof text !== 'string' || text.trim() === '' || Number.isNaN(until)) return undefined;
  const hasLink = typeof link === 'string' && LINK.test(link) && typeof link_label === 'string';
  return {
    notice: {
      id: `${id} ${text}`,
      kind: KINDS.find((known) => known === kind) ?? 'news',
      text,
      from: 0,
      until,
      ...(hasLink && { link: { label: link_label, to: link } }),
    },
    ...(Array.isArray(towns) && towns.length > 0 && { towns: towns.map(String) }),
  };
}
