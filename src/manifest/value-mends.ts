// What was meant by a value of the wrong kind or form, where that can be told from how it is written.
import type { ErrorObject } from 'ajv';
import type { Mend } from './problem.ts';

/** An address on the web without its beginning. */
const DOMAIN =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|us|biz|info|co|io|gov|example|test)(?:[/?#]|$)/i;

/** Ways to put a text into the form that its place asks for; the first whose result fits is meant. */
const REPAIRS: ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(/\s+/g, ''),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/, '($1) $2-$3'),
  // A place on somebody's own computer: the picture belongs into public/images/.
  (text) =>
    /^[a-z]:|^file:/i.test(text) && !/public[\\/]/.test(text)
      ? text.replace(/^.*[\\/]/, '/images/')
      : '',
  (text) => text.replace(/^.*?public[\\/]/, '/').replaceAll('\\', '/'),
  (text) => text.replace(/^http:/, 'https:'),
  // The words for the company's own phone and address, which links know.
  (text) => (/^(?:tel:)?\+?[\d()\s.-]{7,}$/.test(text) ? 'call' : ''),
  (text) => (/^(?:mailto:)?[^@\s/]+@[^@\s/]+$/.test(text) ? 'email' : ''),
  (text) => text.replace(/^mailto:/, ''),
  (text) => (DOMAIN.test(text) ? `https://${text}` : ''),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/^www\./, 'https://www.'),
  (text) =>
    /[\\:]/.test(text) ? '' : /\.\w+$/.test(text) ? `/${text}` : `/${text}/`.replace(/\/+/g, '/'),
  (text) => (/[\\:]/.test(text) ? '' : `/${text}`),
  (text) => text.replace(/[^/]*\/?$/, '{slug}/'),
  (text) => text.replace(/\s*(?:\(at\)|\[at\]| at )\s*/i, '@'),
  (text) => text.replace(/^([a-z]+)\.(?=[\w-]+\.\w+$)/, '$1@'),
  (text) => slug(text, '-'),
  (text) => slug(text, '_'),
  (text) => (/[.,]/.test(text) ? '' : `button_sets.${slug(text, '_')}`),
];

function slug(text: string, joint: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return words.match(/[a-z0-9]+/g)?.join(joint) ?? '';
}

/** The text in the form of a pattern; undefined when it is not clear how. */
export function inForm(text: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u');
  return REPAIRS.map((repair) => repair(text)).find((repaired) => form.test(repaired));
}

/** What mends a value of the wrong kind: a number in quotes, one text where a list belongs. */
export function otherKind({ params, data }: ErrorObject): Mend | undefined {
  const wanted = String(params.type).split(',');
  if (typeof data !== 'string') return undefined;
  const digits = data
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/^\s*[–−—]\s*/, '-')
    .trim();
  if (/integer|number/.test(wanted.join()) && /^-?\d+(\.\d+)?$/.test(digits)) {
    return wanted.includes('integer') && digits.includes('.')
      ? undefined
      : { instead: Number(digits) };
  }
  return wanted.includes('array')
    ? { block: /^[\w ]+(, ?[\w ]+)+$/.test(data) ? data.split(/, ?/) : [data] }
    : undefined;
}
