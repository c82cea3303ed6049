// Converts dates, times and phone numbers to the form that the schema requires.
import { isDate, MONTHS } from '../../model/calendar/day.ts';

const monthNamed = (word: string) =>
  word.length < 3
    ? 0
    : MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase())) + 1;

/** A leap year, for a day without its year. */
const ANY_YEAR = 2024;

/**
 * The forms that the schema has for a date, such as 12/24/2026 or Dec 24: `2026-12-24`, or `December 24` without a year.
 * It is not certain when the day could be the month.
 */
export function parseDate(text: string): { forms: string[]; isCertain: boolean } {
  const none = { forms: [], isCertain: true };
  const [, y1, m1, d1] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T00:00.*)?$/.exec(text) ?? [];
  const [, m2, d2, y2] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}))?$/.exec(text) ?? [];
  const [, m3, d3, y3] =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(text) ?? [];
  const [, d4, m4, y4] = /^(\d{1,2}) ([a-z]{3,9})\.?(?: (\d{4}))?$/i.exec(text) ?? [];
  const name = m3 ?? m4;
  let month = name ? monthNamed(name) : Number(m1 ?? m2);
  let day = Number(d1 ?? d2 ?? d3 ?? d4);
  const year = y1 ?? y2 ?? y3 ?? y4;
  if (m2 !== undefined && month > 12) [month, day] = [day, month];
  const [mm, dd] = [month, day].map((number) => String(number).padStart(2, '0'));
  if (!(month > 0 && day > 0) || !isDate(`${year ?? ANY_YEAR}-${mm}-${dd}`)) return none;
  const isCertain = m2 === undefined || day > 12 || day === month;
  return { forms: [year ? `${year}-${mm}-${dd}` : `${MONTHS[month - 1]} ${day}`], isCertain };
}

/** A date, time, phone number or other short text in the form of a pattern; undefined when it is not clear how. */
export function normalizeToPattern(text: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u');
  const trimmed = text.replace(/[\p{Cf}"“”„]/gu, '').trim();
  return [
    trimmed,
    trimmed.replace(/[\s,;.]+$/, ''),
    ...parseDate(trimmed).forms,
    parseTime(trimmed) ?? text,
    trimmed.replace(/^\(?(\d{3})\)?[\s./-]*(\d{3})[\s./-]*(\d{4})$/, '($1) $2-$3'),
  ].find((way) => way !== text && form.test(way));
}

/** The 24-hour time of a text such as "7:00", "7 am" or "5:30 PM"; undefined for anything else. */
export function parseTime(text: string): string | undefined {
  const [, hour, minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.replace(/["“”„]/g, '').trim()) ??
    [];
  if (hour === undefined) return undefined;
  const inHalf = half !== '' && Number(hour) <= 12;
  // 12 pm is noon, 12 am midnight.
  const hours = inHalf ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60
    ? `${String(hours).padStart(2, '0')}:${minute}`
    : undefined;
}
