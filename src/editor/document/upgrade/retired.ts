// What was in pages.yaml before version 1 and no migration moves, because only a person knows what is still wanted.
import type { Diagnostic } from '../../../manifest/diagnostic.ts';

/** By the place of a field, what is written instead. */
const RETIRED: [RegExp, string][] = [
  [
    /^company\/hours$/,
    'Office hours are a list: from, to, opens and closes for each run of days with the same hours.',
  ],
  [
    /^navigation\/services\/links$/,
    'The menu of services follows from the list "services": look at the labels there, and delete these lines.',
  ],
  [
    /^quote_form\/services$/,
    'The choices of the quote form follow from the list "services", with quote_label for other words: delete these lines.',
  ],
  [
    /\bsections\/\d+\/holidays$/,
    'Holidays are in service_days, once for the whole site: move the list there, with visit and days above it.',
  ],
];

/** What is written instead of fields that are gone, for errors that are about them. */
export const retiredAdvice = (errors: Diagnostic[]): string[] =>
  errors.flatMap(({ line, pointer }) =>
    RETIRED.filter(([place]) => place.test(pointer.join('/'))).map(
      ([, instead]) => `Since line ${line} was written: ${instead}`,
    ),
  );
