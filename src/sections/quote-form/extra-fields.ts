// The questions that a site's owner has added to the quote form: their field names, and the validation of answers.
import { tooLongMessage } from '../../model/forms/field-words.ts';
import type { FormQuestion } from '../../model/forms/quote-form.ts';
import { DEFAULT_ANSWER_CHARS } from '../../model/limits.ts';
import { codePoints } from '../../model/text/clean-text.ts';
import { english, type Translate } from '../../model/words/words.ts';

/** The name of an extra field in the form. */
export const extraName = (id: string): `extra.${string}` => `extra.${id}`;

/** Whether a name in the form is that of an extra field. */
export const isExtra = (name: string): name is `extra.${string}` => name.startsWith('extra.');

/** Whether a question is asked of somebody who wants a service. */
export const isAsked = ({ only_for }: FormQuestion, service: string) =>
  only_for?.includes(service) ?? true;

/** The visitor's day of today, written with the year first. */
export const today = () => new Date().toLocaleDateString('sv-SE');

/** The first day that can be chosen. Days that are written with the year first are in order as texts. */
export function firstDay({ earliest, from_today }: FormQuestion): string | undefined {
  const days = [earliest, from_today ? today() : undefined].filter((day) => day !== undefined);
  return days.sort().at(-1);
}

/** The answers to choose from. Of "roughly when", the last first: the months since last January, and the years before. */
export function choicesOf({ kind, choices, ...limits }: FormQuestion, t: Translate) {
  if (kind !== 'month') return choices;
  const { years_back = 20, years_ahead = 0 } = limits;
  const [year, month] = today().split('-').map(Number) as [number, number];
  const [first, last] = [years_back > 0 ? -12 : month - 1, month - 1 + 12 * years_ahead];
  const yearLabel = (at: number) =>
    new Date(year, at).toLocaleDateString(t('en-US'), { month: 'long', year: 'numeric' });
  return [
    ...Array.from({ length: last - first + 1 }, (_, at) => yearLabel(last - at)),
    ...Array.from({ length: Math.max(0, years_back - 1) }, (_, at) => String(year - 2 - at)),
  ];
}

/** A number as people type it; a comma parts thousands. */
export const NUMBER = '-?[0-9,]*[.]?[0-9]+';

/** A day as visitors read it: 1/31/2027. */
export const dayInWords = (day: string, t: Translate) =>
  new Date(day).toLocaleDateString(t('en-US'), { timeZone: 'UTC' });

/** The fault of an answer; undefined when it may be sent. */
export function extraError(field: FormQuestion, answer: string, t = english): string | undefined {
  const { kind, required } = field;
  const text = answer.trim();
  if (text === '') return required ? t('Please answer this one.') : undefined;
  switch (kind) {
    case 'text': {
      const { longest = DEFAULT_ANSWER_CHARS } = field;
      return codePoints(text) > longest ? tooLongMessage(longest, t) : undefined;
    }
    case 'month':
    case 'choice':
      return choicesOf(field, t)?.includes(text) ? undefined : t('Please choose one.');
    case 'number': {
      if (!new RegExp(`^${NUMBER}$`).test(text)) return t('Please enter a number.');
      const number = Number(text.replaceAll(',', ''));
      const { least = number, most = number } = field;
      if (number < least) return t('Please enter {least} or more.', { least });
      return number > most ? t('Please enter {most} or less.', { most }) : undefined;
    }
    case 'date': {
      if (Number.isNaN(Date.parse(text))) return t('Please choose a day.');
      const earliest = firstDay(field) ?? text;
      const { latest = text } = field;
      const limit = { day: dayInWords(text < earliest ? earliest : latest, t) };
      if (text < earliest) return t('Please choose {day} or later.', limit);
      return text > latest ? t('Please choose {day} or earlier.', limit) : undefined;
    }
  }
}
