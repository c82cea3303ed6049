// Messages about damage to a whole file, such as an end that is cut off.
import { type Back, type Count, goBack, lines, orGoBack } from '../go-back.ts';
import type { Messages } from '../message.ts';
import { savedFile } from './saved-file.ts';

export interface Replaced extends Count {
  /** The original character or mark of the lines. */
  was: 'colon' | 'dash' | 'space after the colon' | 'space after the dash';
  /** The replacement; absent when nothing took its place. */
  now?: string;
}

interface CutOff {
  /** The missing parts of the file. */
  parts: string[];
  where: 'end' | 'beginning' | 'most' | 'much' | 'all';
  /** The last words of the file, where they are not complete. */
  torn?: string;
}

interface ReplacedName extends Back {
  /** The name that the field has to have, and the one that it has. */
  was: string;
  now: string;
  places: number;
}

interface LeftOut extends Back {
  note: string;
}

/** "Every dash", "The space after every dash" */
const all = (was: Replaced['was']) =>
  was.startsWith('space') ? `The ${was.replace('the', 'every')}` : `Every ${was}`;

/** "towns, faqs and 3 more" */
function named(parts: string[]): string {
  const more = parts.length > 4 ? parts.length - 3 : 0;
  const some = more > 0 ? [...parts.slice(0, 3), `${more} more`] : parts;
  return some.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

const QUOTED_MAIL: Record<string, string> = {
  '>': ', as in a quoted mail',
  '+': ', as in a comparison of two versions',
  '-': ', as in a list',
  '#': ', so all of them became notes',
  '|': ', as in a table',
  '•': ', as in a list',
  '*': ', as in a list',
};

export const wholeFile = {
  'empty-file': {
    title: 'An empty file',
    sentence: ({ notes }: { notes?: boolean }) =>
      `${notes ? 'The file has nothing but notes' : 'The file is empty'}, so there is no website in it.`,
    hint: goBack,
  },
  'cut-off': {
    title: 'A file of which a large part is missing',
    sentence: ({ parts, where, torn }: CutOff) => {
      if (where === 'all') return 'This is not the website’s file: it has none of its parts.';
      if (where === 'beginning') return `The beginning of the file is missing: ${named(parts)}.`;
      if (where === 'most') return `Most of the file is missing: ${named(parts)}.`;
      if (where === 'much') return `A large part of the file is missing: ${named(parts)}.`;
      const missing = `: ${named(parts)} ${parts.length === 1 ? 'is' : 'are'} missing`;
      const end = torn ? `in the middle of a line, at "${torn}"` : 'too early';
      return `The file ends ${end}${parts.length > 0 ? missing : ''}.`;
    },
    hint: goBack,
  },
  'left-out-lines': {
    title: 'A note in place of lines that somebody left out',
    sentence: ({ note }: LeftOut) =>
      `Lines were left out of the file: only the note "${note}" is in their place.`,
    hint: (facts: LeftOut) =>
      `${goBack(facts)} Then copy only the lines that are really new into it: an assistant that shortens its answer leaves such notes.`,
  },
  'left-out-note': {
    title: 'A note in place of lines that somebody left out',
    severity: 'warning',
    sentence: ({ note }: LeftOut) => `The note "${note}" reads as if lines were left out here.`,
    hint: () => 'Look whether all of them are still here, then delete the note.',
  },
  'written-twice': {
    title: 'The whole file twice, one after the other',
    sentence: ({ times, same }: { times: number; same: boolean }) =>
      `From this line on the whole file comes ${times === 2 ? 'a second time' : `again, ${times} times in all`}${same ? '' : ', with changes'}.`,
    hint: ({ same }: { same: boolean }) =>
      same
        ? 'Delete everything from this line to the end.'
        : 'Keep the copy that is right, and delete the other one.',
  },
  'replaced-name': {
    title: 'A field that has another name throughout',
    sentence: ({ was, now, places }: ReplacedName) =>
      `"${was}:" has become "${now}:" throughout the file, in ${places} places where that is no field.`,
    hint: orGoBack('If somebody used “replace all”, undo it.'),
  },
  'marked-lines': {
    title: 'The same sign, or a line number, before every line',
    sentence: ({ mark, ...count }: Count & { mark: string }) =>
      mark === '1'
        ? `Every line begins with its number (${lines(count)}), as in a printed list.`
        : `Every line begins with "${mark}" (${lines(count)})${QUOTED_MAIL[mark] ?? ''}.`,
    hint: orGoBack('Delete it in front of every line.'),
  },
  'pasted-comparison': {
    title: 'A comparison of two versions in place of the file',
    sentence: (count: Count) =>
      `This is a comparison of two versions, not the file itself: ${lines(count)} begin with "+" or "-".`,
    hint: goBack,
  },
  'code-fence': {
    title: 'The marks of a chat around the file',
    sentence: ({ other }: { other: number }) =>
      other > 0
        ? `The file was copied out of an answer, with \`\`\` and ${lines({ count: other })} of other text around it.`
        : 'The file was copied out of an answer, with the marks ``` around it.',
    hint: () =>
      'Delete the lines with ``` and everything before the first and after the last of them.',
  },
  'other-text': {
    title: 'Other text before or after the file',
    sentence: ({ before, ...count }: Count & { before: boolean }) =>
      `Other text came along ${before ? 'before' : 'after'} the website’s own lines (${lines(count)}), as from a mail.`,
    hint: () => 'Delete it.',
  },
  'lost-indentation': {
    title: 'No spaces at the start of any line',
    sentence: ({ one, ...count }: Count & { one?: boolean }) =>
      one
        ? `The lines begin with one space at most (${lines(count)}): the others are gone, and with them what belongs to what.`
        : `No line begins with a space any more (${lines(count)}), so nothing shows what belongs to what.`,
    hint: goBack,
  },
  'indented-file': {
    title: 'Every line moved to the right',
    sentence: (count: Count) =>
      `All lines have moved to the right (${lines(count)}), and the parts of the file must begin at the left edge.`,
    hint: () => 'Mark all of them, and press Shift and Tab until the parts begin at the edge.',
  },
  'lost-line-ends': {
    title: 'The whole file in one line',
    sentence: ({ written }: { written?: boolean }) =>
      written
        ? 'The whole file is one line, with \\n written where each line ended.'
        : 'The whole file is in one line: the ends of its lines are gone.',
    hint: goBack,
  },
  'wrapped-lines': {
    title: 'Long lines broken in two throughout',
    sentence: (count: Count) =>
      `Long lines were broken in two (${lines(count)} go on at the left edge), as a mail program does.`,
    hint: orGoBack('Join each of them with the line above.'),
  },
  'replaced-signs': {
    title: 'Every colon or every dash replaced by another sign',
    sentence: ({ was, now, ...count }: Replaced) =>
      now === undefined
        ? `${all(was)} is gone (${lines(count)}).`
        : `${all(was)} has become "${now}" (${lines(count)}).`,
    hint: ({ was, now, ...back }: Replaced & Back) =>
      now === undefined && !was.startsWith('space')
        ? goBack(back)
        : orGoBack(
            `Put ${was.startsWith('space') ? 'a space' : `the plain ${was} back`} everywhere${was.startsWith('space') ? ` ${was.slice(6)}` : ', with a space after it'}.`,
          )(back),
  },
  'replaced-quotes': {
    title: 'Every quotation mark replaced by another one',
    sentence: ({ now, ...count }: Count & { now: string }) =>
      `The straight quotation marks have become ${now} throughout (${lines(count)}).`,
    hint: orGoBack('Put straight ones ("…") in their place.'),
  },
  'capital-names': {
    title: 'Every name at the start of a line with a capital letter',
    sentence: (count: Count) =>
      `The names before the colons begin with capital letters (${lines(count)}), and all of them are written small.`,
    hint: orGoBack('Switch automatic capital letters off and write them small.'),
  },
  'tabs-throughout': {
    title: 'Tabs at the start of the lines throughout',
    sentence: ({ some, ...count }: Count & { some?: boolean }) =>
      some
        ? `${lines(count)} begin with tabs in place of spaces.`
        : `The lines begin with tabs in place of spaces (${lines(count)}).`,
    hint: () =>
      'Replace each tab by two spaces; editors have a command for it, such as “Convert indentation to spaces”.',
  },
  'odd-spaces-throughout': {
    title: 'Spaces that only look like spaces throughout',
    sentence: (count: Count) =>
      `The spaces at the start of the lines only look like spaces (${lines(count)}), as in a text copied from a web page.`,
    hint: orGoBack('Replace all of them by plain spaces.'),
  },
  ...savedFile,
} satisfies Messages;
