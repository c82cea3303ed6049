// The requirements of a quote request, and the message for each missing one.
import {
  invalidEmailMessage,
  invalidPhoneMessage,
  MISSING_MESSAGES,
  tooLongMessage,
} from '../../model/forms/field-words.ts';
import type { FormQuestion } from '../../model/forms/quote-form.ts';
import { QUOTE_LIMITS } from '../../model/limits.ts';
import { isPhone } from '../../model/phones.ts';
import { codePoints } from '../../model/text/clean-text.ts';
import { english, type Translate } from '../../model/words/words.ts';
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
export interface ValidationOptions {
  /** The office's number: visitors' numbers look like it. */
  phone: string;
  /** The manifest's words about the consent box, when it is required. */
  consentMessage?: string;
  /** Whether a request may come without an e-mail address. */
  emailOptional?: boolean;
  extraFields?: FormQuestion[];
  t?: Translate;
}

/** Checks a request. */
export function validateQuote(
  request: QuoteRequest,
  { phone, consentMessage, emailOptional, extraFields = [], t = english }: ValidationOptions,
): QuoteErrors {
  const errors: QuoteErrors = {};
  const checkLength = (field: TextualField) => {
    const limit = QUOTE_LIMITS[field];
    if (codePoints(request[field]) > limit) errors[field] = tooLongMessage(limit, t);
  };
  const requireField = (field: keyof typeof MISSING_MESSAGES & TextualField) => {
    if (request[field].trim() === '') errors[field] = t(MISSING_MESSAGES[field]);
    else checkLength(field);
  };
  requireField('name');
  if (request.email.trim() || !emailOptional) requireField('email');
  if (!errors.email && request.email.trim() && !EMAIL.test(request.email.trim())) {
    errors.email = invalidEmailMessage(t);
  }
  requireField('phone');
  if (!errors.phone && !isPhone(request.phone)) errors.phone = invalidPhoneMessage(phone, t);
  requireField('city');
  requireField('address');
  requireField('serviceType');
  for (const field of extraFields.filter((candidate) => isAsked(candidate, request.serviceType))) {
    const name = extraName(field.id);
    const error = extraError(field, request[name] ?? '', t);
    if (error) errors[name] = error;
  }
  checkLength('message');
  if (consentMessage && !request.marketingConsent) errors.marketingConsent = consentMessage;
  return errors;
}
