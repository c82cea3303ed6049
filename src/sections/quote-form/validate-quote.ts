// The requirements of a quote request, and the message for each missing one.

import { isPhone } from '../../model/forms/phone.ts';
import type { FormQuestion } from '../../model/forms/quote-form.ts';
import { QUOTE_LIMITS } from '../../model/limits.ts';
import { codePoints } from '../../model/text/clean-text.ts';
import { english, type Translate, type Word } from '../../model/words/words.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { extraError, extraName, isAsked } from './extra-fields.ts';

export type QuoteField = keyof QuoteRequest;

/** A field of every quote form that is typed or chosen; the other one is the box of the consent. */
export type TextualField = Exclude<QuoteField, 'marketingConsent' | `extra.${string}`>;

/** A message per field that is not right, in the order of the form; empty when the request may be sent. */
export type QuoteErrors = Partial<Record<QuoteField, string>>;

/** Loose on purpose: something, an @, something with a dot. The office finds out the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The measures by which a request is judged. */
export interface Judgement {
  /** The office's number: visitors' numbers look like it. */
  phone: string;
  /** The manifest's words about the consent box, when it is required. */
  consentMessage?: string;
  /** Whether visitors type their city instead of choosing it. */
  isTyped?: boolean;
  /** Whether a request may come without an e-mail address. */
  emailOptional?: boolean;
  extraFields?: FormQuestion[];
  t?: Translate;
}

/** Checks a request. */
export function validateQuote(
  request: QuoteRequest,
  { phone, consentMessage, isTyped, emailOptional, extraFields = [], t = english }: Judgement,
): QuoteErrors {
  const errors: QuoteErrors = {};
  const hold = (field: TextualField, what: Word) => {
    const limit = QUOTE_LIMITS[field];
    if (codePoints(request[field]) > limit) {
      errors[field] = t('Shorten {what} to {limit} characters', { what: t(what), limit });
    }
  };
  const need = (field: TextualField, verb: 'Enter' | 'Choose', what: Word) => {
    if (request[field].trim() === '') errors[field] = t(`${verb} {what}`, { what: t(what) });
    else hold(field, what);
  };
  need('name', 'Enter', 'your name');
  if (request.email.trim() || !emailOptional) need('email', 'Enter', 'your email address');
  if (!errors.email && request.email.trim() && !EMAIL.test(request.email.trim())) {
    errors.email = t('Enter an email address like name@example.com');
  }
  need('phone', 'Enter', 'your phone number');
  if (!errors.phone && !isPhone(request.phone)) {
    errors.phone = t('Enter a phone number like {code} 555 0123', {
      code: phone.replace(/\D/g, '').slice(0, 3),
    });
  }
  need('city', isTyped ? 'Enter' : 'Choose', 'your city');
  need('address', 'Enter', 'the service address');
  need('serviceType', 'Choose', 'a service');
  for (const field of extraFields.filter((one) => isAsked(one, request.serviceType))) {
    const name = extraName(field.id);
    const error = extraError(field, request[name] ?? '', t);
    if (error) errors[name] = error;
  }
  hold('message', 'the details');
  if (consentMessage && !request.marketingConsent) errors.marketingConsent = consentMessage;
  return errors;
}
