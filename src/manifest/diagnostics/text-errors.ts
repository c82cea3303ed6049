// Finds the error that keeps a text from being read, and reports suspicious values.
import type { Finding } from '../diagnostic.ts';
import { findingFactory } from '../messages/message.ts';
import type { textMessages } from '../messages/syntax/parse.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import { placesOf } from '../text/places.ts';
import { type Row, rowOf, rowsOf } from '../text/rows.ts';
import { isFatal, isSound, type Parsed, type Suspicion } from '../yaml/parse.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { doubleQuoted } from '../yaml/write.ts';
import { findRepair } from './find-repair.ts';
import { BULLET, isOdd } from './repairs.ts';

const createFinding = findingFactory<typeof textMessages>();

/** By code of the parser: the cause in words. */
const CAUSES: Record<string, string> = {
  MISSING_CHAR: 'a quotation mark, a colon or a bracket is missing',
  BAD_INDENT: 'it is not in line with its neighbors',
  BAD_ALIAS: 'a text that begins with a star needs quotes',
  TAB_AS_INDENT: 'a tab stands in place of spaces',
  BLOCK_AS_IMPLICIT_KEY: 'two fields or a list are on one line',
  MULTILINE_IMPLICIT_KEY: 'the line before it may lack its colon',
  BAD_SCALAR_START: 'the text begins with a sign that needs quotes',
  MULTIPLE_DOCS: 'a line of dashes cuts the file into two',
};

/** Characters that could not be decoded, or that a wrong encoding turned into two or three others. */
const CORRUPT_CHARACTERS = /\uFFFD|\0|â€[\u0080-\u00bf™œ˜“”¢¦]|[ÃÂ][\u0080-\u00bf]/;

/** The lines that git leaves around two versions. */
const CONFLICT = /(?:<{7}|={7}|>{7})(?<=^ *.{7})(?= |$)/m;

/** The search for a repair in more lines takes seconds; the file of a thousand towns has half as many. */
const MAX_LINES = 200_000;

/** The first error of a text that cannot be read as it was meant. */
export function findTextError(
  source: ManifestSource,
  parsed: Parsed,
  { schema, withFixes }: { schema: ManifestSchema; withFixes: boolean },
): Finding | undefined {
  const fatal = findFatalError(source.text, parsed);
  if ((fatal && fatal.kind !== 'too-large') || isSound(parsed)) return fatal;
  const lines = source.text.split('\n');
  if (lines.length > MAX_LINES) return createFinding('too-large', [], {}, { range: [0, 1] });
  const [first] = parsed.errors.length > 0 ? parsed.errors : parsed.suspicions.filter(isFatal);
  const start = first?.start ?? 0;
  const rows = rowsOf(lines);
  const marked = Math.min(placesOf(source.text)(start, start).line, lines.length) - 1;
  // The parser marks the line above a tab.
  const below = rows[marked + 1];
  const line = below && isOdd(below) ? marked + 1 : marked;
  const quoteLine = findOpenQuote(rows, line);
  const near = [...nearLines(rows, line), ...(quoteLine === undefined ? [] : [quoteLine])];
  const repair = withFixes ? findRepair(source.text, near, schema) : undefined;
  if (repair || fatal) return repair ?? fatal;
  const row = rows[line];
  return row && isOdd(row)
    ? tabFinding(row.text, lines.slice(0, line))
    : unreadableTextFinding(parsed, source.text, quoteLine);
}

/** The finding about a tab or an odd space at the start of a line. */
function tabFinding(row: string, above: string[]): Finding {
  const start = above.reduce((sum, { length }) => sum + length + 1, 0) + row.search(/[^ ]/);
  const sign = row.includes('\t') ? ('tab' as const) : ('space' as const);
  return createFinding('tab-indentation', [], { count: 1, sign }, { range: [start, start + 1] });
}

/** An error that makes a search for repairs useless. */
function findFatalError(text: string, { errors }: Parsed): Finding | undefined {
  const markAt = (start: number, length = 1) => ({
    range: [start, start + length] as [number, number],
  });
  const corrupt = text.search(CORRUPT_CHARACTERS);
  if (corrupt !== -1) return createFinding('not-utf8', [], {}, markAt(corrupt));
  const isMixed = errors.length > 0 || text.includes('>>>>>>>');
  const conflict = isMixed ? CONFLICT.exec(text) : null;
  if (conflict)
    return createFinding('merge-conflict', [], {}, markAt(conflict.index, conflict[0].length));
  const [first] = errors;
  if (first?.code === 'TOO_LARGE') return createFinding('too-large', [], {}, markAt(first.start));
  return first?.code === 'TOO_COMPLEX'
    ? createFinding('too-deep', [], {}, markAt(first.start))
    : undefined;
}

/** The number of lines, up to the reported one, that are repaired: the parser often reports a line too late. */
const MAX_NEAR_LINES = 8;

function nearLines(rows: readonly Row[], line: number): number[] {
  const near: number[] = [];
  for (let at = line; at >= 0 && near.length < MAX_NEAR_LINES; at--) {
    if (rows[at]?.kind === 'content') near.push(at);
  }
  return near;
}

/** An open quotation mark or bracket is searched this many lines above an error. */
const MAX_QUOTE_LINES = 80;

/** The line of a quotation mark or a bracket that is not closed, at or above an error. */
function findOpenQuote(rows: readonly Row[], line: number): number | undefined {
  const open = /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*|(?:\[[^\]]*|\{[^}]*))$/;
  for (let at = line; at >= Math.max(0, line - MAX_QUOTE_LINES); at--) {
    const { kind, value = '' } = rows[at] ?? {};
    if (kind !== 'content' || !open.test(value)) continue;
    const isClosed =
      /^[[{]/.test(value) && rows.slice(at + 1, line).some(({ text }) => /[\]}]/.test(text));
    if (!isClosed) return at;
  }
  return undefined;
}

/** The finding about an unreadable text for which there is no repair. */
function unreadableTextFinding(
  { errors, suspicions, data }: Parsed,
  text: string,
  quoteLine?: number,
): Finding {
  const [error] = errors;
  const suspicion = error ? undefined : suspicions.find(isFatal);
  if (suspicion) return suspicionFinding(suspicion, text);
  const start = Math.min(error?.start ?? 0, text.length);
  const lines = text.split('\n');
  const { line, column } = placesOf(text)(start, start);
  const range: [number, number] = [start, start + 1];
  if (error?.code === 'DUPLICATE_KEY') {
    const name = /^[\w-]+/.exec(text.slice(start))?.[0] ?? '';
    const above = lines.slice(0, line - 1);
    const first = above.findLastIndex((row) => row.slice(column - 1).startsWith(`${name}:`)) + 1;
    return createFinding('duplicate-key', [], { name, first }, { range });
  }
  if (quoteLine !== undefined) {
    const { value, valueAt } = rowOf(lines[quoteLine] ?? '');
    const from = lines.slice(0, quoteLine).join('\n').length + (quoteLine > 0 ? 1 : 0) + valueAt;
    const facts = { value, isBracket: /^[[{]/.test(value) };
    return createFinding('quotation-mark', [], facts, { range: [from, from + value.length] });
  }
  const written = lines[line - 1] ?? '';
  const { value } = rowOf(written);
  if (error && /^["']/.test(value))
    return createFinding('quotation-mark', [], { value }, { range });
  const isEmpty = !error && (data === undefined || data === null);
  const cause = isEmpty ? 'the file is empty' : error && CAUSES[error.code];
  return createFinding('yaml-syntax', [], { ...(cause && { cause }) }, { range });
}

/** More suspicions have one cause, and each fix takes time. */
const MAX_SUSPICIONS = 200;

/** The findings about suspicious values in a text that can be read. */
export const suspicionFindings = ({ suspicions }: Parsed, text: string): Finding[] =>
  suspicions.slice(0, MAX_SUSPICIONS).map((suspicion) => suspicionFinding(suspicion, text));

function suspicionFinding(
  { what, word, start, length, valueStart }: Suspicion,
  text: string,
): Finding {
  const range: [number, number] = [start, start + length];
  if (what === 'anchor')
    return createFinding('quotation-mark', [], { value: `&${word}` }, { range });
  if (what === 'swallowed-line') {
    return BULLET.test(text.slice(valueStart, start))
      ? createFinding('missing-dash', [], {}, { range: [valueStart, valueStart + 1] })
      : createFinding('swallowed-line', [], { word }, { range });
  }
  const end = start + length;
  const written = text.slice(valueStart, end);
  const meant = what === 'curly-quotes' ? written.slice(1, -1) : written.trimEnd();
  const edit = { offset: valueStart, length: written.length, text: doubleQuoted(meant) };
  const safety = what === 'cut-text' ? ('suggested' as const) : ('safe' as const);
  const isFixable = !/\n|^!.*"/.test(written);
  const mark = { range, ...(isFixable && { fix: { edits: [edit], safety } }) };
  return what === 'cut-text'
    ? createFinding('note-after-text', [], {}, mark)
    : createFinding('quotation-mark', [], { value: written.charAt(0) }, mark);
}
