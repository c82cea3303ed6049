// Prints problems as workflow commands, so that a hosted CI shows them at their lines.
import type { Problem } from '../problem.ts';
import { errorsFirst, moreLine, pagesLine } from './format-problems.ts';

/** One command for each problem, errors first. */
export function formatAnnotations(problems: Problem[]): string {
  const encode = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return errorsFirst(problems)
    .map(({ severity, file, line, column, code, message, hint, more, pages = [] }) => {
      const where = `file=${file},line=${line},col=${column},title=${code}`;
      const words = [
        message,
        hint,
        more && moreLine(more),
        pages.length > 0 && pagesLine(pages),
      ].filter(Boolean);
      return `::${severity} ${where}::${encode(words.join(' '))}`;
    })
    .join('\n');
}
