// Moments as the office reads them: on the clocks of the business.

/** "Nov 26, 2026, 1:05 PM". */
export function whenInFull(moment: string | number, locale: string, zone: string): string {
  return new Date(moment).toLocaleString(locale.replace('_', '-'), {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** "2026-11-26 08:05", which spreadsheets read as a moment. */
export const whenSortable = (moment: string, zone: string): string =>
  new Date(moment).toLocaleString('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });

/** "Nov 26, 2026". */
export function dayInFull(moment: number, locale: string, zone: string): string {
  return new Date(moment).toLocaleDateString(locale.replace('_', '-'), {
    timeZone: zone,
    dateStyle: 'medium',
  });
}

/** "1:05 PM" today, "Nov 26" in this year, "Nov 26, 2024" before. */
export function whenInShort(
  moment: string,
  { locale, zone, now }: { locale: string; zone: string; now: number },
): string {
  const language = locale.replace('_', '-');
  const dayOf = (time: number) =>
    new Date(time).toLocaleDateString('en-CA', { timeZone: zone, dateStyle: 'short' });
  const [day, today] = [dayOf(Date.parse(moment)), dayOf(now)];
  const date = new Date(moment);
  if (day === today) {
    return date.toLocaleTimeString(language, { timeZone: zone, timeStyle: 'short' });
  }
  return date.toLocaleDateString(language, {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}
