// Damage to the whole file: the two or three most likely causes in one message.
import type { Finding } from '../diagnostic.ts';
import { someInWords } from '../messages/phrases.ts';
import { contentBefore, rowsOf } from '../text/rows.ts';
import type { Parsed } from '../yaml/parse.ts';
import { LARGEST } from '../yaml/parse.ts';
import { found } from './parse-findings.ts';
import type { Located } from './report.ts';

/** The lines, those of the last good version, and the parts that a file must have. */
interface Survey {
  text: string;
  lines: readonly string[];
  good?: readonly string[];
  parts: readonly string[];
}

/** A likely cause in words; the line that shows it, counted from 0; and what to do other than going back. */
interface Cause {
  words: string;
  line?: number;
  first?: string;
}

/** The most causes in a message. */
const FEW = 3;

/** Whether nearly all of some lines fit a pattern. */
const nearlyAll = (lines: readonly string[], pattern: RegExp, least = 0.9): boolean => {
  const said = lines.filter((line) => /\S/.test(line));
  return said.length > 5 && said.filter((line) => pattern.test(line)).length >= said.length * least;
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const ofSign: (survey: Survey) => Cause | undefined = ({ lines }) => {
  const said = lines.filter((line) => /\S/.test(line));
  const sign = /^(?:[>+|#*•]|\d+[.:)]?\s)/.exec(said[0] ?? '')?.[0];
  if (!sign) return undefined;
  const isNumber = /\d/.test(sign);
  const pattern = isNumber ? /^\s*\d+/ : new RegExp(`^\\${sign}`);
  return nearlyAll(lines, pattern)
    ? {
        words: isNumber
          ? 'every line begins with its number'
          : `every line begins with "${sign}", as in a quoted mail or a comparison`,
        first: 'Delete it in front of every line.',
      }
    : undefined;
};

/** The parts of the file that are missing, and where it ends. */
const ofParts: (survey: Survey) => Cause | undefined = ({ text, lines, good, parts }) => {
  const missing = parts.filter((part) => !new RegExp(`^${part}\\b`, 'm').test(text));
  if (missing.length === 0) return undefined;
  if (missing.length === parts.length) return { words: 'it has none of the website’s parts' };
  const named = someInWords(missing);
  const rows = rowsOf(lines);
  const last = contentBefore(rows, rows.length);
  const isCut =
    missing.includes(parts.at(-1) ?? '') ||
    good?.slice(0, last).every((line, at) => line === lines[at]);
  return isCut
    ? { words: `its end is missing (${named})`, line: Math.max(0, last) }
    : { words: `a large part is missing (${named})` };
};

/** The file from its first line on for a second time. */
const ofCopy: (survey: Survey) => Cause | undefined = ({ lines }) => {
  const first = lines.find((row) => /\S/.test(row));
  const line = first === undefined ? -1 : lines.indexOf(first, lines.indexOf(first) + 1);
  const words = 'from this line on it comes a second time';
  const what = 'Keep the copy that is right, and delete the other one.';
  return line < 0 ? undefined : { words, line, first: what };
};

/** A sign that shows a cause: what its lines look like, how many there must be at least, and what to do about it. */
interface Sign {
  shows: RegExp;
  least: number;
  words: string;
  first?: string;
}

/** Signs of what leaves a part of the file out or puts something around it. */
const AROUND: readonly Sign[] = [
  {
    // An assistant leaves such a note that shortens its answer.
    shows: /^\s*#.*(?:\.{3}|…|unchanged|omitted|(?:rest|remainder) of|as before|stays? the same)/i,
    least: 1,
    words: 'lines were left out, with only a note in their place',
  },
  {
    shows: /^\s*(?:```|~~~)/,
    least: 1,
    words: 'it was copied out of a chat, with the marks ``` around it',
    first: 'Delete the lines with ``` and what is outside of them.',
  },
  { shows: /^(?:--- a|diff |@@ .*@@)/, least: 1, words: 'it is a comparison of two versions' },
];

/** Signs of what has changed many lines. */
const THROUGHOUT: readonly Sign[] = [
  {
    shows: /^ *\t/,
    least: 6,
    words: 'its lines begin with tabs in place of spaces',
    first: 'Replace each tab by two spaces.',
  },
  {
    shows: /^\s*[\u00A0\u2000-\u200A\u202F\u3000]/,
    least: 6,
    words: 'its spaces only look like spaces, as in a text copied from a web page',
  },
  {
    shows: /(?:: |- )[“”„«]/,
    least: 4,
    words: 'its straight quotation marks have become curly ones',
    first: 'Put straight ones ("…") in their place.',
  },
  {
    shows: /^\s*(?:[-–—•*] ?)?[a-z_]+(?:：|;|\s?=|\s[-–—]) /,
    least: 21,
    words: 'its colons have become another sign',
  },
  { shows: /^\s*[–—•*] /, least: 11, words: 'its dashes have become another sign' },
  {
    shows: /^\s*(?:- )?[A-Z][a-z_]*:(?: |$)/,
    least: 21,
    words: 'the names before its colons begin with capital letters',
  },
];

/** The causes of the signs that new lines show. */
const ofSigns = (signs: readonly Sign[], { lines, good }: Survey): Cause[] =>
  signs.flatMap(({ shows, least, ...cause }) => {
    const found = lines.flatMap((row, at) => (shows.test(row) && !good?.includes(row) ? at : []));
    return found.length < least ? [] : [{ ...cause, line: found[0] as number }];
  });

/** The likely causes, the most certain ones first. */
function causesOf(survey: Survey): Cause[] {
  const { text, lines, good } = survey;
  const isOther = /^\s*(?:[[{]|<[!a-z])|^(?:PK|%PDF|\{\\rtf)/i.test(text);
  const atMargin = lines.findIndex((row) => /^[^\s#-]/.test(row) && !/^[a-z_]+:/.test(row));
  const isBroken =
    good && lines.length >= good.length && lines.filter((row) => /^[^\s#-]/.test(row)).length > 30;
  const isMoved = nearlyAll(lines, /^ {2,}/, 0.99);
  const isAtMargin = nearlyAll(lines, /^\S/);
  return [
    ofSign(survey) ?? [],
    isMoved ? { words: 'all its lines have moved to the right' } : [],
    ofCopy(survey) ?? [],
    ...ofSigns(AROUND, survey),
    isOther ? { words: 'it is in another format, such as JSON or a web page' } : [],
    ofParts(survey) ?? [],
    isAtMargin ? { words: 'the spaces at the start of its lines are gone' } : [],
    ...(isAtMargin ? [] : ofSigns(THROUGHOUT, survey)),
    isBroken && atMargin > 0
      ? { words: 'its long lines were broken in two, as a mail program does', line: atMargin }
      : [],
  ].flat();
}

/** The finding about a file that is damaged as a whole; its place is the first line that is not as it was. */
export function damaged(survey: Survey & { restore?: string }): Located {
  const { lines, good, restore } = survey;
  const causes = causesOf(survey).slice(0, FEW);
  const [likely] = causes;
  const isEmpty = survey.text.trim() === '';
  const changed = good && !isEmpty ? lines.findIndex((row, at) => row !== good[at]) : 0;
  const facts = {
    causes: causes.map(({ words }) => words),
    ...(likely?.first && { first: likely.first }),
    ...(restore && { restore }),
  };
  return placed(found('damaged-file', [], facts), likely?.line ?? Math.max(0, changed));
}

/** A finding at a line, counted from 0. */
export const placed = (finding: Finding, line: number, column = 0, length = 1): Located => ({
  finding,
  place: { line: line + 1, column: column + 1, length },
});

/** Characters that could not be read, or that became two or three others when the file was opened in another encoding. */
const LOST = /\uFFFD|\0|â€[\u0080-\u00bf™œ˜“”¢¦]|[ÃÂ][\u0080-\u00bf]/g;

const CONFLICT = /^ *(?:<{7}|={7}|>{7})(?: |$)/m;

/** Faults that keep everything else from being looked at. */
export function fatal(text: string, { errors }: Parsed, restore?: string): Located | undefined {
  const lineAt = (position: number) => text.slice(0, position).split('\n').length - 1;
  const back = restore === undefined ? {} : { restore };
  const lost = count(text, LOST);
  if (lost > 0) {
    const line = lineAt(text.search(LOST));
    return placed(found('not-utf8', [], { places: lost }), line);
  }
  const conflict = text.includes('>>>>>>>') && CONFLICT.exec(text);
  if (conflict && /^ *>{7}/m.test(text)) {
    const facts = { places: count(text, /^ *<{7}/gm) };
    return placed(found('merge-conflict', [], facts), lineAt(conflict.index), 0, 7);
  }
  const [first] = errors;
  if (first?.code === 'TOO_LARGE') {
    const facts = { megabytes: LARGEST / 1_000_000, ...back };
    return placed(found('too-large', [], facts), 0);
  }
  return first?.code === 'TOO_COMPLEX'
    ? placed(found('too-deep', [], back), lineAt(first.start))
    : undefined;
}
