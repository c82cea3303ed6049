// The phone numbers of a company beside its office's.
import type { Company, FurtherPhone } from './manifest.generated.ts';

export type ShownPhone = FurtherPhone & { href: string };

/** All of them: further lines, and the numbers of further places under the ids of these. */
export const furtherPhones = ({ phones = [], locations = [] }: Company): ShownPhone[] =>
  [...phones, ...locations].flatMap(({ id, label, phone }) =>
    phone ? [{ id, label, phone, href: phoneHref(phone) }] : [],
  );

/** The last ten digits of a number, by which two ways to write it are one. */
export const tenDigits = (number: string): string => number.replace(/\D/g, '').slice(-10);

/** A phone number as a `tel:` link. */
export const phoneHref = (number: string): string => `tel:+1${number.replace(/\D/g, '')}`;
