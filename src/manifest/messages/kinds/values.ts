// What is said of values that the schema cannot judge alone.
import { inGroups } from '../../text/short-names.ts';
import type { Messages } from '../message.ts';
import { capital } from '../phrases.ts';

interface TooLong {
  length: number;
  most: number;
}

export const values = {
  'missing-key': {
    title: 'A key that has to be there is missing',
    sentence: (_: { consentMessage: true }) =>
      'The consent is required, but no message says so to a visitor who leaves the box empty.',
    hint: () =>
      'Add `consent:` with `title:` and `text:` here, or write `required: false` in the consent.',
  },
  'wrong-format': {
    title: 'A value in the wrong form',
    sentence: (_: { unopenable: true }, place: string) =>
      `${capital(place)} is not an address that a browser can open.`,
    hint: () =>
      'Look at the name of the website, and at the number after its colon: the highest is 65535.',
  },
  'too-long': {
    title: 'A text that is too long',
    sentence: ({ length, most }: TooLong) =>
      `The consent text has ${inGroups(length)} characters with its links, and ${inGroups(most)} are the most that a quote request can hold.`,
    hint: () => 'Shorten it, and say the rest on the page that it links to.',
  },
  'wrong-indentation': {
    title: 'A line that is not in line with its neighbors',
    sentence: ({ name, within }: { name: string; within: string }) =>
      `\`${name}\` is two spaces too far in, so it counts as a part of \`${within}\`.`,
    hint: ({ within }: { within: string }) =>
      `Move it two spaces to the left, in line with \`${within}\`.`,
  },
} satisfies Messages;
