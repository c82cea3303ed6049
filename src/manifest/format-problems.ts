// Prints problems for people: place, sentence, the line with a caret under the fault, and what to write instead.
import type { Fix, Problem } from './problem.ts';
import { inGroups } from './short-names.ts';

/** `pages.yaml:12:5` */
function place({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}

/** The terminal's codes for bold red and bold yellow, and for going back to normal. */
const COLORS = { error: '\u001b[1;31m', warning: '\u001b[1;33m' };
const NORMAL = '\u001b[0m';

/** How much of a long line is shown, and how much of it on each side of a fault, in characters. */
const WIDEST = 160;
const LEAST = 60;

/** One problem as several lines of text; `text` is the manifest that it is about. Colour is for terminals. */
export function formatProblem(problem: Problem, text: string, color = false): string {
  const { severity, code, line, column, length, message, hint, more, pages = [], fix } = problem;
  const source = (text.split(/\r\n|\r|\n/)[line - 1] ?? '').replaceAll('\t', ' ');
  const from =
    column + LEAST <= WIDEST ? 0 : Math.max(0, Math.min(column - LEAST, source.length - WIDEST));
  const number = String(line).padStart(5);
  const gutter = ' '.repeat(number.length);
  const paint = (words: string) => (color ? COLORS[severity] + words + NORMAL : words);
  return [
    `${place(problem)} ${paint(severity)} ${code}`,
    `  ${message}`,
    `${number} | ${source.slice(from, from + WIDEST)}`,
    `${gutter} | ${' '.repeat(column - 1 - from)}${paint('^'.repeat(Math.min(length, 60)))}`,
    ...(hint ? [`  ${hint}`] : []),
    ...(more ? [`  ${moreLine(more)}`] : []),
    ...(pages.length > 0 ? [`  ${seenOnLine(pages)}`] : []),
    ...(fix ? [`  ${fixTitle(fix)}`, ...linesToPaste(fix)] : []),
  ].join('\n');
}

/** How many addresses are named before they are only counted. */
const FEW = 2;

/** "Seen on /about/." or "Seen on 20 pages, such as /." */
export function seenOnLine(pages: string[]): string {
  return pages.length > FEW
    ? `Seen on ${pages.length} pages, such as ${pages[0]}`
    : `Seen on ${pages.join(' and ')}`;
}

/** "And 7,990 more like the first, in lines 12, 13, 14 and further down." */
export function moreLine({ count, lines }: NonNullable<Problem['more']>): string {
  const further = count > lines.length ? ' and further down' : '';
  const where = `in line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}${further}`;
  return `And ${inGroups(count)} more like the first, ${where}.`;
}

/** A longer block that only moves is quicker to move than to paste. */
const SHORT_BLOCK = 6;

/** The lines of a fix, as they stand in the file, so that they can be copied. */
export function linesToPaste({ lines, shift }: Fix): string[] {
  return shift !== undefined && lines.length > SHORT_BLOCK ? [] : lines;
}

/** What to do with the lines of a fix, which follow. */
export function fixTitle(fix: Fix): string {
  const { line, remove, lines, sample, shift = 0 } = fix;
  if (lines.length > linesToPaste(fix).length) {
    const side = shift > 0 ? 'right' : 'left';
    return `Move lines ${line} to ${line + remove - 1} to the ${side} by ${Math.abs(shift)} spaces: mark them all, and press ${shift > 0 ? 'Tab' : 'Shift and Tab'}.`;
  }
  if (lines.length === 0) return `Delete line ${line}.`;
  const what = lines.length === 1 ? 'this line' : 'these lines';
  const replaced = remove > 1 ? `lines ${line} to ${line + remove - 1}` : `line ${line}`;
  const place = remove > 0 ? `in place of ${replaced}` : `below line ${line - 1}`;
  return sample
    ? `Paste ${what} ${place}, and put what is right for you:`
    : `Paste ${what} ${place}:`;
}

/** All problems, and a last line that counts them. */
export function formatProblems(problems: Problem[], text: string, color = false): string {
  const blocks = problems.map((problem) => formatProblem(problem, text, color));
  return [...blocks, countLine(problems)].join('\n\n');
}

/** Problems in one line each, for where only their number and place matter. */
export function formatLines(problems: Problem[]): string {
  return problems
    .map((problem) => `${place(problem)} ${problem.severity} ${problem.code}: ${problem.message}`)
    .join('\n');
}

/** "3 errors and 1 warning in pages.yaml." */
function countLine(problems: Problem[]): string {
  const count = (severity: Problem['severity'], word: string) => {
    const n = problems.filter((problem) => problem.severity === severity).length;
    return n === 0 ? [] : [`${n} ${word}${n === 1 ? '' : 's'}`];
  };
  const parts = [...count('error', 'error'), ...count('warning', 'warning')];
  return `${parts.join(' and ')} in ${problems[0]?.file ?? 'the manifest'}.`;
}

/** Problems as workflow commands, so that a hosted CI shows them at their lines. */
export function formatAnnotations(problems: Problem[]): string {
  const encode = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return problems
    .map(({ severity, file, line, column, code, message, hint, more, pages = [] }) => {
      const where = `file=${file},line=${line},col=${column},title=${code}`;
      const words = [
        message,
        hint,
        more && moreLine(more),
        pages.length > 0 && seenOnLine(pages),
      ].filter(Boolean);
      return `::${severity} ${where}::${encode(words.join(' '))}`;
    })
    .join('\n');
}
