// Messages about characters that mean something else to YAML: quotes, colons, #, braces.
import type { Messages } from '../message.ts';

const IN_QUOTES = 'Put the whole text in straight double quotes: "…"';

export const marks = {
  'unquoted-colon': {
    title: 'A colon in a text without quotes',
    sentence: () => 'This text has a colon and a space in it, which only works in quotes.',
    hint: ({ isLong }: { isLong: boolean }) =>
      isLong ? 'Write >- after the name above it: then the lines below are one text.' : IN_QUOTES,
  },
  'unquoted-hash': {
    title: 'A # in a text without quotes',
    sentence: () =>
      'Everything from the # on is taken for a note, so nothing or only half of the text is left.',
    hint: () => IN_QUOTES,
  },
  'note-after-text': {
    title: 'A text that ends at a #',
    severity: 'warning',
    sentence: () => 'This text ends at the #: visitors never see the rest of the line.',
    hint: () =>
      'If it belongs to the text, put the whole text in double quotes. If it is a note, give it a line of its own.',
  },
  'unquoted-placeholder': {
    title: 'A text that begins with a placeholder and has no quotes',
    sentence: () => 'This text begins with {, which only works in quotes.',
    hint: () => IN_QUOTES,
  },
  'special-character': {
    title: 'A text that begins with a sign that needs quotes',
    sentence: ({ sign }: { sign: string }) =>
      `This text begins with ${sign}, which only works in quotes.`,
    hint: () => IN_QUOTES,
  },
  'unknown-alias': {
    title: 'A text that begins with a star',
    sentence: () => 'This text begins with a star, which only works in quotes.',
    hint: () => IN_QUOTES,
  },
  'unused-anchor': {
    title: 'A text that begins with &',
    sentence: () => 'This text begins with &, and its first word would be lost.',
    hint: () => IN_QUOTES,
  },
  'unclosed-quote': {
    title: 'A quote that is not closed',
    sentence: () => 'This text begins with a quotation mark that is never closed.',
    hint: () => 'Put the same mark at its end.',
  },
  'text-after-quote': {
    title: 'A text that goes on after its closing quote',
    sentence: () => 'A quotation mark ends this text too early.',
    hint: () =>
      'Use curly quotation marks (“ ”) inside the text, or delete what comes after the last one.',
  },
  'curly-quotes': {
    title: 'Curly quotes around a text',
    sentence: () => 'This text is in curly quotes.',
    hint: () => 'Use straight quotes, not curly ones: "…"',
  },
  backslash: {
    title: 'A backslash in double quotes',
    sentence: () => 'This text has a backslash, which means something else in quotes.',
    hint: () => 'Write two backslashes for one.',
  },
  'missing-character': {
    title: 'A bracket that is not closed',
    sentence: ({ sign }: { sign: string }) =>
      `This line opens a bracket that is never closed: ${sign} is missing.`,
    hint: ({ sign }: { sign: string }) => `Put ${sign} at its end.`,
  },
} satisfies Messages;
