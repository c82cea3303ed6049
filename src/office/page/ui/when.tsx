// Moments as the office reads them: on the clocks of the business.
import { officeSite } from '../office-site.ts';

/** The locale and time zone of the business. */
export interface Clocks {
  locale: string;
  zone: string;
}

function inWords(
  moment: string | number,
  { locale, zone }: Clocks,
  style: Intl.DateTimeFormatOptions,
) {
  return new Date(moment).toLocaleString(locale.replace('_', '-'), { timeZone: zone, ...style });
}

/** "Nov 26, 2026, 1:05 PM". */
export const formatDateTime = (moment: string | number, clocks: Clocks): string =>
  inWords(moment, clocks, { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 26, 2026". */
export const dayInFull = (moment: number, clocks: Clocks): string =>
  inWords(moment, clocks, { dateStyle: 'medium' });

/** "2026-11-26 08:05", which spreadsheets read as a moment. */
export const formatSortable = (moment: string | number, zone: string): string =>
  inWords(moment, { locale: 'sv_SE', zone }, { dateStyle: 'short', timeStyle: 'short' });

/** "1:05 PM" today, "Nov 26" in this year, "Nov 26, 2024" before. */
export function formatRecent(moment: string, clocks: Clocks, now: number): string {
  const [day, today] = [moment, now].map((time) => formatSortable(time, clocks.zone).slice(0, 10));
  if (day === today) return inWords(moment, clocks, { timeStyle: 'short' });
  const isThisYear = day?.slice(0, 4) === today?.slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return inWords(moment, clocks, { month: 'short', day: 'numeric', ...year });
}

export function siteClocks(): Clocks {
  const { facts, zone } = officeSite();
  return { locale: facts.locale, zone };
}

/** A moment in full. */
export const When = ({ moment }: { moment: string }) => formatDateTime(moment, siteClocks());
