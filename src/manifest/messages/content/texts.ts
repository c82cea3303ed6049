// Messages about texts: visible markup and placeholders.
import { didYouMean, nearestChoices } from '../choices.ts';
import type { Messages } from '../message.ts';
import { capital } from '../phrases.ts';

interface UnknownPlaceholder {
  name: string;
  /** Whether the text names a town on a page without one. */
  needsTown?: boolean;
  meant?: string;
  /** The placeholders that can be used there. */
  known: string[];
}

/** Signs that visitors would see as they are. */
interface Signs {
  written: string;
}

const verbatimHint = ({ written }: Signs, place: string) =>
  `${capital(place)} contains "${written}", and visitors would see exactly that.`;

export const texts = {
  'unknown-placeholder': {
    title: 'A placeholder that does not exist',
    sentence: ({ name, needsTown }: UnknownPlaceholder) =>
      needsTown
        ? `{${name}} cannot be used here: only town pages have a town.`
        : `There is no placeholder {${name}}.`,
    hint: ({ name, meant, known }: UnknownPlaceholder) => {
      if (known.length === 0)
        return 'Write the words themselves: placeholders get theirs from here.';
      return meant
        ? didYouMean(meant)
        : nearestChoices(`{${name}}`, known, 'under “Placeholders” in schema/README.md');
    },
  },
  'circular-placeholder': {
    title: 'A placeholder that leads back to itself',
    sentence: ({ name }: { name: string }) =>
      `{${name}} leads back to itself, so no words can take its place.`,
    hint: () => 'Write the words themselves in one of the places.',
  },
  'lone-brace': {
    title: 'A brace that is not part of a placeholder',
    sentence: (_: object, place: string) =>
      `${capital(place)} has a curly brace that is not part of a placeholder.`,
    hint: () => 'A placeholder is one word between one { and one }, such as {phone}.',
  },
  'hidden-character': {
    title: 'A character that nobody can see',
    sentence: ({ codePoint }: { codePoint: number }, place: string) =>
      `${capital(place)} has a character that nobody can see (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}).`,
    hint: () =>
      'Delete it, or type the words around it anew. Such characters come along when text is copied.',
  },
  'other-brackets': {
    title: 'A placeholder in other brackets',
    severity: 'warning',
    sentence: verbatimHint,
    hint: () => 'Write a placeholder in curly braces, such as {phone}.',
  },
  'markup-in-text': {
    title: 'Signs of HTML or Markdown in a text',
    severity: 'warning',
    sentence: verbatimHint,
    hint: () => 'Write only the words, without signs for bold, links or line breaks.',
  },
  'unfinished-text': {
    title: 'A note or a blank that was left in a text',
    severity: 'warning',
    sentence: verbatimHint,
    hint: () =>
      'Write what is still missing. Put a note to yourself on a line of its own that begins with #.',
  },
} satisfies Messages;
