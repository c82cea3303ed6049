// Alerts in the database: how a row of the table service_alerts becomes one.
import type { ServiceChange } from '../manifest.generated.ts';
import type { AlertNotice } from './alert.ts';
import type { Day } from './day.ts';
import type { AlertKind } from './notice.ts';

const KINDS: AlertKind[] = ['delay', 'closure', 'weather', 'news'];

/** A page of the site, or a full address; supabase/migrations has the same pattern. */
const LINK = /^(\/([^/\\\s]\S*)?|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#]\S*)?)$/;

/** Reads a row of the table service_alerts, which has begun; undefined when it is not one. */
export function readAlert(row: unknown): AlertNotice | undefined {
  const { id, text, kind, ends_at, link, link_label, ...own } = Object(row) as Record<
    string,
    unknown
  >;
  const until = Date.parse(String(ends_at));
  if (typeof text !== 'string' || text.trim() === '' || Number.isNaN(until)) return undefined;
  const hasLink = typeof link === 'string' && LINK.test(link) && typeof link_label === 'string';
  const towns = names(own.towns);
  const change = readChange(own);
  const said = alertText(text, change);
  return {
    notice: {
      id: `${id} ${said}`,
      kind: KINDS.find((known) => known === kind) ?? 'news',
      text: said,
      from: 0,
      until,
      ...(hasLink && { link: { label: link_label, to: link } }),
    },
    ...(towns && { towns }),
    ...(change && { change }),
  };
}

const names = (list: unknown): string[] | undefined =>
  Array.isArray(list) && list.length > 0 ? list.map(String) : undefined;

/** A database that is older than the columns has none of them. */
function readChange({ moves_from, moves_to, routes }: Record<string, unknown>) {
  if (!isDay(moves_from)) return undefined;
  const only = names(routes);
  return {
    date: moves_from,
    ...(isDay(moves_to) && { to: moves_to }),
    ...(only && { routes: only }),
  };
}

const isDay = (value: unknown): value is Day => /^20\d\d-\d\d-\d\d$/.test(String(value));

/** "Snow. (Thursday, Jan 29 → Friday, Jan 30)". The office writes in English, and so is the date. */
export function alertText(text: string, change?: Pick<ServiceChange, 'date' | 'to'>): string {
  if (!change) return text;
  const { date, to } = change;
  return `${text} (${dateWords(date)}${to ? ` → ${dateWords(to)}` : ': cancelled'})`;
}

const dateWords = (day: Day): string =>
  new Date(day).toLocaleDateString('en-US', {
    ...{ weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' },
  });
