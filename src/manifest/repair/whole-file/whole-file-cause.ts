// Looks for damage to a whole file, before its lines are judged.
import { parseDocument } from 'yaml';
import { wordsOf } from '../../messages/words.ts';
import type { Finding, Problem } from '../../problem.ts';
import { LARGEST, LARGEST_ODD } from '../../text/effort.ts';
import { placeOf } from '../../text/places.ts';
import { oddPlace, readPlainYaml } from '../../yaml/plain-yaml.ts';
import {
  type Cause,
  cause,
  type Survey,
  surveyOf,
  type UsualFile,
  type WholeKind,
  withGoodMend,
} from './cause.ts';
import {
  byteOrderMark,
  codeFence,
  comparison,
  damage,
  documents,
  encodings,
  otherFormats,
  otherText,
} from './formats.ts';
import { tooDeep, tooLarge, tooManyRepeats } from './limits.ts';
import { markedLines, numberedLines } from './marks.ts';
import { replacedName } from './names.ts';
import { cutOff, duplicateFile, isLeftOutNote, leftOut, mergeConflict } from './parts.ts';
import { capitals, colonsThroughout, dashes, quotesThroughout } from './signs.ts';
import {
  indentedFile,
  lostIndentation,
  lostLineEnds,
  oddSpacesThroughout,
  tabsThroughout,
  wrappedLines,
} from './spaces.ts';

type Detector = (survey: Survey) => Cause | undefined;

/** The first match is the cause of everything after it. */
const DETECTORS: Detector[] = [
  lostLineEnds,
  emptyFile,
  byteOrderMark,
  comparison,
  mergeConflict,
  numberedLines,
  markedLines,
  codeFence,
  otherFormats,
  damage,
  oddSpacesThroughout,
  indentedFile,
  tabsThroughout,
  colonsThroughout,
  dashes,
  quotesThroughout,
  capitals,
  replacedName,
  duplicateFile,
  leftOut,
  lostIndentation,
  wrappedLines,
  otherText,
  cutOff,
];

/**
 * The cause that concerns a whole file with errors; undefined when its lines are to be judged one by one.
 * @param known the parts of every file in their usual order, and a test for a good one
 */
export function wholeFileCause(text: string, known: UsualFile): Cause | undefined {
  const early = { ...known, text, lines: [], said: [] };
  const refused = documents(early) ?? encodings(early);
  if (refused) return refused;
  if (readPlainYaml(text) === undefined) {
    const excess = tooDeep(early) ?? tooManyRepeats(early) ?? tooLarge(early);
    if (excess) return excess;
  }
  // A larger plain file has hundreds of towns, and a program wrote it.
  return text.length > LARGEST ? undefined : firstOf(DETECTORS, surveyOf(text, known));
}

/** Lines that may be such a note: looked for in the whole text at once, which is fast. */
const NOTES = /^ *(?:- +)?(?:#|\/\/|<!--|\.{3}|…|[[(]).*$/gm;

/** A note in a file without errors that reads as if lines were left out; only a warning, since all may be there. */
export function doubtfulNote(text: string, file: string): Problem | undefined {
  const line = text.match(NOTES)?.find(isLeftOutNote);
  if (line === undefined) return undefined;
  const { line: at } = placeOf(text, text.indexOf(line));
  const note = line.trim().slice(0, 80);
  const found = cause('left-out-note', { note }, { at: at - 1, length: note.length });
  return asProblem(found, text, file);
}

/** Characters that were damaged in one place or another. */
export function damagedCharacters(text: string, file: string): Problem | undefined {
  const survey = {
    text,
    lines: text.split('\n'),
    said: [],
    parts: [],
    fits: () => false,
    misfits: () => [],
  };
  const found = damage(survey, 1);
  return found && asProblem(found, text, file);
}

/** The first line of a large text that only the full reader understands. */
export function oddInLarge(text: string, file: string): Problem {
  const { line, column } = placeOf(text, oddPlace(text));
  const facts = { megabytes: LARGEST_ODD / 1_000_000, isOdd: true };
  return asProblem(cause('too-large', facts, { at: line - 1, column }), text, file);
}

function firstOf(detectors: Detector[], survey: Survey): Cause | undefined {
  for (const detect of detectors) {
    const found = detect(survey);
    if (found) return withGoodMend(found, survey);
  }
  return undefined;
}

function emptyFile({ text, lines, said }: Survey): Cause | undefined {
  const hasWords = said.some((at) => !/^\s*(?:#|---\s*$)/.test(lines[at] ?? ''));
  const isCode = /^\s*#+\s?[a-z_]+:\s*$/m.test(text);
  if (hasWords || isCode) return undefined;
  return cause('empty-file', { ...(said.length > 0 && { notes: true }) });
}

interface OfFile extends Omit<UsualFile, 'fits'> {
  file: string;
  /** Whether data is a website's without a fault in its form. */
  fits(data: unknown): boolean;
  /** The command that brings back the last good version. */
  lastGood?: () => string | undefined;
}

/** The one problem of a file to which something happened as a whole. */
export function wholeFileProblem(text: string, known: OfFile): Problem | undefined {
  const { file, fits, lastGood, ...others } = known;
  const found = wholeFileCause(text, {
    ...others,
    fits: (other) => fits(readPlainYaml(other)),
  });
  if (!found || (MAY_BE_GOOD.has(found.kind) && fits(fullData(text)))) return undefined;
  return asProblem(found, text, file, lastGood?.());
}

/** These are only in the way of readers that know less than all of YAML. */
const MAY_BE_GOOD = new Set<WholeKind>(['other-format', 'indented-file']);

function fullData(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false });
  return document.errors.length === 0 ? document.toJS() : undefined;
}

function asProblem(found: Cause, text: string, file: string, lastGood?: string): Problem {
  const { kind, facts, mended, line, length, column } = found;
  const finding = { kind, facts: { ...(facts as object), lastGood }, pointer: [] } as Finding;
  const { code, severity, message, hint } = wordsOf(finding, () => 'the file');
  const place = { line, column: column ?? firstWord(text, line), length };
  const edit = mended === undefined ? undefined : wholeEdit(text, mended);
  return { code, severity, file, ...place, pointer: [], message, ...(hint && { hint }), ...edit };
}

/** The column of the first word of a line. */
function firstWord(text: string, line: number): number {
  return Math.max(0, (text.split('\n')[line - 1] ?? '').search(/\S/)) + 1;
}

/** All lines for all lines. */
function wholeEdit(text: string, mended: string): Pick<Problem, 'edit'> {
  const [remove, lines] = [text.split('\n').length, mended.split('\n')];
  return { edit: { line: 1, remove, lines, sureness: 'certain', whole: true } };
}
