// The forms besides the quote form that may go to the office: how the table of quotes holds them.
import type { BillingForms } from '../manifest.generated.ts';

/** The kinds, as the column service_type has them. No service has a colon in its id. */
export type OfficeFormKind =
  | 'form:customer-id-sms'
  | 'form:customer-id-email'
  | 'form:account-update';

/** The values of columns without an answer, such as those that a form does not ask for; an e-mail address has three characters. */
export const NOT_ASKED = { name: '–', email: '–––', phone: '–', address: '–', city: '–' };

/** Whether a column has an answer of the visitor. */
export const isAnswer = (value: string | null | undefined): value is string =>
  Boolean(value) && !/^–+$/.test(value ?? '');

/** The office's address, and how the form reaches it. */
export interface MailFormFacts {
  mail_to: string;
  delivery: BillingForms['delivery'];
}
