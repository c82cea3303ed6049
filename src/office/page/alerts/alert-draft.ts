// An alert while it is written, and how it becomes a row of service_alerts and back.

import type { AlertKind } from '../../../model/calendar/notice.ts';
import { momentOf } from '../../../model/calendar/zone.ts';
import { type Clocks, dayInFull, whenInFull, whenSortable } from '../ui/when.tsx';

/** The texts of the form's fields: times such as `2026-11-26T13:05`, dates such as `2026-11-26`. */
type DraftTexts = Record<
  'text' | 'starts' | 'ends' | 'link' | 'link_label' | 'moves_from' | 'moves_to',
  string
>;

/** Without a start, it is there at once. */
export interface AlertDraft extends DraftTexts {
  kind: AlertKind;
  towns: string[];
  /** What becomes of the visits of a day; nothing without any. */
  day: '' | 'moves' | 'cancelled';
  routes: string[];
}

/** A row of the table, as the office reads and writes it. */
export interface AlertRow
  extends Record<'id' | 'text' | 'ends' | 'ends_at', string>,
    Record<'starts' | 'starts_at' | 'link' | 'link_label', string | null> {
  kind: AlertKind;
  towns: string[] | null;
  /** The day whose visits move, and the one that they move to: without it they are cancelled. */
  moves_from?: string | null;
  moves_to?: string | null;
  routes?: string[] | null;
}

export const ALERT_KINDS: { value: AlertKind; label: string }[] = [
  { value: 'delay', label: 'Delay' },
  { value: 'closure', label: 'Closed' },
  { value: 'weather', label: 'Weather' },
  { value: 'news', label: 'News' },
];

/** The columns that a member writes. */
type AlertColumns = Omit<AlertRow, 'id' | 'starts_at' | 'ends_at'>;

export function alertRow(draft: AlertDraft): AlertColumns {
  const { text, kind, starts, ends, towns, link, link_label, day, moves_from } = draft;
  return {
    text: text.trim(),
    kind,
    starts: starts ? starts.replace('T', ' ') : null,
    ends: ends.replace('T', ' '),
    towns: towns.length > 0 ? towns : null,
    link: link.trim() || null,
    link_label: link.trim() ? link_label.trim() : null,
    // A database may be older than these columns, and still takes alerts that move nothing.
    ...((day || moves_from) && changeColumns(draft)),
  };
}

function changeColumns({ day, moves_from, moves_to, routes }: AlertDraft) {
  return {
    moves_from: day ? moves_from : null,
    moves_to: day === 'moves' ? moves_to : null,
    routes: day && routes.length > 0 ? routes : null,
  };
}

/** The change that a draft carries, as far as its dates are written. */
export function draftChange({ day, moves_from, moves_to }: AlertDraft) {
  if (!day || !moves_from || (day === 'moves' && !moves_to)) return undefined;
  return { date: moves_from, ...(day === 'moves' && { to: moves_to }) };
}

/** A draft with another part; an alert stays until its change is over, because calendars follow it. */
export function changedDraft(draft: AlertDraft, part: Partial<AlertDraft>): AlertDraft {
  const next = { ...draft, ...part };
  const end = endOfChange(next);
  return next.ends < end ? { ...next, ends: end } : next;
}

/** The last minute of the days of a change; empty without one. */
function endOfChange({
  day,
  moves_from,
  moves_to,
}: Pick<AlertDraft, 'day' | 'moves_from' | 'moves_to'>): string {
  const last = day === 'moves' && moves_to > moves_from ? moves_to : moves_from;
  return day && last ? `${last}T23:59` : '';
}

export function draftOf(row: AlertRow): AlertDraft {
  const { text, kind, starts, ends, towns, link, link_label, moves_from, moves_to, routes } = row;
  return {
    ...{ text, kind },
    day: moves_to ? 'moves' : moves_from ? 'cancelled' : '',
    moves_from: moves_from ?? '',
    moves_to: moves_to ?? '',
    routes: routes ?? [],
    starts: starts ? withTime(starts, '00:00') : '',
    ends: withTime(ends, '23:59'),
    towns: towns ?? [],
    link: link ?? '',
    link_label: link_label ?? '',
  };
}

/** A date alone means the whole day. */
const withTime = (written: string, time: string) =>
  written.length === 10 ? `${written}T${time}` : written.replace(' ', 'T');

/** An empty alert that ends with the day. */
export const newDraft = (now: number, zone: string): AlertDraft => ({
  ...{ text: '', kind: 'delay', starts: '', towns: [], link: '', link_label: '' },
  ...{ day: '', moves_from: '', moves_to: '', routes: [] },
  ends: `${clockTime(now, zone).slice(0, 10)}T23:59`,
});

/** The clocks of a zone at a moment, to the minute: `2026-11-26T13:05`. */
export const clockTime = (moment: number, zone: string): string =>
  whenSortable(moment, zone).replace(' ', 'T');

const MINUTE_MS = 60_000;

/** The `ends` of an alert that ends now. One of this minute ends with it: no alert ends before it starts. */
export function endNow({ starts_at }: Pick<AlertRow, 'starts_at'>, now: number, zone: string) {
  const start = starts_at ? Date.parse(starts_at) : 0;
  return clockTime(Math.max(now, start + MINUTE_MS), zone).replace('T', ' ');
}

export type AlertTime = 'now' | 'planned' | 'over';

/** When an alert is shown, seen from a moment. */
export function alertTime({ starts_at, ends_at }: AlertRow, now: number): AlertTime {
  if (Date.parse(ends_at) <= now) return 'over';
  return starts_at && Date.parse(starts_at) > now ? 'planned' : 'now';
}

/** The pattern of a link: a page of the site, or a full address. The database has the same. */
export const ALERT_LINK = String.raw`(/([^\/\\\s]\S*)?|https://[A-Za-z0-9.\-]+(:[0-9]+)?([\/?#]\S*)?)`;

/** The first end that an alert may have: after now, after its start, and not before its change is over. */
export function earliestEnd(draft: AlertDraft, now: number, zone: string): string {
  const { starts } = draft;
  const start = starts ? momentOf(starts, zone) : 0;
  const first = clockTime(Math.max(now, start) + MINUTE_MS, zone);
  const end = endOfChange(draft);
  return first < end ? end : first;
}

/** From when until when an alert shows, in words. A date alone is a whole day. */
export function spanInWords(row: AlertRow, clocks: Clocks): string {
  const inWords = (written: string, moment: string, withinDay: number) =>
    written.includes(' ')
      ? whenInFull(moment, clocks)
      : dayInFull(Date.parse(moment) + withinDay, clocks);
  const { starts, ends, starts_at, ends_at } = row;
  const begin = starts && starts_at ? `from ${inWords(starts, starts_at, 0)} ` : '';
  return `${begin}until ${inWords(ends, ends_at, -1)}`;
}
