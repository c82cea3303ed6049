// Looks for what happened to a whole file, before any of its lines is judged.
import { told } from '../../messages/words.ts';
import type { Finding, Problem } from '../../problem.ts';
import { LARGEST } from '../../text/effort.ts';
import { readPlainYaml } from '../../yaml/plain-yaml.ts';
import { type Cause, cause, type Survey, surveyOf } from './cause.ts';
import {
  byteOrderMark,
  codeFence,
  comparison,
  damage,
  documents,
  encodings,
  otherFormats,
} from './formats.ts';
import { tooDeep, tooLarge, tooManyRepeats } from './limits.ts';
import { markedLines, numberedLines } from './marks.ts';
import { cutOff, leftOut, leftOutNote, mergeConflict, writtenTwice } from './parts.ts';
import { capitals, colons, dashes, quotes } from './signs.ts';
import {
  indentedFile,
  lostIndentation,
  lostLineEnds,
  oddSpaces,
  tabs,
  wrappedLines,
} from './spaces.ts';

type Detector = (survey: Survey) => Cause | undefined;

/** What is found first is the cause of what comes after it. */
const DETECTORS: Detector[] = [
  emptyFile,
  byteOrderMark,
  comparison,
  mergeConflict,
  numberedLines,
  markedLines,
  codeFence,
  otherFormats,
  lostLineEnds,
  damage,
  oddSpaces,
  tabs,
  colons,
  dashes,
  quotes,
  capitals,
  indentedFile,
  writtenTwice,
  leftOut,
  lostIndentation,
  wrappedLines,
  cutOff,
];

/**
 * The cause that concerns all of a file with errors; undefined where its lines are to be judged one by one.
 * @param parts the names of the parts that every file has, in their usual order
 */
export function wholeFileCause(text: string, parts: string[]): Cause | undefined {
  const early = { text, lines: [], said: [], parts };
  const refused = documents(early) ?? encodings(early);
  if (refused) return refused;
  if (readPlainYaml(text) === undefined) {
    const excess = tooDeep(early) ?? tooManyRepeats(early) ?? tooLarge(early);
    if (excess) return excess;
  }
  // A larger file that is plain has hundreds of towns, and nobody made it by hand.
  return text.length > LARGEST ? undefined : firstOf(DETECTORS, surveyOf(text, parts));
}

/** A note in a file without errors that reads as if lines were left out; only a warning, since all may be there. */
export function doubtfulNote(text: string): Cause | undefined {
  if (!/unchanged|same|as before|omitted|left out|truncated|not shown|remain|existing/i.test(text)) {
    return undefined;
  }
  const found = leftOutNote(surveyOf(text, []));
  return found && cause('left-out-note', { note: found.note }, { at: found.at });
}

function firstOf(detectors: Detector[], survey: Survey): Cause | undefined {
  for (const detect of detectors) {
    const found = detect(survey);
    if (found) return found;
  }
  return undefined;
}

function emptyFile({ text, lines, said }: Survey): Cause | undefined {
  const hasWords = said.some((at) => !/^\s*(?:#|---\s*$)/.test(lines[at] ?? ''));
  const isCode = /^\s*#+\s?[a-z_]+:\s*$/m.test(text);
  if (hasWords || isCode) return undefined;
  return cause('empty-file', { ...(said.length > 0 && { notes: true }) });
}

/** A cause as a problem of a file. `lastGood` is the command that brings back its last good version. */
export function wholeFileProblem(
  { kind, facts, mended, ...place }: Cause,
  { file, text, lastGood }: { file: string; text: string; lastGood?: string },
): Problem {
  const finding = { kind, facts: { ...(facts as object), lastGood }, pointer: [] } as Finding;
  const { code, severity = 'error', message, hint } = told(finding, () => 'the file');
  const edit = mended === undefined ? undefined : wholeEdit(text, mended);
  return { code, severity, file, ...place, pointer: [], message, ...(hint && { hint }), ...edit };
}

/** All lines for all lines. */
function wholeEdit(text: string, mended: string): Pick<Problem, 'fix'> {
  return {
    fix: { line: 1, remove: text.split('\n').length, lines: mended.split('\n'), whole: true },
  };
}
