// Messages about characters that came into texts and addresses by mistake. Visitors would see them.
import type { Messages } from '../message.ts';
import { capital } from '../phrases.ts';

interface Signs {
  written: string;
}

const verbatimHint = ({ written }: Signs, place: string) =>
  `${capital(place)} contains "${written}", and visitors would see exactly that.`;

export const signs = {
  'lone-quote': {
    title: 'A quotation mark without its partner',
    severity: 'warning',
    sentence: ({ word }: { word: string }, place: string) =>
      `${capital(place)} has a quotation mark without a partner (${word}).`,
    hint: () => 'Write the other one too, or take this one out.',
  },
  'stray-comma': {
    title: 'A comma too many',
    severity: 'warning',
    sentence: (_: Signs, place: string) => `${capital(place)} has a comma too many.`,
    hint: () => 'Take it out. If words are missing after it, write them.',
  },
  'written-escape': {
    title: 'A line break that another program has written as signs',
    severity: 'warning',
    sentence: verbatimHint,
    hint: () => 'Another program uses these signs for line breaks and quotes. Take them out.',
  },
  'entity-in-text': {
    title: 'A sign that is written as web pages write it',
    severity: 'warning',
    sentence: verbatimHint,
    hint: () => 'Type the sign itself: & for &amp; and a plain space for &nbsp;.',
  },
  'citation-mark': {
    title: 'A mark that an assistant leaves where it cites something',
    severity: 'warning',
    sentence: verbatimHint,
    hint: () => 'Take the mark out, and make sure that the sentence is true of you.',
  },
  'bullet-in-text': {
    title: 'A list inside of one text',
    severity: 'warning',
    sentence: ({ sign }: { sign: string }, place: string) =>
      `${capital(place)} has a bullet (${sign}), and the website does not make a list of it.`,
    hint: () => 'Give each point an entry of its own, or join them with commas.',
  },
  'address-end': {
    title: 'A web address with a stray sign at its end',
    severity: 'warning',
    sentence: ({ written }: Signs, place: string) =>
      `${capital(place)} is a web address that ends with a stray ${written}, so it may not open.`,
    hint: ({ right }: { right: string }) => `Write ${right}`,
  },
} satisfies Messages;
