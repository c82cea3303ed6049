// Messages about lines: spaces, dashes, colons, and leftovers of copying.
import type { Messages } from '../message.ts';

interface Several {
  /** The number of consecutive lines with it. */
  count: number;
}

const lines = ({ count }: Several, one: string, many: string) =>
  count === 1 ? `This line ${one}.` : `This line and ${count - 1} below it ${many}.`;

interface Indentation {
  /** The name of the field, where the line has one. */
  name?: string;
  /** By how many spaces the line has to move; to the left where negative. */
  by: number;
  /** The number of lines that move together. */
  count: number;
}

interface MissingDash {
  what: 'entry' | 'row';
  /** A field that the entry needs and does not have, so that more than a dash is gone. */
  lacks?: string;
}

/** A field that became part of the group above it. */
interface Within {
  name: string;
  within: string;
}

interface LostLine {
  /** The line that is gone, without its spaces. */
  line: string;
}

export const lineKinds = {
  'wrong-indentation': {
    title: 'A line that is not in line with its neighbors',
    sentence: (facts: Indentation | Within) => {
      if ('within' in facts) {
        return `"${facts.name}" is two spaces too far to the right, so it counts as a part of "${facts.within}".`;
      }
      const { name, by, count } = facts;
      const what = name ? `"${name}"` : 'This line';
      const others = count === 2 ? 'line that belongs' : `${count - 1} lines that belong`;
      const all = count > 1 ? `${what}, with the ${others} to it,` : what;
      return `${all} is ${Math.abs(by)} ${Math.abs(by) === 1 ? 'space' : 'spaces'} too far to the ${by > 0 ? 'left' : 'right'}.`;
    },
    hint: () => 'Put it in line with the lines that it belongs to.',
  },
  'torn-text': {
    title: 'A text that goes on too far to the left',
    sentence: () => 'The text above goes on in this line, which is too far to the left.',
    hint: () => 'Put it below its text, two spaces further to the right than the field’s name.',
  },
  'dash-in-text': {
    title: 'A list in the middle of a text',
    sentence: () =>
      'This line of a text begins with a dash, a star or a dot, as the entries of a list do.',
    hint: () =>
      'The lines of a text become one paragraph. If this is an entry, put it in line with the others of its list. If not, begin the line with another word.',
  },
  'tab-indentation': {
    title: 'A tab at the start of a line',
    sentence: (facts: Several) =>
      lines(
        facts,
        'begins with a tab; only spaces work here',
        'begin with tabs; only spaces work here',
      ),
    hint: () => 'Type two spaces in place of each tab.',
  },
  'non-breaking-space': {
    title: 'A space that only looks like one',
    sentence: (facts: Several) =>
      lines(facts, 'has a space that only looks like one', 'have spaces that only look like ones'),
    hint: () =>
      'Delete it and type a plain space. It often comes along when text is copied from a web page.',
  },
  'stray-start': {
    title: 'A sign or a line number that came along with copied lines',
    sentence: ({ what, count }: Several & { what: 'start' | 'line' | 'note' }) => {
      if (what === 'line')
        return lines(
          { count },
          'came along when the lines beside it were copied',
          'came along when the lines beside them were copied',
        );
      if (what === 'note')
        return 'Something is before the # of this note, so it is no note any more.';
      return lines(
        { count },
        'begins with a sign or a number that came along when it was copied',
        'begin with signs or numbers that came along when they were copied',
      );
    },
    hint: ({ what }: { what: 'start' | 'line' | 'note' }) =>
      what === 'line'
        ? 'Delete it. If somebody left out lines here, look whether they are still in the file.'
        : 'Delete it.',
  },
  'note-without-hash': {
    title: 'A note without a #',
    sentence: ({ count }: Several) =>
      count === 1
        ? 'This line looks like a note, but does not begin with a #.'
        : `These ${count} lines look like a note, but do not begin with a #.`,
    hint: ({ count }: Several) =>
      count === 1
        ? 'Put a # and a space before it. If it is no note, write it as “name: text”.'
        : 'If they do not belong here, delete them. If they are a note, put a # and a space before each.',
  },
  'note-in-text': {
    title: 'A note in the middle of a long text',
    sentence: () => 'This note is in the middle of a text, which ends here because of it.',
    hint: () => 'Move the note above the whole text.',
  },
  'several-documents': {
    title: 'A line of dashes in the middle of the file',
    sentence: () => 'This line of dashes cuts the file into two.',
    hint: () => 'Delete the line.',
  },
  'missing-colon': {
    title: 'No colon and space after the name of a field',
    sentence: ({ name }: { name: string }) => `"${name}" needs a colon and a space after it.`,
    hint: ({ line }: { line: string }) => `Write: ${line}`,
  },
  'missing-space': {
    title: 'No space after the dash of an entry',
    sentence: (facts: Several) =>
      lines(facts, 'has no space after its dash', 'have no space after their dashes'),
    hint: () => 'Put a space after the dash.',
  },
  'other-bullet': {
    title: 'An entry of a list with another sign than a dash',
    sentence: (facts: Several) =>
      lines(
        facts,
        'begins with another sign than a plain dash and a space',
        'begin with other signs than a plain dash and a space',
      ),
    hint: () => 'Type a plain dash (-) in its place.',
  },
  'missing-dash': {
    title: 'An entry of a list without its dash',
    sentence: ({ what, lacks }: MissingDash) => {
      if (what === 'row')
        return 'The first cell of this row has no dash, so the whole row became one text.';
      return lacks
        ? `The first line of this entry is gone: it has neither a dash nor a "${lacks}:".`
        : 'This entry of a list has no dash before it.';
    },
    hint: ({ what, lacks }: MissingDash) => {
      if (what === 'row')
        return 'Begin each row with two dashes: one for the row and one for its first cell.';
      return lacks
        ? `Put a line above it that begins with "- ${lacks}:".`
        : 'Put a dash and a space before it, in line with the others of its list.';
    },
  },
  'joined-entry': {
    title: 'A line that may be an entry without its dash',
    severity: 'warning',
    sentence: () => 'This line has no dash, so it became one text with the line above.',
    hint: () =>
      'If it is an entry of its own, put a dash before it. If not, write both on one line.',
  },
  'extra-dash': {
    title: 'A dash where no list is',
    sentence: ({ name }: { name: string }) =>
      `"${name}" has a dash before it, but is no entry of a list.`,
    hint: () => 'Leave out the dash.',
  },
  'swapped-lines': {
    title: 'Two lines in the wrong order',
    sentence: () => 'This line and the one below it are in the wrong order.',
    hint: () => 'Swap them.',
  },
  'missing-line': {
    title: 'A line that is gone',
    sentence: ({ line }: LostLine) =>
      `The line "${line}" is missing above this one, so these lines became part of something else.`,
    hint: () => 'Put it back.',
  },
  'entry-after-key': {
    title: 'A list that begins on the line of its name',
    sentence: ({ name }: { name: string }) => `The list "${name}" begins on the line of its name.`,
    hint: () => 'Put each entry on a line of its own, with a dash before it.',
  },
  'text-after-fold': {
    title: 'A text on the same line as >-',
    sentence: () =>
      'The sign for a long text is >- and has to be the last on its line; the text begins below it.',
    hint: () => 'Move the text to the next line, two spaces further to the right.',
  },
  'two-on-a-line': {
    title: 'Two fields on one line',
    sentence: ({ name, again }: { name: string; again: boolean }) =>
      again
        ? `"${name}:" is written twice on this line.`
        : `Two fields are on this line; "${name}" needs one of its own.`,
    hint: ({ again }: { again: boolean }) =>
      again ? 'Delete one of the two.' : 'Write each on a line of its own.',
  },
  'duplicate-key': {
    title: 'The same field twice in one place',
    sentence: ({ name, first }: { name: string; first: number }) =>
      `"${name}" is here and in line ${first}, so one of the two would be lost.`,
    hint: () =>
      'Keep one and delete the other. If both belong here, a line with a dash may be missing between them.',
  },
  'yaml-syntax': {
    title: 'A line that cannot be read',
    sentence: () => 'This line, or one just above it, cannot be read.',
    hint: () =>
      'Compare it with the lines around it: the spaces at its start, its quotes and its colon.',
  },
} satisfies Messages;
