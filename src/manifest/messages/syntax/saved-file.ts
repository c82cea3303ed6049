// Messages about the file itself: another type, another encoding, mixed, or too large.
import { withThousandsSeparators } from '../../text/short-names.ts';
import { type Back, goBack, orGoBack } from '../go-back.ts';
import type { Messages } from '../message.ts';

export const savedFile = {
  'other-format': {
    title: 'A file of another kind',
    sentence: ({ what }: { what: string }) =>
      `The file holds ${what}, not the lines of a website’s file.`,
    hint: goBack,
  },
  'not-plain-text': {
    title: 'A file that is no plain text',
    sentence: ({ what }: { what: string }) => `The file is ${what}, and must be plain text.`,
    hint: (back: Back) => `${goBack(back)} Edit it in a program for plain text.`,
  },
  'not-utf8': {
    title: 'A file that was not saved as UTF-8',
    sentence: ({ wide, places }: { wide: boolean; places: number }) =>
      wide
        ? 'The file was saved as UTF-16, and must be saved as UTF-8.'
        : `The file was not saved as UTF-8, so ${places === 1 ? 'a character' : `${withThousandsSeparators(places)} characters`} cannot be read.`,
    hint: ({ wide }: { wide: boolean }) =>
      wide
        ? 'Save it as “UTF-8” (in most editors under “Save as … encoding”).'
        : 'Save the file as UTF-8 (in most editors under “Save as … encoding”), then look for letters that are damaged.',
  },
  'byte-order-mark': {
    title: 'An invisible mark at the start of the file',
    sentence: () => 'The file begins with an invisible byte-order mark.',
    hint: () => 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
  },
  'damaged-characters': {
    title: 'Characters that became two or three others',
    sentence: ({ first, places }: { first: string; places: number }) =>
      `${places === 1 ? 'A character has' : `${withThousandsSeparators(places)} characters have`} become two or three others, such as "${first}": the file was opened in the wrong encoding and saved.`,
    hint: orGoBack('Type them anew.'),
  },
  'merge-conflict': {
    title: 'Two versions of the file mixed into one',
    sentence: ({ places }: { places: number }) =>
      places === 1
        ? 'Two versions of the file were mixed here and nobody chose between them.'
        : `Two versions of the file were mixed in ${withThousandsSeparators(places)} places and nobody chose between them.`,
    hint: () => 'Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  'too-large': {
    title: 'A file that is too large',
    sentence: ({ megabytes, isOdd }: { megabytes: number; isOdd?: boolean }) =>
      isOdd
        ? `From here on the file cannot be read: it is larger than ${megabytes} megabytes, and each line of such a file must be simple.`
        : `The file is larger than ${megabytes} megabytes: in so large a file nobody looks for what is wrong with it.`,
    hint: (back: Back) =>
      `${goBack(back)} One with hundreds of towns can be larger, as long as it is plain: no tabs, no notes after values, quotes closed on their line.`,
  },
  'too-deep': {
    title: 'Lines, lists or brackets nested beyond measure',
    sentence: () =>
      'From here on lines, lists or brackets are inside one another more often than a website can need.',
    hint: (back: Back) => `${goBack(back)} Or move the lines back to the depth of their neighbors.`,
  },
  'too-many-repeats': {
    title: 'Texts that repeat one another beyond measure',
    sentence: ({ most }: { most: number }) =>
      `The file repeats texts with a star (*name) more often than ${most} times, or repeats inside repeats.`,
    hint: () =>
      'Write the texts out, or give the shared list a name of its own at the top of the file and refer to it.',
  },
} satisfies Messages;
