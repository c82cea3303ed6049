// Damage to the spaces and line ends of a whole file: removed, moved, or replaced.
import { ODD_SPACES, withoutOddSpaces } from '../../text/rows.ts';
import { type Cause, cause, eachLine, fitting, nearlyAll, type Survey } from './cause.ts';

/** The usual widths of a tab. */
const WIDTHS = [2, 4, 8];

/** Tabs in place of spaces, throughout. */
export function tabsThroughout(survey: Survey): Cause | undefined {
  const tabbed = fitting(survey, /^ *\t/);
  const indented = fitting(survey, /^[ \t]/);
  const by = (width: number) =>
    eachLine(survey, (line) =>
      line.replace(/^[ \t]+/, (start) => start.replaceAll('\t', ' '.repeat(width))),
    );
  const mended = tabbed.length < 5 ? undefined : WIDTHS.map(by).find((text) => survey.fits(text));
  if (!mended && !nearlyAll(tabbed.length, indented.length)) return undefined;
  const some = !nearlyAll(tabbed.length, indented.length);
  return cause(
    'tabs-throughout',
    { count: tabbed.length, ...(some && { some }) },
    { at: tabbed[0], column: 1, mended },
  );
}

/** Spaces that only look like spaces, throughout. */
export function oddSpacesThroughout(survey: Survey): Cause | undefined {
  const odd = fitting(survey, /^[ -]*[\u00A0\u2000-\u200A\u202F\u205F\u3000]/);
  const indented = fitting(survey, /^[\s-]/);
  if (odd.length < 5 || odd.length * 2 < indented.length) return undefined;
  const plain = withoutOddSpaces(survey.text, ' ');
  const mended = plain.match(ODD_SPACES) ? plain.replace(ODD_SPACES, ' ') : plain;
  return cause('odd-spaces-throughout', { count: odd.length }, { at: odd[0], column: 1, mended });
}

/** No indentation at all, or one space at most. */
export function lostIndentation(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  const names = fitting(survey, /^ ?(?:- ?)*[a-z_]+:/);
  const opening = said.filter((at, i) => {
    const next = lines[said[i + 1] ?? -1];
    return /^ ?[a-z_]+:\s*$/.test(lines[at] ?? '') && next !== undefined && !/^\s*-/.test(next);
  });
  if (said.length < 8 || names.length * 2 < said.length || opening.length < 3) return undefined;
  const deeper = fitting(survey, /^ {2}/).length;
  if (deeper * 50 > said.length) return undefined;
  const one = fitting(survey, /^ \S/).length > 5;
  return cause('lost-indentation', { count: said.length, ...(one && { one }) }, { at: opening[0] });
}

/** Everything moved to the right, the first line perhaps not. */
export function indentedFile(survey: Survey): Cause | undefined {
  const { lines, said, parts } = survey;
  const isPart = (line: string, indent: string) =>
    parts.some((part) => line.trimEnd() === `${indent}${part}:`);
  const indents = said.flatMap((at) => /^[ \t]+(?=[a-z_]+:\s*$)/.exec(lines[at] ?? '')?.[0] ?? []);
  const indent = [...new Set(indents)].find(
    (found) => lines.filter((line) => isPart(line, found)).length >= 3,
  );
  if (indent === undefined || lines.filter((line) => isPart(line, '')).length > 1) return undefined;
  const [, second = 0] = said;
  const moved = said.filter((at) => lines[at]?.startsWith(indent));
  if (!nearlyAll(moved.length, said.length)) return undefined;
  const mended = eachLine(survey, (line) =>
    line.startsWith(indent) ? line.slice(indent.length) : line,
  );
  return cause('indented-file', { count: moved.length }, { at: moved[0] ?? second, mended });
}

/** A line with this many names was several lines. */
const MANY = 8;

/** All lines in one. */
export function lostLineEnds({ text, said, parts }: Survey): Cause | undefined {
  if (said.length > 3) return undefined;
  const known = parts.filter((part) =>
    new RegExp(`(?:^|\\W|\\\\n)${part}:`).test(text.slice(0, 500_000)),
  );
  const names = text.slice(0, 100_000).match(/[a-z_]+:(?= |\\n)/g) ?? [];
  if (names.length < MANY || known.length < 3) return undefined;
  const written = /\\n/.test(text);
  const mended = written
    ? `${text
        .replace(/^\s*"|"\s*$/g, '')
        .replaceAll('\\n', '\n')
        .replaceAll('\\"', '"')}\n`
    : undefined;
  return cause('lost-line-ends', { ...(written && { written }) }, { mended });
}

/** Lines that go on at the left edge, as a mail program breaks them. */
export function wrappedLines(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  const torn = said.filter((at, i) => {
    const above = lines[said[i - 1] ?? -1] ?? '';
    const line = lines[at] ?? '';
    return /^[^\s#-]/.test(line) && !/^[a-z_]+:(?: |$)/.test(line) && above.length > 50;
  });
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (torn.length < 5 || longest > 100) return undefined;
  const mended = lines
    .map((line, at) => (torn.includes(at) ? `\0${line}` : line))
    .join('\n')
    .replaceAll(/ ?\n\0/g, ' ');
  return cause('wrapped-lines', { count: torn.length }, { at: torn[0], mended });
}
