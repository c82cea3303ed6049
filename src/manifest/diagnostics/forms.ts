// Puts a typed text into the form of its place. A form only reorders: nothing is made up.
import { slugOf, withoutState } from '../text/short-names.ts';

/** An address on the web without its beginning. */
const DOMAIN = /^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|us|biz|info|gov|example|test)(?:[/?#]|$)/i;

/** Ways to put a text into the form that its place asks for; the first whose result fits is meant. */
const FORMS: ((text: string) => string)[] = [
  (text) => text.replace(/\p{Cf}/gu, '').trim(),
  (text) => text.replace(/[\s,;.]+$/, ''),
  withoutState,
  // A link as other programs write it, a reference in braces, a date with the time that YAML 1.1 gives it.
  (text) => /(?:\]\(|href=["'])([^()"'\s]+)/.exec(text)?.[1] ?? '',
  (text) => text.replace(/^\{+([^{}]*)\}+$/, '$1'),
  (text) => text.replace(/^(\d{4}-\d\d-\d\d)T00:00:00(?:\.000)?Z?$/, '$1'),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('-', '_'),
  (text) => text.replace(/(?:\/index)?\.html?$/, '/'),
  (text) => (/[/.@:]/.test(text) ? '' : slugOf(withoutState(text))),
  (text) => text.replace(/^(\d{5})-\d{4}$/, '$1'),
  (text) => (text.startsWith('/') ? '' : text.replace(/\s+/g, '')),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/, '($1) $2-$3'),
  (text) => text.replace(/^.*?public[\\/]|^\.+[\\/]/, '/').replaceAll('\\', '/'),
  (text) => text.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/, ''),
  (text) => text.replace(/^h?t{1,3}ps?[:;]?\/{1,3}(?=[\w-]+\.)/, 'https://'),
  // Links know the words for the company's own phone and address.
  (text) => (/^(?:tel:)?\+?[\d()\s.-]{7,}$|^\{?phone\}?$/i.test(text) ? 'call' : ''),
  (text) => (/^(?:mailto:)?[^@\s/]+@[^@\s/]+$|^\{?e?-?mail\}?$/i.test(text) ? 'email' : ''),
  (text) => text.replace(/^mailto:/, ''),
  (text) => (DOMAIN.test(text) ? `https://${text}` : ''),
  (text) => text.replace(/\/+$/, ''),
  (text) =>
    /[\\:@\s]/.test(text)
      ? ''
      : `/${text}`.replace(/(?<!\.\w+)\/*(#.*)?$/, '/$1').replace(/\/+/g, '/'),
  (text) => (/[\\:@\s]/.test(text) ? '' : `/${text}`),
  (text) => (/[/.]/.test(text) ? '' : slugOf(text, '_')),
];

/** The text in the form of a pattern; undefined when it is not clear how. */
export function inForm(text: string, pattern: string): string | undefined {
  // White space in a web address may separate two addresses.
  if (/^https?:\/\/\S+\s+\S/i.test(text)) return undefined;
  const form = new RegExp(pattern, 'u');
  return FORMS.map((way) => way(text)).find((formed) => form.test(formed));
}

/** The 24-hour time of a text such as "7:00", "7 am" or "5:30 PM"; undefined for anything else. */
export function timeIn(text: string): string | undefined {
  const [, hour, minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim()) ?? [];
  if (hour === undefined) return undefined;
  const inHalf = half !== '' && Number(hour) <= 12;
  // Twelve is noon in the afternoon's half and midnight in the other.
  const hours = inHalf ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60
    ? `${String(hours).padStart(2, '0')}:${minute}`
    : undefined;
}

/** A number as digits of the clock, and as minutes since midnight: YAML 1.1 reads 17:00 as 1020. */
export function timesIn(number: number): { asDigits?: string; asMinutes?: string } {
  const time = (hours: number, minutes: number) =>
    Number.isInteger(number) && hours >= 0 && hours < 24 && minutes < 60
      ? `"${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}"`
      : undefined;
  const asDigits = number < 24 ? time(number, 0) : time(Math.floor(number / 100), number % 100);
  const asMinutes = time(Math.floor(number / 60), number % 60);
  return {
    ...(asDigits && { asDigits }),
    ...(asMinutes && asMinutes !== asDigits && { asMinutes }),
  };
}

/** Whether a word is one for true or for false; undefined where it may mean something else. */
export function booleanIn(word: string): boolean | undefined {
  if (/^(?:yes|on|y|true|1)[\s,;.]*$/i.test(word)) return true;
  return /^(?:no|off|hidden|n|false|0)[\s,;.]*$/i.test(word) ? false : undefined;
}
