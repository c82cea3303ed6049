// Phone numbers as visitors type them: in digits of any script, in letters, with words after them.
import type { Company, FurtherPhone } from './manifest.generated.ts';

/**
 * Matches seven digits or more, or three and a word of the keypad such as 800-GOT-DUMP, with anything around them. It is
 * also the `pattern` of a field.
 */
export const PHONE =
  '(\\P{Nd}*\\p{Nd}){7}.*|.*\\p{Nd}{3}[.\\-\\)]\\s?([.\\- ]?[\\p{Nd}A-Za-z]){7}.*';

/** Whether a text holds a phone number, however people write it. */
export function isPhone(text: string): boolean {
  return new RegExp(`^(${PHONE})$`, 'su').test(text);
}

/** The keys of a phone for A to Z. */
const KEYS = '22233344455566677778889999';

/** The first number of a text as a phone dials it. */
export function dialed(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const [number] = /\+?[(\d](?:[ .()-]*\d){6,14}|\+?[(\d](?:[ .()-]*[\dA-Z]){9,14}/i.exec(
    plain,
  ) ?? [plain];
  return number
    .replace(/[A-Z]/gi, (letter) => KEYS[(letter.charCodeAt(0) & 31) - 1] ?? '')
    .replace(/[^\d+]/g, '');
}

export type ShownPhone = FurtherPhone & { href: string };

/** All of them: further lines, and the numbers of further places under the ids of these. */
export const furtherPhones = ({ phones = [], locations = [] }: Company): ShownPhone[] =>
  [...phones, ...locations].flatMap(({ id, label, phone }) =>
    phone ? [{ id, label, phone, href: phoneHref(phone) }] : [],
  );

/** The last ten digits of a number, by which two ways to write it are one. */
export const tenDigits = (number: string): string => number.replace(/\D/g, '').slice(-10);

export const phoneHref = (number: string): string => `tel:+1${number.replace(/\D/g, '')}`;
