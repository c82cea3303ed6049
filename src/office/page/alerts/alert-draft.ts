// An alert while it is written, and how it becomes a row of service_alerts and back.
import type { AlertNotice } from '../../../model/calendar/alert.ts';
import type { AlertKind } from '../../../model/calendar/notice.ts';
import { zonedTimeToEpoch } from '../../../model/calendar/zone.ts';
import { type Clocks, dayInFull, formatDateTime, formatSortable } from '../ui/when.tsx';

/** The texts of the form's fields: times such as `2026-11-26T13:05`, dates such as `2026-11-26`. */
type DraftTexts = Record<'text' | 'starts' | 'ends' | 'link' | 'link_label' | 'moves_to', string>;

/** Without a start, it is there at once; without a day to move to, the visits of a day are cancelled. */
export interface AlertDraft extends DraftTexts {
  kind: AlertKind;
  towns: string[];
  /** The day whose visits change; undefined until somebody touches it. */
  moves_from: string | undefined;
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
  /** Whether it is a part of the website, and not of the database. */
  isPlanned?: boolean;
}

/** A planned alert of the website, as the list of all alerts shows it. */
export function plannedRow({ notice, towns = [] }: AlertNotice, zone: string): AlertRow {
  const { id, text, from, until } = notice;
  const kind = notice.kind as AlertKind;
  // Leave out midnight: the date alone means the whole day.
  const written = (moment: number) => formatSortable(moment, zone).replace(/ 00:00$/, '');
  return {
    ...{ id, text, kind, towns: towns.length > 0 ? towns : null, link: null, link_label: null },
    starts: from > 0 ? written(from) : null,
    starts_at: from > 0 ? new Date(from).toISOString() : null,
    ends: written(until),
    ends_at: new Date(until).toISOString(),
    isPlanned: true,
  };
}

export const ALERT_KINDS: { value: AlertKind; label: string }[] = [
  { value: 'delay', label: 'Delay' },
  { value: 'closure', label: 'Closed' },
  { value: 'weather', label: 'Weather' },
  { value: 'news', label: 'News' },
];

/** The columns that a member writes. */
export function alertRow(
  draft: AlertDraft,
): Omit<AlertRow, 'id' | 'starts_at' | 'ends_at' | 'isPlanned'> {
  const { text, kind, starts, ends, towns, link, link_label } = draft;
  const { moves_from, moves_to, routes } = draft;
  return {
    text: text.trim(),
    kind,
    starts: starts.replace('T', ' ') || null,
    ends: ends.replace('T', ' '),
    towns: towns.length > 0 ? towns : null,
    link: link.trim() || null,
    link_label: link.trim() ? link_label.trim() : null,
    // A database may be older than these columns, and still takes alerts that move nothing.
    ...(moves_from !== undefined && {
      moves_from: moves_from || null,
      moves_to: (moves_from && moves_to) || null,
      routes: moves_from && routes.length > 0 ? routes : null,
    }),
  };
}

/** Changes a part of a draft. The alert ends no earlier than the visits that it moves, because calendars follow it. */
export function updateDraft(draft: AlertDraft, part: Partial<AlertDraft>): AlertDraft {
  const next = { ...draft, ...part };
  const { moves_from = '', moves_to } = next;
  const last = `${moves_to > moves_from ? moves_to : moves_from}T23:59`;
  return moves_from && next.ends < last ? { ...next, ends: last } : next;
}

export function draftOf(row: AlertRow): AlertDraft {
  const { text, kind, starts, ends, towns, link, link_label, moves_from, moves_to, routes } = row;
  return {
    ...{ text, kind },
    moves_from: moves_from ?? undefined,
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
  ...{ moves_from: undefined, moves_to: '', routes: [] },
  ends: `${clockTime(now, zone).slice(0, 10)}T23:59`,
});

/** The clocks of a zone at a moment, to the minute: `2026-11-26T13:05`. */
export const clockTime = (moment: number, zone: string): string =>
  formatSortable(moment, zone).replace(' ', 'T');

const MINUTE_MS = 60_000;

/** The `ends` of an alert that ends now: a minute after its start at the earliest, because none ends before it starts. */
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

/** The first end that an alert may have: after now, and after its start. */
export function earliestEnd({ starts }: Pick<AlertDraft, 'starts'>, now: number, zone: string) {
  const start = starts ? zonedTimeToEpoch(starts, zone) : 0;
  return clockTime(Math.max(now, start) + MINUTE_MS, zone);
}

/** From when until when an alert shows, in words. A date alone is a whole day. */
export function formatSpan(row: AlertRow, clocks: Clocks): string {
  const inWords = (written: string, moment: string, withinDay: number) =>
    written.includes(' ')
      ? formatDateTime(moment, clocks)
      : dayInFull(Date.parse(moment) + withinDay, clocks);
  const { starts, ends, starts_at, ends_at } = row;
  const begin = starts && starts_at ? `from ${inWords(starts, starts_at, 0)} ` : '';
  return `${begin}until ${inWords(ends, ends_at, -1)}`;
}
