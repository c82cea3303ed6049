// What each kind of problem is called, for people: the table of all codes. Codes are permanent.
import { messages } from './all-messages.ts';
import type { Message } from './message.ts';

/** The kinds that only the readers and the schema know. They have no words in kinds/ yet. */
const titlesOfReaders: Record<string, string> = {
  // Keys
  'unknown-key': 'A key that is not known there',
  'unknown-section-type': 'A section type that does not exist',
  'duplicate-key': 'The same key twice in one place',
  // Values
  'wrong-type': 'A value of the wrong kind',
  'not-in-list': 'A value that is not one of the allowed ones',
  'time-format': 'A time in the wrong form',
  'out-of-range': 'A number that is too small or too large',
  'empty-value': 'Nothing where something has to be',
  'blank-left': 'A blank that nobody has filled in',
  'boolean-word': 'Another word for true or false',
  'number-for-text': 'A number where a text belongs',
  // Lines and spaces
  'stray-start': 'A sign or a line number that came along with copied lines',
  'tab-indentation': 'A tab at the start of a line',
  'non-breaking-space': 'A space that only looks like one',
  'missing-colon': 'No colon with a space between a key and its value',
  'missing-dash': 'An entry of a list without its dash',
  'missing-start': 'An entry of a list without its first lines',
  'other-bullet': 'An entry of a list with another sign than a dash',
  'missing-space': 'No space after the dash of an entry',
  'entry-after-key': 'A list that begins behind its key',
  'note-in-text': 'A note in the middle of a long text',
  'text-after-fold': 'A text on the same line as >-',
  // Characters with a meaning
  'unquoted-colon': 'A colon in a text without quotes',
  'unquoted-hash': 'A # in a text without quotes',
  'unquoted-placeholder': 'A text that begins with a placeholder and has no quotes',
  'special-character': 'A text that begins with a character of YAML’s own',
  'unclosed-quote': 'A quote that is not closed',
  'text-after-quote': 'A text that goes on after its closing quote',
  'curly-quotes': 'Curly quotes around a text',
  backslash: 'A backslash in double quotes',
  'missing-character': 'A bracket that is not closed',
  'unknown-alias': 'A text that begins with a star',
  'unused-anchor': 'A text that begins with &',
  'yaml-syntax': 'A line that cannot be read',
  // The file
  'several-documents': 'A line of dashes in the middle of the file',
};

/** The titles of the kinds that have words in kinds/, of one severity. */
function titlesOf(isChosen: (message: Message<unknown>) => boolean): Record<string, string> {
  const chosen = Object.entries(messages).filter(([, message]) => isChosen(message));
  return Object.fromEntries(chosen.map(([kind, { title }]) => [kind, title]));
}

/** The kinds of warning that an editor may acknowledge, because only the family knows what is true. */
export const warningTitles = titlesOf(({ severity }) => severity !== undefined);

/** The kinds of problem, each with a title, in the order in which the reference explains them. */
export const problemTitles: Record<string, string> = {
  ...titlesOfReaders,
  ...titlesOf(({ severity }) => severity === undefined),
  ...warningTitles,
};
