// Puts a typed text into the form of its place. A form only reorders: nothing is made up.
import { slugOf, withoutState } from '../../text/short-names.ts';

/** The two letters of a state after the name of a town, and a ZIP code. */
const STATE = /,? [A-Z]\.?[A-Z]\.?(?: \d{5})?$/;

/** An address on the web without its beginning. */
const DOMAIN =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|us|biz|info|co|io|gov|example|test)(?:[/?#]|$)/i;

/** The beginning of an address on the web with letters or signs that are wrong, doubled or forgotten, before a website's name. */
const BEGINNING =
  /^(?:h{0,2}(?=p?t)[tp]{2,4}s{0,2}(?:[:;.,]?[\\/]+|[:;]))+(?=[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$))/i;

/** White space in a web address may separate two addresses. */
function hasBrokenLines(text: string): boolean {
  return /\S\s+\S/.test(text) && (/^https?:\/\/\S/i.test(text) || DOMAIN.test(text));
}

/** "/now-hiring/" for "Now Hiring" and "/Now Hiring/". */
const addressOf = (name: string) =>
  `/${name
    .split('/')
    .filter(Boolean)
    .map((part) => `${slugOf(part)}/`)
    .join('')}`;

/** Ways to put a text into the form that its place asks for; the first whose result fits is meant. */
const REPAIRS: ((text: string, form: RegExp) => string)[] = [
  (text) => text.replace(/\p{Cf}/gu, '').trim(),
  (text) => text.replace(/[\s,;.]+$/, ''),
  withoutState,
  (text) => text.replace(STATE, ''),
  // A link as other programs write it: [About](/about/) and <a href="/about/">.
  (text) => /(?:\]\(|href=["'])([^()"'\s]+)/.exec(text)?.[1] ?? '',
  // An address as it is copied out of a letter, with the name of its owner before it.
  (text) => /<([^<>\s]+)>\s*$/.exec(text)?.[1] ?? '',
  // A reference in the braces of a placeholder.
  (text) => text.replace(/^\{+([^{}]*)\}+$/, '$1'),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replace('-', '_'),
  (text) => text.replace(/(?:\/index)?\.html?$/, '/'),
  (text) => slugOf(text.replace(STATE, '')),
  // A ZIP with the four digits that letters have behind it.
  (text) => text.replace(/^(\d{5})-\d{4}$/, '$1'),
  // The name of a page, as its address would have it. An address with capital letters may be one of somewhere else.
  (text, form) =>
    /[A-Z ]/.test(text) &&
    /^[\w /&’'-]+$/.test(text) &&
    !(text.startsWith('/') && form.test('/Old/'))
      ? addressOf(text)
      : '',
  // Only the page knows the right form of a path with white space.
  (text) => (text.startsWith('/') ? '' : text.replace(/\s+/g, '')),
  // The letter O for a zero.
  (text) => text.replace(/(?<=[\d-])O|O(?=[\d-])/gi, '0'),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/, '($1) $2-$3'),
  // Of two numbers, or one with an extension, the first.
  (text) => text.replace(/^\D*(\d{3})\D{0,2}(\d{3})[ .-]?(\d{4})(?!\d).*$/, '($1) $2-$3'),
  // A path on a person's own computer: the picture belongs into public/images/.
  (text) =>
    /^[a-z]:|^file:|^~/i.test(text) && !/public[\\/]/.test(text)
      ? text.replace(/^.*[\\/]/, '/images/')
      : '',
  (text) => text.replace(/^.*?public[\\/]|^\.+[\\/]/, '/').replaceAll('\\', '/'),
  // The site's address in development.
  (text) => text.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/, ''),
  (text) => text.replace(BEGINNING, 'https://'),
  // The words for the company's own phone and address, which links know.
  (text) =>
    /^(?:[a-z]+:)?[\s/]*\+?[\d()\s.-]{7,}$|^\{?(?:tele)?phone\}?$|^tel$/i.test(text) ? 'call' : '',
  (text) => (/^(?:[a-z]+:)?[\s/]*[^@\s/]+@[^@\s/]+$|^\{?e?-?mail\}?$/i.test(text) ? 'email' : ''),
  (text) => text.replace(/^mailto:/, ''),
  (text) => text.replace(/@+/, '@').replace(/,(?=\w+$)/, '.'),
  (text) => (text.includes('@') ? text.replace(/[\s,;].*/, '') : ''),
  (text) =>
    /^[^\\/:]+\.(?:webp|avif|jpe?g|png|gif|svg|heic)$/i.test(text) ? `/images/${text}` : '',
  (text) => (DOMAIN.test(text) ? `https://${text}` : ''),
  (text) => (DOMAIN.test(text) ? text.replace(/^[^/]+/, '') : ''),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/^www\./, 'https://www.'),
  // The slash at the end of a path comes before the fragment.
  (text) =>
    /[\\:@]/.test(text)
      ? ''
      : `/${text}`.replace(/(?<!\.\w+)\/*(#.*)?$/, '/$1').replace(/\/+/g, '/'),
  (text) => (/[\\:@]/.test(text) ? '' : `/${text}`),
  (text) => text.replace(/\s*(?:\(at\)|\[at\]| at )\s*/i, '@'),
  (text) => text.replace(/^([a-z]+)\.(?=[\w-]+\.\w+$)/, '$1@'),
  (text) => (/[/.]/.test(text) ? '' : slugOf(text, '_')),
  // A page of the website where its full address does not belong.
  (text) => text.replace(/^https:\/\/[^/\s]+(?=\/[^?]*$)/, ''),
  // A website's name with the address of a page behind it.
  (text) => /^https:\/\/[^/\s]+/.exec(text)?.[0] ?? '',
];

/** The text in the form of a pattern; undefined when it is not clear how. */
export function inForm(text: string, pattern: string): string | undefined {
  if (hasBrokenLines(text.trim())) return undefined;
  const form = new RegExp(pattern, 'u');
  return REPAIRS.map((repair) => repair(text, form)).find((repaired) => form.test(repaired));
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

const WORDS: Record<string, boolean> = {
  yes: true,
  on: true,
  y: true,
  true: true,
  1: true,
  no: false,
  off: false,
  hidden: false,
  n: false,
  false: false,
  0: false,
};

/** Whether a word is one for true or for false; undefined where it may mean something else. */
export const booleanIn = (word: string): boolean | undefined =>
  WORDS[word.toLowerCase().replace(/[\s,;.]+$/, '')];
