// An alert while it is written, and how it becomes a row of service_alerts and back.

import type { AlertKind } from '../../../model/calendar/notice.ts';
import { momentOf } from '../../../model/calendar/zone.ts';
import { dayInFull, whenInFull } from '../quotes/when.ts';

export interface AlertDraft {
  text: string;
  kind: AlertKind;
  /** As an input of a date and a time has them, `2026-11-26T13:05`; without a start it is there at once. */
  starts: string;
  ends: string;
  towns: string[];
  link: string;
  link_label: string;
}

/** A row of the table, as the office reads and writes it. */
export interface AlertRow {
  id: string;
  text: string;
  kind: AlertKind;
  starts: string | null;
  ends: string;
  towns: string[] | null;
  link: string | null;
  link_label: string | null;
  starts_at: string | null;
  ends_at: string;
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
  const { text, kind, starts, ends, towns, link, link_label } = draft;
  return {
    text: text.trim(),
    kind,
    starts: starts ? starts.replace('T', ' ') : null,
    ends: ends.replace('T', ' '),
    towns: towns.length > 0 ? towns : null,
    link: link.trim() || null,
    link_label: link.trim() ? link_label.trim() : null,
  };
}

export function draftOf(row: AlertRow): AlertDraft {
  const { text, kind, starts, ends, towns, link, link_label } = row;
  return {
    ...{ text, kind },
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
  ends: `${clockTime(now, zone).slice(0, 10)}T23:59`,
});

/** The clocks of a zone at a moment, to the minute: `2026-11-26T13:05`. */
export function clockTime(moment: number, zone: string): string {
  const day = new Date(moment).toLocaleDateString('en-CA', { timeZone: zone });
  const time = new Date(moment).toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${day}T${time}`;
}

const MINUTE = 60_000;

/** The `ends` of an alert that ends now. One of this minute ends with it: no alert ends before it starts. */
export function endNow({ starts_at }: Pick<AlertRow, 'starts_at'>, now: number, zone: string) {
  const start = starts_at ? Date.parse(starts_at) : 0;
  return clockTime(Math.max(now, start + MINUTE), zone).replace('T', ' ');
}

export type AlertTime = 'now' | 'planned' | 'over';

/** When an alert is shown, seen from a moment. */
export function alertTime({ starts_at, ends_at }: AlertRow, now: number): AlertTime {
  if (Date.parse(ends_at) <= now) return 'over';
  return starts_at && Date.parse(starts_at) > now ? 'planned' : 'now';
}

/** A field of a draft and the sentence about its fault. */
export type DraftFault = { field: keyof AlertDraft; message: string };

/** A page of the site, or a full address; the database has the same pattern. */
const LINK = /^(\/([^/\\\s]\S*)?|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#]\S*)?)$/;

/** The first fault of a draft; undefined without one. The database refuses the same. */
export function faultOfDraft(draft: AlertDraft, now: number, zone: string): DraftFault | undefined {
  const { text, starts, ends, link, link_label } = draft;
  if (!text.trim()) return { field: 'text', message: 'Write what visitors should know.' };
  if (!ends) return { field: 'ends', message: 'Say when it ends.' };
  const end = momentOf(ends, zone);
  if (end <= now) return { field: 'ends', message: 'This time has passed.' };
  if (starts && momentOf(starts, zone) >= end) {
    return { field: 'ends', message: 'It has to end after it starts.' };
  }
  if (link.trim() && !LINK.test(link.trim())) {
    return {
      field: 'link',
      message: 'Write a page such as /contact/, or an address that begins with https://.',
    };
  }
  if (link.trim() && !link_label.trim()) {
    return { field: 'link_label', message: 'Write the words of the link.' };
  }
  return undefined;
}

/** From when until when an alert shows, in words. A date alone is a whole day. */
export function spanInWords(row: AlertRow, locale: string, zone: string): string {
  const said = (written: string, moment: string, withinDay: number) =>
    written.includes(' ')
      ? whenInFull(moment, locale, zone)
      : dayInFull(Date.parse(moment) + withinDay, locale, zone);
  const { starts, ends, starts_at, ends_at } = row;
  const begin = starts && starts_at ? `from ${said(starts, starts_at, 0)} ` : '';
  return `${begin}until ${said(ends, ends_at, -1)}`;
}
