// Signs or line numbers before every line, from mails, lists, notes and printed pages.
import { type Cause, cause, eachLine, fitting, nearlyAll, type Survey } from './cause.ts';

/** A character that a program or a person may put before every line, and a space after it. */
const SIGN = /^\s*(>|\+|#|\/\/|\*|•|\||-)(?: ?|$)/;

/** One sign before every line. */
export function markedLines(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  const [first = 0] = said;
  const mark = SIGN.exec(lines[first] ?? '')?.[1];
  if (mark === undefined) return undefined;
  const sign = `^\\s*${mark.replace(/[*+|/]/g, '\\$&')}`;
  const marked = fitting(survey, new RegExp(sign));
  if (!nearlyAll(marked.length, said.length) || hasOwnSigns(survey, mark)) return undefined;
  const spaced = fitting(survey, new RegExp(`${sign}(?: |\\s*$)`)).length === marked.length;
  const before = new RegExp(spaced ? `${sign}(?: |$)` : sign);
  const mended = eachLine(survey, (line) => line.replace(before, ''));
  // A file of comments alone has no key of the manifest in it.
  if (!/^\s*[a-z_]+:\s*$/m.test(mended)) return undefined;
  const count = marked.length;
  return cause('marked-lines', { mark, count }, { at: first, length: mark.length, mended });
}

/** Whether a file may well begin most of its lines with this sign. */
const hasOwnSigns = (survey: Survey, mark: string) =>
  mark === '-' && fitting(survey, /^- (?:- )*[a-z_]+:$/).length < 2;

/** The separator between a line's number and the line. */
const NUMBERS = [
  /^\s*(\d+)\t/,
  /^\s*(\d+) ?\| ?/,
  /^\s*(\d+): ?/,
  /^\s*(\d+)[.)] ?/,
  /^\s*(\d+) {2}/,
  /^\s*(\d+) /,
];

/** Its number before every line. */
export function numberedLines(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  const [first = 0] = said;
  for (const pattern of NUMBERS) {
    const numbers = said.map((at) => Number(pattern.exec(lines[at] ?? '')?.[1] ?? Number.NaN));
    const rising = numbers.filter((number, i) => number > (numbers[i - 1] ?? -1)).length;
    if (!nearlyAll(rising + 1, said.length)) continue;
    const mended = eachLine(survey, (line) => line.replace(pattern, '').replace(/^\s*\d+\s*$/, ''));
    return cause('marked-lines', { mark: '1', count: said.length }, { at: first, mended });
  }
  return undefined;
}
