// Faults of the text itself, found before it is read as YAML: how it was saved, and spaces that are none.
import type { Problem } from '../problem.ts';
import { placeOf } from './places.ts';

/** The spaces that are none to YAML: non-breaking, wide and narrow ones, and those that break a line or a page. */
const ODD = '[\\v\\f\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000]';
export const ODD_SPACES = new RegExp(ODD, 'g');

/** What documents of word processors, packed ones too, and web pages begin with. */
const DOCUMENT = /^(?:\{\\rtf|PK[^\w\s]|\s*<(?:!doctype|html))/i;

/** Every character that can make a text unfit. */
const SIGNS = new RegExp(`[\\uFEFF\\uFFFD\\0]|${ODD}`);

/** An odd space in the indentation, or behind a dash or a key. */
const ODD_SPACE = new RegExp(`(?<=^ *|^ *(?:- +)*[a-z_]+:|^ *-)${ODD}{1,40}(?=\\S| )`, 'm');

/** The start of a line: its indentation, dashes and key. */
const LEAD = new RegExp(`^(?: |${ODD})*(?:-(?: |${ODD})+)*(?:[a-z_]+:(?: |${ODD})+)?`, 'gm');

/** The text without a mark at its start, and with something else for each odd space that matters; it keeps its lines. */
export function withoutOddSpaces(text: string, instead: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(LEAD, (lead) => lead.replace(ODD_SPACES, instead).replace(/(?<=\S)$/, ' '));
}

const document = {
  sign: DOCUMENT,
  code: 'not-plain-text',
  message: 'The file is a document of a word processor or a web page, and must be plain text.',
  hint: 'Bring back an earlier version of the file, and edit it in a program for plain text.',
};

const unfit = [
  {
    sign: /^\uFEFF/,
    code: 'byte-order-mark',
    message: 'The file begins with an invisible byte-order mark.',
    hint: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
  },
  {
    sign: /\uFFFD|\0/,
    code: 'not-utf8',
    message: 'Here is a character that cannot be read: the file was not saved as UTF-8.',
    hint: 'Save the file as UTF-8 (in most editors under “Save as … encoding”), then look for letters that are damaged.',
  },
  {
    sign: ODD_SPACE,
    code: 'non-breaking-space',
    message:
      'This line has a wide or non-breaking space, which looks like a space and is none to YAML.',
    hint: 'Delete it and type a plain space instead. It often comes along when text is copied from a web page.',
  },
];

/**
 * What makes a text unfit to be read; the first of each kind only, since all of a kind have one cause.
 * Bytes that are not UTF-8 have become the replacement character when the file was decoded.
 */
export function textProblems(text: string, file: string): Problem[] {
  const isDocument = DOCUMENT.test(text);
  // Looking for one character is much faster than looking for its surroundings.
  if (!isDocument && !SIGNS.test(text)) return [];
  return (isDocument ? [document] : unfit).flatMap(({ sign, ...wording }) => {
    const found = sign.exec(text);
    if (!found) return [];
    const length = Math.max(1, found[0].length);
    const others = sign === ODD_SPACE ? linesWith(sign, text) - 1 : 0;
    const message = others > 0 ? withOthers(wording.message, others) : wording.message;
    const place = { file, ...placeOf(text, found.index), length, pointer: [] };
    return [{ severity: 'error' as const, ...place, ...wording, message }];
  });
}

const linesWith = (sign: RegExp, text: string) =>
  text.split('\n').filter((line) => sign.test(line)).length;

/** How a sentence about a line speaks of several. */
const MANY: Record<string, string> = { has: 'have', is: 'are', begins: 'begin' };

/** "This line and 3 more lines have …": an editor or another program that does something once does it everywhere. */
export function withOthers(message: string, others: number): string {
  const more = `${others} more ${others === 1 ? 'line' : 'lines'}`;
  return message.replace(
    /^This (line|entry) (\w+)/,
    (_, kind, verb) => `This ${kind} and ${more} ${MANY[verb] ?? verb}`,
  );
}
