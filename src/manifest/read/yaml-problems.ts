// What the YAML reader complains about, said in words for people who do not program.
import type { YAMLError } from 'yaml';
import type { Problem } from '../problem.ts';
import { withMore } from '../report-few.ts';
import { type LinePlace, nextLine, oddLine } from './indentation.ts';
import { depthOf, isNote, keyAt, LONG_LINE, opensBelow } from './lines.ts';
import { isKey } from './lost-colons.ts';
import { lineWithoutSpaces } from './lost-spaces.ts';
import { placeOf } from './places.ts';
import { withoutRepeats } from './repeated-keys.ts';
import { strayText } from './stray-texts.ts';
import { bulletAt, trapIn } from './yaml-traps.ts';
import {
  colon,
  indentation,
  longText,
  noColon,
  noteInText as noteInTextWords,
  placeholder,
  quote,
  tab,
  type Wording,
} from './yaml-wordings.ts';

/** A fault in one line; `line` counts from 1, `column` from 1, and without a length it reaches to the end of the line. */
export interface Fault extends Wording {
  line: number;
  column: number;
  length?: number;
}

const wordings: Partial<Record<YAMLError['code'], Wording>> = {
  TAB_AS_INDENT: tab,
  BAD_INDENT: indentation,
  DUPLICATE_KEY: {
    code: 'duplicate-key',
    message: 'This key stands twice in the same place, so one of the two would be lost.',
    hint: 'Keep one and delete the other.',
  },
  MISSING_CHAR: {
    code: 'missing-character',
    message: 'Something is missing here: a closing quote, a bracket or a comma.',
    hint: 'A text that begins with a quote or with { must also end with it.',
  },
  BAD_ALIAS: {
    code: 'unknown-alias',
    message:
      'This text begins with a star, which to YAML points at a name, and no line has that name.',
    hint: 'Put the whole text in double quotes.',
  },
  MULTIPLE_DOCS: {
    code: 'several-documents',
    message: 'A line of three dashes begins a second document; only one is allowed.',
    hint: 'Delete the line with the dashes.',
  },
};

/** Faults that end with their line. After any other the reader is lost, and what it says of later lines is noise. */
const LOCAL = ['duplicate-key', 'unclosed-quote', 'unknown-alias', placeholder.code, colon.code];

/** A line with a key and its value on it. */
const WHOLE_PAIR = /^\s*(- +)*[\w-]+: +[^\s#|>]/;

/** Whether a text with these problems still is data: two equal keys with short values lose nothing that others need. */
export function isReadable(problems: Problem[], text: string): boolean {
  const lines = text.split('\n');
  return problems.every(
    ({ code, line }) => code === 'duplicate-key' && WHOLE_PAIR.test(lines[line - 1] ?? ''),
  );
}

/** The cause of so many is looked for. */
const MOST_FAULTS = 50;

/** What the reader complains about, one problem for each cause. */
export function yamlProblems(errors: readonly YAMLError[], text: string, file: string): Problem[] {
  if (errors.length === 0) return [];
  const lines = text.split('\n');
  const odd = earlier(oddLine(lines), lineWithoutSpaces(lines));
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const faults = sorted
    .slice(0, MOST_FAULTS)
    .map((error) => fault(error, lines, { ...placeOf(text, error.pos[0]), odd }));
  const lost = faults.findIndex(({ code }) => !LOCAL.includes(code));
  const causes = lost === -1 ? faults : faults.slice(0, lost + 1);
  const told = withoutRepeats(causes, lines)
    .filter(({ line }, index, all) => line !== all[index - 1]?.line)
    .map((cause) => problem(cause, lines, file));
  const others = lost === -1 ? sorted.slice(MOST_FAULTS) : [];
  const below = others.slice(0, 5).map(({ pos }) => placeOf(text, pos[0]).line);
  return withMore(told, others.length, below);
}

const earlier = (a: LinePlace | undefined, b: LinePlace | undefined) =>
  a && b ? (b.line < a.line ? b : a) : (a ?? b);

/** A fault as a problem; without a length it reaches to the end of its line. */
export function problem({ length, ...cause }: Fault, lines: string[], file: string): Problem {
  const rest = (lines[cause.line - 1] ?? '').trimEnd().length - cause.column + 1;
  return {
    severity: 'error',
    file,
    pointer: [],
    length: Math.max(1, Math.min(length ?? rest, rest)),
    ...cause,
  };
}

/** Where the reader stumbled, and the line that is out of step, if there is one. */
interface Stumble extends LinePlace {
  odd?: LinePlace;
}

/** The first cause of an error, which may stand in another line than the one where the reader stumbled. */
function fault(error: YAMLError, lines: string[], { odd, ...at }: Stumble): Fault {
  const { code, message } = error;
  const content = lines[at.line - 1] ?? '';
  const trap =
    trapIn(error, lines, at.line) ?? bulletAt(lines, [odd?.line, nextLine(lines, at.line).line]);
  if (trap) return trap;
  const note = noteInText(lines, odd?.line ?? at.line);
  if (note) return note;
  const stray = strayText(lines, at.line);
  if (stray) return { ...indentation, line: stray.line, column: stray.column };
  if (code === 'BAD_INDENT' || /Sequence item|block sequence/.test(message)) {
    return { ...indentation, ...(before(odd, lines, at.line) ?? nextLine(lines, at.line)) };
  }
  if (code === 'DUPLICATE_KEY') {
    const empty = emptyKeyAbove(lines, at.line);
    if (empty) return { ...indentation, ...empty };
    // The line below it stands too deep: so this one slid out of its group, into one that has such a key.
    if (odd?.line === nextLine(lines, at.line + 1).line) return { ...indentation, ...at };
  }
  const brace = /(?:^|:|-)\s+(?=\{[\w.]+\}\s*\S)/.exec(content);
  if (brace) {
    return { ...placeholder, line: at.line, column: brace.index + brace[0].length + 1 };
  }
  if (/Missing closing/.test(message)) return { ...quote, ...openQuote(lines, at.line) };
  const cause = before(odd, lines, at.line);
  if (cause && (code === 'MISSING_CHAR' || !(code in wordings)))
    return { ...indentation, ...cause };
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return /:(\s|$)/.test(content.slice(at.column - 1))
      ? { ...colon, ...at }
      : { ...indentation, ...nextLine(lines, at.line + 1) };
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' || /map values/.test(message)) {
    const text = textWithoutFold(lines, at.line);
    if (text) return text;
    return /^\s*(- +)*[\w-]+:(\s|$)/.test(content) ||
      isLongText(lines, at.line - 1) ||
      continues(lines, at.line) ||
      isBelowKey(lines, at.line)
      ? { ...indentation, ...nextLine(lines, at.line) }
      : { ...noColon, line: at.line, column: content.search(/\S|$/) + 1 };
  }
  return { ...at, length: error.pos[1] - error.pos[0], ...(wordings[code] ?? unreadable(message)) };
}

/** A note between two lines of a long text, less indented than they are. */
function noteInText(lines: string[], line: number): Fault | undefined {
  const depth = (at: number) => depthOf(lines[at - 1]);
  const below = [line, line + 1].find((at) => isNote(lines[at - 2]) && depth(at) > depth(at - 1));
  if (below === undefined) return undefined;
  let first = below - 1;
  while (isNote(lines[first - 2])) first--;
  const goesOn = depth(first - 1) === depth(below) && isLongText(lines, first - 1);
  return goesOn ? { ...noteInTextWords, line: first, column: depth(first) + 1 } : undefined;
}

/** Whether a line goes on with the text above it, which ends on the line of its key: it is long, or the sentence is. */
function continues(lines: string[], line: number): boolean {
  const [above = '', content = ''] = lines.slice(line - 2, line);
  const [, word = ''] = /^\s*(\w*)/.exec(content) ?? [];
  const isPair = /^\s*[\w-]+ *[:=]/.test(content) || isKey(word, lines);
  const inside = depthOf(content) >= depthOf(above) && !isPair;
  return (
    inside && WHOLE_PAIR.test(above) && (/^\s*[a-z]/.test(content) || above.length > LONG_LINE)
  );
}

/** Whether a line stands right below a key without a value, as deep as that: it is likely to be the value. */
function isBelowKey(lines: string[], line: number): boolean {
  const [above = '', content = ''] = lines.slice(line - 2, line);
  return opensBelow(above) && keyAt(above) === depthOf(content);
}

/** A text of several lines with a colon in the first, right below its key: the sign for long texts is missing. */
function textWithoutFold(lines: string[], line: number): Fault | undefined {
  const [key = '', first = ''] = lines.slice(line - 3, line - 1);
  const isText = /^\s*[A-Z][\w ]*: \S/.test(first) && opensBelow(key);
  return isText ? { ...colon, ...longText, ...nextLine(lines, line - 1) } : undefined;
}

/** Whether a line stands in a long text or directly below its key, going by the lines above it. */
function isLongText(lines: string[], line: number): boolean {
  const above = lines.slice(0, line).findLast((text) => /:(\s|$)|^\s*- |^\s*#/.test(text)) ?? '';
  return /[>|][-+]?\s*$/.test(above);
}

/** The text that begins with a quote and does not end with it, at or above a line. */
function openQuote(lines: string[], from: number): { line: number; column: number } {
  for (let line = from; line > 0; line--) {
    const open = /^\s*(?:- +)*(?:[\w-]+: +)?(["'])/.exec(lines[line - 1] ?? '');
    const [start = '', mark = ''] = open ?? [];
    if (open && !lines[line - 1]?.slice(start.length).includes(mark)) {
      return { line, column: start.length };
    }
  }
  return { line: from, column: 1 };
}

/** The line that is out of step, when it can be the cause of an error: it stands above it, or follows the notes there. */
function before(odd: LinePlace | undefined, lines: string[], line: number): LinePlace | undefined {
  return odd && odd.line <= nextLine(lines, line).line + 1 ? odd : undefined;
}

/** The key above a repeated one that has lost the lines which it holds, because it stands as deep as they do. */
function emptyKeyAbove(lines: string[], from: number): LinePlace | undefined {
  const depth = (line: number) => depthOf(lines[line - 1]);
  const own = depth(from);
  for (let line = from - 1; line > 0 && (depth(line) === -1 || depth(line) >= own); line--) {
    const next = nextLine(lines, line + 1);
    const empty = depth(line) === own && /^\s*[\w-]+:\s*$/.test(lines[line - 1] ?? '');
    if (empty && next.column === own + 1 && !/^\s*-/.test(lines[next.line - 1] ?? '')) {
      return { line, column: own + 1 };
    }
  }
  return undefined;
}

function unreadable(message: string): Wording {
  const [sentence = message] = message.split('\n');
  const lower = sentence.replace(/[.:]$/, '').replace(/^./, (c) => c.toLowerCase());
  return {
    code: 'yaml-syntax',
    message: `This line cannot be read as YAML: ${lower}.`,
    hint: 'Compare it with the lines around it: spaces, quotes and colons.',
  };
}
