// Faults that show in single lines, whatever YAML makes of them: what copying and mixing left behind, and tabs.
import type { Problem } from '../problem.ts';
import { withOthers } from './text-problems.ts';
import { problem } from './yaml-problems.ts';
import {
  dots,
  fence,
  leftoverMark,
  merge,
  strayStart,
  tab,
  type Wording,
} from './yaml-wordings.ts';

/** The places where versions of the file were mixed: what the reader says of such a text is of no use. */
export function mergeProblems(text: string, file: string): Problem[] {
  const whole = lineProblems(text, file, /^ *<{7}/, merge);
  return whole.length > 0
    ? whole
    : lineProblems(text, file, /^ *(?:={7}\s*$|>{7}|\|{7})/, leftoverMark).slice(0, 1);
}

/** The lines that begin as a comparison, a printed message or a letter shows them: with a plus, a line number, or >. */
export function strayStarts(text: string, file: string): Problem[] {
  return together(
    lineProblems(
      text,
      file,
      /^(?:\+|>|\d+(?: *\|)?)(?= *(?:- +)*[a-z][\w-]*:(?:\s|$))/,
      strayStart,
    ),
  );
}

const FENCE = /^ *```[a-z]*\s*$|^@@ .*@@/i;

const DOTS = /^ *(?:- +)?(?:\.{3}|…|[[(](?:\.{3}|…)[\])])\s*$/;

/** The lines that mark where code begins or ends, or stand for others, in an answer of an assistant, a letter or a comparison. */
export function fences(text: string, file: string): Problem[] {
  return [...lineProblems(text, file, FENCE, fence), ...lineProblems(text, file, DOTS, dots)].map(
    (mark) => ({ ...mark, fix: { line: mark.line, remove: 1, lines: [] } }),
  );
}

/** The text with notes in place of these lines. */
export const withoutFences = (text: string) =>
  text
    .split('\n')
    .map((line) => (FENCE.test(line) || DOTS.test(line) ? '#' : line))
    .join('\n');

/** The first line that is indented with a tab, and how many more are. */
export function tabProblems(text: string, file: string): Problem[] {
  return together(lineProblems(text, file, /^ *\t+(?=\s*[^\s#])/, tab));
}

function together([first, ...more]: Problem[]): Problem[] {
  if (!first) return [];
  return [
    more.length === 0 ? first : { ...first, message: withOthers(first.message, more.length) },
  ];
}

function lineProblems(text: string, file: string, sign: RegExp, wording: Wording): Problem[] {
  const lines = text.split('\n');
  return lines.flatMap((content, index) => {
    const [found] = sign.exec(content) ?? [];
    if (found === undefined) return [];
    const column = found.search(/[^ ]/) + 1;
    const length = found.length - column + 1;
    return [problem({ ...wording, line: index + 1, column, length }, lines, file)];
  });
}
