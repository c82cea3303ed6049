// What is said of signs that came into texts and addresses by mistake. Visitors would see them.
import type { Messages } from '../message.ts';

interface Signs {
  signs: string;
}

const seen = ({ signs }: Signs, place: string) =>
  `There is ${signs} in ${place}, and visitors would see just that.`;

export const signs = {
  'lone-quote': {
    title: 'A quotation mark without its partner',
    severity: 'warning',
    sentence: ({ word }: { word: string }, place: string) =>
      `A quotation mark has no partner in ${place}: ${word}`,
    hint: () => 'Write the other one too, or take this one out.',
  },
  'stray-comma': {
    title: 'A comma too many',
    severity: 'warning',
    sentence: (_: Signs, place: string) => `There is a comma too many in ${place}.`,
    hint: () => 'Take it out. If words are missing after it, write them.',
  },
  'written-escape': {
    title: 'A line break that another program has written as signs',
    severity: 'warning',
    sentence: seen,
    hint: () => 'Another program uses these signs for line breaks and quotes. Take them out.',
  },
  'entity-in-text': {
    title: 'A sign that is written as web pages write it',
    severity: 'warning',
    sentence: seen,
    hint: () => 'Type the sign itself: & for &amp; and a plain space for &nbsp;.',
  },
  'citation-mark': {
    title: 'A mark that an assistant leaves where it cites something',
    severity: 'warning',
    sentence: seen,
    hint: () => 'Take the mark out, and make sure that the sentence is true of you.',
  },
  'bullet-in-text': {
    title: 'A list inside of one text',
    severity: 'warning',
    sentence: ({ sign }: { sign: string }, place: string) =>
      `There is a bullet (${sign}) in ${place}, and the website does not make a list of it.`,
    hint: () => 'Give each point an entry of its own, or join them with commas.',
  },
  'address-end': {
    title: 'A web address with a stray sign at its end',
    severity: 'warning',
    sentence: ({ signs }: Signs, place: string) =>
      `The web address in ${place} ends with a stray ${signs} and may not open.`,
    hint: ({ right }: { right: string }) => `Write ${right}`,
  },
} satisfies Messages;
