// Parts of the file that are missing, left out, there twice, or mixed with another version.
import { type Cause, cause, fitting, type Survey } from './cause.ts';

/** Two versions, mixed by git. */
export function mergeConflict(survey: Survey): Cause | undefined {
  const [first, ...others] = fitting(survey, /^ *<{7}/);
  return first === undefined
    ? undefined
    : cause('merge-conflict', { places: others.length + 1 }, { at: first, length: 7 });
}

/** The same parts again, in the same order. */
export function duplicateFile({ lines }: Survey): Cause | undefined {
  const found = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const name = /^[a-z_]+(?=:\s*$)/.exec(line)?.[0];
    if (name) found.set(name, [...(found.get(name) ?? []), at]);
  }
  const all = [...found.values()];
  const again = all.filter((places) => places.length > 1);
  if (again.length < 3 || again.length * 10 < all.length * 8) return undefined;
  const second = startOf(lines, Math.min(...again.map(([, at = 0]) => at)));
  const once = `${lines.slice(0, second).join('\n').trimEnd()}\n`;
  const rest = lines.slice(second).join('\n');
  const same = withoutNotes(rest) === withoutNotes(once);
  const times = Math.max(...again.map(({ length }) => length));
  return cause('written-twice', { times, same }, { at: second, mended: same ? once : undefined });
}

const withoutNotes = (text: string) => text.replace(/^\s*(?:#.*)?$\n?/gm, '').trimEnd();

/** The first of the notes and empty lines above a line. */
function startOf(lines: string[], at: number): number {
  let start = at;
  while (start > 0 && /^(?:#|\s*$)/.test(lines[start - 1] ?? '')) start--;
  while (start < at && /^\s*$/.test(lines[start] ?? '')) start++;
  return start;
}

const DOTS = /^ *(?:- +)?(?:\.{3}|…|[[(<{](?:\.{3}|…)[\])>}])\s*$/;

const LEFT =
  '(?:unchanged|not changed|(?:the )?same|as before|as (?:is|it is|they are|it was)|omitted|left out|truncated|not shown|go(?:es)? here|stays?|remains?|continues?|existing)';
const REST =
  '(?:rest|remainder|remaining|other|others|everything else|all else|existing|previous|content)';

/** A note in dots, brackets or after a # that says that something is as it was. */
const NOTE = new RegExp(
  `^ *(?:- +)?(?:#|//|<!--|\\.{3}|…|[[(])[ #.…[(]*(?:[\\w'’,-]+ ){0,3}(?:${REST}\\b(?: [\\w'’,-]+){0,6} ${LEFT}\\b|${LEFT}(?: [\\w'’,-]+){0,2} ${REST}\\b)(?: [\\w'’,-]+){0,3}[ .…\\])]*(?:-->)?\\s*$`,
  'i',
);

/** A comment between dots: people do not write one about existing lines. */
const DOTTED = /^ *(?:- +)?(?:#|\/\/)? *[[(]?(?:\.{3}|…) *\S.{0,80}?(?:\.{3}|…|\])\s*[\])]?\s*$/;

export const isLeftOutNote = (line: string) => NOTE.test(line);

function noteAt({ lines }: Survey, at: number): string {
  return (lines[at] ?? '').trim().slice(0, 80);
}

/** Lines that an assistant or a hurried person left out. */
export function leftOut(survey: Survey): Cause | undefined {
  const dots = fitting(survey, DOTS);
  const many = dots.length > 1 || missingParts(survey).length > 0 ? dots : [];
  const dotted = fitting(survey, DOTTED).filter((at) => !DOTS.test(survey.lines[at] ?? ''));
  const [at] = [...fitting(survey, NOTE), ...dotted, ...many].sort((a, b) => a - b);
  if (at === undefined) return undefined;
  const note = noteAt(survey, at);
  return cause('left-out-lines', { note }, { at, length: note.length });
}

function missingParts({ text, parts }: Survey): string[] {
  return parts.filter((part) => !new RegExp(`^["']?${part}["']?\\s*:`, 'm').test(text));
}

/** Many parts missing: cut off at an end, or another file altogether. */
export function cutOff(survey: Survey): Cause | undefined {
  const { lines, said, parts } = survey;
  const missing = missingParts(survey);
  const last = said.at(-1) ?? 0;
  if (missing.length === parts.length) {
    return cause('cut-off', { parts: missing, where: 'all' });
  }
  const torn = truncatedEnd(survey);
  const atEnd = isRun(missing, parts.slice(-missing.length));
  if (atEnd && (missing.length > 1 || torn !== undefined || endsBefore(missing[0], survey))) {
    return cause(
      'cut-off',
      { parts: missing, where: 'end', ...(torn && { torn }) },
      {
        at: last,
        length: (lines[last] ?? '').length,
      },
    );
  }
  if (missing.length > 1 && isRun(missing, parts.slice(0, missing.length))) {
    return cause('cut-off', { parts: missing, where: 'beginning' }, { at: said[0] });
  }
  return missing.length > 2
    ? cause(
        'cut-off',
        { parts: missing, where: missing.length * 2 > parts.length ? 'most' : 'much' },
        { at: said[0] },
      )
    : undefined;
}

/** Whether the last part of a file is the one that comes before another in every file. */
function endsBefore(part: string | undefined, { text, parts }: Survey): boolean {
  const last = [...text.matchAll(/^[a-z_]+(?=:)/gm)].at(-1)?.[0];
  return part !== undefined && last !== undefined && parts[parts.indexOf(part) - 1] === last;
}

const isRun = (some: string[], others: string[]) => some.every((part, i) => part === others[i]);

/** The last words, where the file ends without a line end and in the middle of something. */
function truncatedEnd({ text, lines }: Survey): string | undefined {
  if (text.endsWith('\n')) return undefined;
  const last = lines.at(-1) ?? '';
  const value = last.replace(/^\s*(?:- +)*/, '');
  const open =
    /^(?:[\w-]+: +)?"[^"]*$|^(?:[\w-]+: +)?'[^']*$|^[\w-]*$|^[\w-]+:\s*(?:>-?)?$|[[{][^\]}]*$/;
  return open.test(value) ? last.trim().split(' ').slice(-4).join(' ').slice(-60) : undefined;
}
