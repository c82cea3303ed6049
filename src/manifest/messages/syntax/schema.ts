// Messages about names and values that the schema does not allow.
import { withThousandsSeparators } from '../../text/strings.ts';
import type { Messages } from '../message.ts';
import { allowedChoices, capital, didYouMean } from '../phrases.ts';

/** A text as a message quotes it, cut where it gets long. */
const quoteValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const TYPES: Record<string, string> = {
  array: 'a list, with each entry on a line of its own after a dash',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
};

interface WrongType {
  wanted: string[];
  fields: string[];
  value: unknown;
}

function describeWantedType({ wanted, fields }: WrongType): string {
  if (wanted.includes('object')) {
    const some = fields.slice(0, 3).join(', ');
    if (fields.length === 0)
      return 'lines below it that each begin with a name of your choice and a colon';
    return `several lines below it (${some}${fields.length > 3 ? ', …' : ''})`;
  }
  return wanted.map((type) => TYPES[type] ?? type).join(' or ');
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'several lines with names of their own';
  if (typeof value === 'string') return `the text "${quoteValue(value)}"`;
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

const LIMITS: Record<string, (limit: number) => string> = {
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  minItems: (limit) => `at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  maxItems: (limit) => `at most ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  uniqueItems: () => 'made of entries that all differ',
};

interface OutOfRange {
  keyword: string;
  limit: number;
  value: unknown;
}

interface UnknownKey {
  key: string;
  meant?: string;
  free: string[];
  /** Whether the field is missing in a group around this one or within it. */
  isElsewhere?: boolean;
}

/** A hint lists at most this many names; nobody reads a longer list. */
const MAX_NAMES = 8;

interface MissingKey {
  key: string;
  about?: string;
}

interface WrongFormat {
  value: unknown;
  about?: string;
}

export const schemaMessages = {
  'unknown-key': {
    title: 'A field that is not known there',
    ofGroup: true,
    sentence: ({ key }: UnknownKey, place: string) => `There is no field "${key}" in ${place}.`,
    hint: ({ meant, free, isElsewhere }: UnknownKey) => {
      if (isElsewhere) {
        return 'It is missing further to the left or right: put it in line with the lines that it belongs to.';
      }
      if (meant) return didYouMean(meant);
      return free.length > 0 && free.length <= MAX_NAMES
        ? allowedChoices(free)
        : 'The website has no place for it. What visitors are to read goes into one of the texts.';
    },
  },
  'missing-key': {
    title: 'A field that has to be there is missing',
    sentence: ({ key }: MissingKey, place: string) => `"${key}" is missing in ${place}.`,
    hint: ({ key, about }: MissingKey) => about ?? `Add a line that begins with "${key}:".`,
  },
  'not-in-list': {
    title: 'A value that is not one of the allowed ones',
    sentence: ({ value }: { value: unknown }, place: string) =>
      `"${quoteValue(value)}" is not allowed as ${place}.`,
    hint: ({ meant, choices }: { meant?: string; choices: string[] }) =>
      meant ? didYouMean(meant) : allowedChoices(choices),
  },
  'wrong-type': {
    title: 'A value of the wrong kind',
    sentence: (facts: WrongType, place: string) =>
      `${capital(place)} ${facts.wanted.includes('object') ? 'needs' : 'must be'} ${describeWantedType(facts)}, but here it is ${describeValue(facts.value)}.`,
    hint: ({ about }: { about?: string }) => about,
  },
  'wrong-format': {
    title: 'A value in the wrong form',
    sentence: ({ value }: WrongFormat, place: string) =>
      `"${quoteValue(value)}" cannot be ${place}.`,
    hint: ({ about }: WrongFormat) => about,
  },
  'number-for-text': {
    title: 'A number where a text belongs',
    sentence: ({ written, read }: { written: string; read: number }, place: string) =>
      /,/.test(written)
        ? `The comma in ${written} ends an entry of the list: without quotes it begins a second one.`
        : `${capital(place)} must be a text, but without quotes ${written} counts as ${String(read) === written ? 'a number' : `the number ${read}`}.`,
    hint: () => 'Put it in double quotes.',
  },
  'out-of-range': {
    title: 'A number or a list that is too small or too large',
    sentence: ({ keyword, limit, value }: OutOfRange, place: string) => {
      const requirement = LIMITS[keyword]?.(limit) ?? `within ${limit}`;
      const found = Array.isArray(value)
        ? `it has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
        : `here it is ${quoteValue(value)}`;
      return Array.isArray(value) && keyword !== 'uniqueItems'
        ? `${capital(place)} may have ${requirement}, but ${found}.`
        : `${capital(place)} must be ${requirement}, but ${found}.`;
    },
    hint: ({ about }: { about?: string }) => about,
  },
  'too-long': {
    title: 'A text that is too long',
    sentence: ({ length, most }: { length: number; most: number }, place: string) =>
      `${capital(place)} has ${withThousandsSeparators(length)} characters, and may have ${withThousandsSeparators(most)}.`,
    hint: () => 'Shorten it.',
  },
  'blank-left': {
    title: 'A blank that nobody has filled in',
    sentence: (_: unknown, place: string) => `${capital(place)} still has a blank in it.`,
    hint: () => 'Write the right words or numbers in place of the underscores.',
  },
  'empty-value': {
    title: 'Nothing where something has to be',
    sentence: ({ unseen }: { unseen?: boolean }, place: string) =>
      unseen
        ? `${capital(place)} has only characters that nobody can see.`
        : `${capital(place)} is empty.`,
    hint: ({ about, unseen }: { about?: string; unseen?: boolean }) =>
      unseen
        ? 'Write what visitors are to read, or delete the line.'
        : (about ??
          'Write it after the colon, or in the lines below, two spaces further to the right.'),
  },
} satisfies Messages;
