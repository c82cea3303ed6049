// Messages about the text itself: what cannot be read, what can hardly be meant, and damage to a whole file.
import type { Messages } from '../message.ts';

interface Indentation {
  count: number;
  name?: string;
  /** The number of spaces to move the lines by; to the left if negative. */
  by: number;
}

interface UnreadableLine {
  /** The cause, as far as the parser's code tells it. */
  cause?: string;
}

export const textMessages = {
  'merge-conflict': {
    title: 'Two versions of the file mixed into one',
    sentence: () => 'Two versions of the file were mixed here and nobody chose between them.',
    hint: () => 'Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  'not-utf8': {
    title: 'A file that was not saved as UTF-8',
    sentence: () => 'The file was not saved as UTF-8, so characters cannot be read.',
    hint: () =>
      'Save the file as UTF-8 (in most editors under “Save as … encoding”), then look for letters that are damaged.',
  },
  'too-large': {
    title: 'A file that is too large',
    sentence: () =>
      'The file is so large that it must be simpler than it is in this line, or just above it.',
    hint: () =>
      'One with hundreds of towns can be larger, as long as it is plain: no tabs, no notes after values, quotes closed on their line.',
  },
  'too-deep': {
    title: 'Lines, lists, brackets or repeats nested beyond measure',
    sentence: () =>
      'From here on lines, lists, brackets or repeated texts (*name) are inside one another more often than a website can need.',
    hint: () => 'Compare this line, and those after it, with others of their kind.',
  },
  'yaml-syntax': {
    title: 'A line that cannot be read',
    sentence: ({ cause }: UnreadableLine) =>
      `This line, or one just above it, cannot be read${cause ? `: ${cause}` : ''}.`,
    hint: () =>
      'Compare it with the lines around it: the spaces at its start, its dash, its colon and its quotes.',
  },
  'wrong-indentation': {
    title: 'A line that is not in line with its neighbors',
    sentence: ({ name, by, count }: Indentation) => {
      const what = name ? `"${name}"` : 'This line';
      const others = count === 2 ? 'the line below it' : `the ${count - 1} lines below it`;
      const all = count > 1 ? `${what}, with ${others},` : what;
      return `${all} is ${Math.abs(by)} ${Math.abs(by) === 1 ? 'space' : 'spaces'} too far to the ${by > 0 ? 'left' : 'right'}.`;
    },
    hint: () => 'Put it in line with the lines that it belongs to.',
  },
  'tab-indentation': {
    title: 'A tab, or a space that only looks like one, at the start of a line',
    sentence: ({ sign, count }: { sign: 'tab' | 'space'; count: number }) => {
      const what = sign === 'tab' ? 'a tab' : 'a space that only looks like one';
      return `This line${count > 1 ? `, as ${count - 1} below it,` : ''} begins with ${what}; only spaces work here.`;
    },
    hint: () => 'Type plain spaces in its place.',
  },
  'missing-dash': {
    title: 'An entry of a list without a plain dash and a space before it',
    sentence: () => 'This entry of a list does not begin with a plain dash and a space.',
    hint: () => 'Put a dash and a space before it, in line with the others of its list.',
  },
  'extra-dash': {
    title: 'A dash where no list is',
    sentence: () => 'This line has a dash before it, but is no entry of a list.',
    hint: () => 'Leave out the dash.',
  },
  'missing-colon': {
    title: 'No colon and space after the name of a field',
    sentence: ({ name }: { name: string }) => `"${name}" needs a colon and a space after it.`,
  },
  'quotation-mark': {
    title: 'A text whose quotes are missing, curly, not closed or closed too early',
    sentence: ({ value, isBracket }: { value: string; isBracket?: boolean }) => {
      if (isBracket) return 'This line opens a bracket that is never closed.';
      if (/^[“”„‘]/.test(value)) return 'This text is in curly quotes.';
      if (!/^["']/.test(value)) {
        return 'This text has a sign that means something else without quotes around the whole text.';
      }
      return value.slice(1).includes(value.charAt(0))
        ? 'A quotation mark ends this text too early, or something in the quotes cannot be read.'
        : 'This text begins with a quotation mark that is never closed.';
    },
    hint: ({ isBracket }: { isBracket?: boolean }) =>
      isBracket
        ? 'Close it at its end.'
        : 'Put the whole text in straight double quotes ("…"), with curly ones (“ ”) inside.',
  },
  'note-after-text': {
    title: 'A text that ends at a #',
    severity: 'warning',
    sentence: () => 'This text ends at the #: visitors never see the rest of the line.',
    hint: () =>
      'If it belongs to the text, put the whole text in double quotes. If it is a note, give it a line of its own.',
  },
  'swallowed-line': {
    title: 'A line that became a part of the text above',
    sentence: ({ word }: { word: string }) =>
      word
        ? `The line "${word}:" became a part of the text above it.`
        : 'This line begins like an entry of a list, but became a part of the text above it.',
    hint: () =>
      'Put it in line with the lines that it belongs to. If it is a part of the text, begin the line with another word.',
  },
  'duplicate-key': {
    title: 'The same field twice in one place',
    sentence: ({ name, first }: { name: string; first: number }) =>
      `"${name}" is here and in line ${first}, so one of the two would be lost.`,
    hint: () =>
      'Keep one and delete the other. If both belong here, a line with a dash may be missing between them.',
  },
} satisfies Messages;
