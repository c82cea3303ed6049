// The words for what the YAML reader stumbles over.

export interface Wording {
  code: string;
  message: string;
  hint?: string;
}

export const tab: Wording = {
  code: 'tab-indentation',
  message: 'This line is indented with a tab, and YAML only understands spaces.',
  hint: 'Replace the tab by two spaces for each level; editors have a command for all lines at once, such as “Convert indentation to spaces”.',
};

export const indentation: Wording = {
  code: 'wrong-indentation',
  message: 'This line is not indented like its neighbors.',
  hint: 'Put it in line with the lines that it belongs to.',
};

export const tornText: Wording = {
  code: indentation.code,
  message: 'This text seems to go on here, in a line that is not indented.',
  hint: 'Put it below its text, two spaces further in than the key. If it is a note, begin it with a #.',
};

export const noteBehind: Wording = {
  code: 'stray-start',
  message: 'Something stands before the # of this note, so that the line is no note any more.',
  hint: 'Delete it.',
};

export const quote: Wording = {
  code: 'unclosed-quote',
  message: 'This text begins with a quote that is never closed.',
  hint: 'Add the missing quote at the end of the text, or put all of it in double quotes.',
};

export const placeholder: Wording = {
  code: 'unquoted-placeholder',
  message: 'This text begins with {, which YAML takes for something else.',
  hint: 'Put the whole text in double quotes.',
};

export const colon: Wording = {
  code: 'unquoted-colon',
  message: 'This text has a colon followed by a space, which YAML takes for a key.',
  hint: 'Put the whole text in double quotes.',
};

/** The hint for a text of several lines. */
export const longText = {
  hint: 'Write >- behind the key above it: then the lines below are one text, whatever stands in them.',
};

export const noColon: Wording = {
  code: 'missing-colon',
  message: 'This line has no colon with a space between a key and its value.',
  hint: 'Write it like this: label: About',
};

/** What to say of a key whose line, once mended, reads like this. */
export const lostColon = (written: string): Wording => ({
  code: noColon.code,
  message: 'This key has no colon with a space behind it.',
  hint: `Write it like this: ${written.trim()}`,
});

export const lostEntry: Wording = {
  code: 'missing-dash',
  message: 'This entry has no dash, and every entry of a list needs one.',
  hint: 'Put a dash and a space before it, in line with the others of its list.',
};

export const lostDash: Wording = {
  code: 'missing-dash',
  message: 'This entry has lost its dash: from here on the keys of the one above come again.',
  hint: 'Put a dash and a space before its first key.',
};

export const lostCell: Wording = {
  code: 'missing-dash',
  message: 'The first cell of this row has lost its dash, so all of the row became one text.',
  hint: 'Begin each row with two dashes: one for the row and one for its first cell.',
};

/** What to say of an entry without its first lines, which hold these keys in the entry above. */
export function lostStart([first = '', ...others]: string[]): Wording {
  const rest = others.map((key) => `\`${key}\``).join(', ');
  return {
    code: 'missing-start',
    message:
      'The entry above has these keys already: the first lines of the next one are missing here.',
    hint: `Write them again above this line: \`- ${first}:\`${rest && `, and below it ${rest}`}. If these lines are left over, delete them.`,
  };
}

export const strayStart: Wording = {
  code: 'stray-start',
  message: 'This line begins with a sign or a line number that came along when it was copied.',
  hint: 'Delete it, and put the line in line with its neighbors again.',
};

export const fence: Wording = {
  code: 'stray-start',
  message:
    'This line marks where code begins or ends, and came along when the lines beside it were copied.',
  hint: 'Delete it.',
};

export const dots: Wording = {
  code: 'stray-start',
  message: 'This line is only dots, which stand for lines that were left out where it was copied.',
  hint: 'Delete it, and look whether those lines are still here.',
};

export const merge: Wording = {
  code: 'merge-conflict',
  message: 'Two versions of the file were mixed here and nobody chose between them.',
  hint: 'Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
};

export const leftoverMark: Wording = {
  code: 'merge-conflict',
  message: 'This line is left over from mixing two versions of the file.',
  hint: 'Delete it. If two versions of the same lines stand around it, keep the right one.',
};

export const otherBullet: Wording = {
  code: 'other-bullet',
  message: 'This entry begins with another sign than a plain dash and a space.',
  hint: 'Type a plain dash (-) in its place.',
};

export const missingSpace: Wording = {
  code: 'missing-space',
  message: 'This entry has no space behind its dash.',
  hint: 'Put a space after the dash.',
};

export const curlyQuotes: Wording = {
  code: 'curly-quotes',
  message: 'This text stands in curly quotes. YAML only knows the straight ones.',
  hint: 'Put the text in straight double quotes: "…"',
};

export const noteInText: Wording = {
  code: 'note-in-text',
  message: 'This note stands in the middle of a long text and ends it.',
  hint: 'Move the note to a line above the key of the text.',
};
