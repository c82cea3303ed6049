// What the forms say beside a field that is empty or wrong.
import type { MessageKey, Translate } from '../words/words.ts';

/** What is said about an empty field, by its name. */
export const MISSING_MESSAGES = {
  name: 'We need your name.',
  fullName: 'We need your name.',
  email: 'We need your email address.',
  phone: 'We need a phone number to call you back.',
  city: 'Tell us your town.',
  address: 'We need the address to come to.',
  serviceAddress: 'We need the address to come to.',
  serviceType: 'Tell us which service you need.',
} satisfies Record<string, MessageKey>;

export const tooLongMessage = (limit: number, t: Translate) =>
  t('Please keep this to {limit} characters.', { limit });

export const invalidEmailMessage = (t: Translate) =>
  t('Please check this email address. It should look like name@example.com.');

/** The office's number has the area code of its visitors. */
export const invalidPhoneMessage = (office: string, t: Translate) =>
  t('Please check this number. It should look like {code}-555-0123.', {
    code: office.replace(/\D/g, '').slice(0, 3),
  });
