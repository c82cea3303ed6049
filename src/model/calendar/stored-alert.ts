// Alerts in the database: how a row of the table service_alerts becomes one.
import type { AlertNotice } from './alert.ts';
import { type Day, formatDate } from './day.ts';
import type { AlertKind } from './notice.ts';

const KINDS: AlertKind[] = ['delay', 'closure', 'weather', 'news'];

/** The pattern of a link: a page of the site, or a full address; supabase/migrations has the same. */
export const ALERT_LINK = String.raw`(/([^\/\\\s]\S*)?|https://[A-Za-z0-9.\-]+(:[0-9]+)?([\/?#]\S*)?)`;

const LINK = new RegExp(`^${ALERT_LINK}$`);

/** Reads a row of the table service_alerts, which has begun; undefined when it is not one. */
export function readAlert(row: unknown): AlertNotice | undefined {
  const { id, text, kind, ends_at, link, link_label, ...filters } = Object(row) as Record<
    string,
    unknown
  >;
  const until = Date.parse(String(ends_at));
  if (typeof text !== 'string' || text.trim() === '' || Number.isNaN(until)) return undefined;
  const hasLink = typeof link === 'string' && LINK.test(link) && typeof link_label === 'string';
  const [towns, routes] = [names(filters.towns), names(filters.routes)];
  // A database that is older than these columns has none of them.
  const moves_from = isDay(filters.moves_from) ? filters.moves_from : undefined;
  const moves_to = isDay(filters.moves_to) ? filters.moves_to : null;
  const message = alertText(text, { moves_from, moves_to });
  return {
    notice: {
      id: `${id} ${message}`,
      kind: KINDS.find((candidate) => candidate === kind) ?? 'news',
      text: message,
      from: 0,
      until,
      ...(hasLink && { link: { label: link_label, to: link } }),
    },
    ...(towns && { towns }),
    ...(moves_from && {
      change: { date: moves_from, ...(moves_to && { to: moves_to }), ...(routes && { routes }) },
    }),
  };
}

/** Which pages show an alert, by the names of its towns: "Shows on Fredonia’s pages". */
export const alertPages = (towns: string[]): string =>
  towns.length > 0
    ? `Shows on ${new Intl.ListFormat('en-US').format(towns)}’s pages`
    : 'Shows on all pages';

const names = (list: unknown): string[] | undefined =>
  Array.isArray(list) && list.length > 0 ? list.map(String) : undefined;

const isDay = (value: unknown): value is Day => /^20\d\d-\d\d-\d\d$/.test(String(value));

/** "Snow. (Thursday, January 29 → Friday, January 30)". The office writes in English, and so are the dates. */
export function alertText(
  text: string,
  { moves_from, moves_to }: { moves_from?: Day | null | undefined; moves_to?: Day | null },
): string {
  if (!moves_from) return text;
  const change = moves_to ? ` → ${formatDate(moves_to)}` : ': cancelled';
  return `${text} (${formatDate(moves_from)}${change})`;
}
