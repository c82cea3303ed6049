// The words of a publication: its message for the history, and how it ended, for the family.

/** Why what was changed after its review is not published. */
export const CHANGED = 'The website was changed meanwhile. Look at the review again, then publish.';

/** The longest first line of a message. */
const MAX_SUBJECT_CHARS = 72;

/** The message of a publication. Brackets are round in it: hosts build nothing for a message with “[skip ci]”. A
 * line end in a name would begin a sentence of its own. */
export function messageOf(changes: string[]): string {
  const sentences = changes.map((words) =>
    words.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' '),
  );
  const [first = 'Change the website', ...others] = sentences;
  if (others.length === 0 && first.length <= MAX_SUBJECT_CHARS) return first;
  const subject =
    sentences.length > 1
      ? `Change the website in ${sentences.length} places`
      : 'Change the website';
  return `${subject}\n\n${sentences.map((words) => `- ${words}`).join('\n')}\n`;
}

/** The lines of a publication's message that begin with a dash; of another commit its first line. */
export function sentencesIn(message: string): string[] {
  const [subject = '', ...lines] = message.split('\n');
  const own = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return own.length > 0 ? own : [subject];
}

/** The number of publications that are shown. */
export const MAX_PUBLICATIONS = 30;

/** The most times that newer changes are joined before somebody has to look. */
export const MAX_MERGES = 3;

export const PUBLISHED = 'Published.';
export const NOTHING_NEW = 'Nothing has changed since the last publication.';
export const OFTEN = 'Somebody else keeps publishing. Press Publish again.';
export const NOT_FITTING =
  'Somebody else has published changes that do not fit together with yours: the joined file would have errors. Ask them what they changed.';

/** Why two changes of the same place were not joined. */
export const clashWords = (mine: string, theirs: string): string =>
  `Somebody else has published a change at the same place. Yours says ${quoted(mine)}, theirs ${quoted(theirs)}. Write theirs here too and publish again; then both are joined, and you can change it anew.`;

/** The most characters of a place that are quoted. */
const MAX_QUOTED_CHARS = 160;

function quoted(lines: string): string {
  const words = lines.replace(/\s+/g, ' ').trim();
  if (words === '') return 'nothing there any more';
  return `“${words.length > MAX_QUOTED_CHARS ? `${words.slice(0, MAX_QUOTED_CHARS)}…` : words}”`;
}
