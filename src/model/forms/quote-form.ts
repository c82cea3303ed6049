// The quote form as visitors see it: its settings with everything that its lists offer.
import type { ExtraField, QuoteFormSettings } from '../manifest.generated.ts';

/** A choice in a form's list: the value that is sent and the words that the visitor reads. */
export interface Option {
  value: string;
  label: string;
}

/** A service in the quote form, and its name in the heading of a form that a link has opened for it. */
export interface ServiceOption extends Option {
  short: string;
}

/** A question of the site's owner in the quote form. A question for a size is a choice, with the id of each size. */
export interface FormQuestion extends Omit<ExtraField, 'sizes'> {
  ids?: string[];
}

/** The settings of the quote form with everything that its lists offer. */
export interface QuoteFormFacts extends Omit<QuoteFormSettings, 'extra_fields'> {
  /** Without any cities to choose from, visitors type theirs. */
  cities: Option[];
  services: ServiceOption[];
  extra_fields?: FormQuestion[];
}
