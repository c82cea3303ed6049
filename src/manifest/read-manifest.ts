// Step 1 of a page: the text of pages.yaml becomes data, and every value keeps its line.
import { type Document, parseDocument, visit, YAMLParseError } from 'yaml';
import type { Finding, Pointer, Problem } from './problem.ts';
import { excessProblems, tooDeep, tooManyRepeats } from './read/excess-problems.ts';
import { mergeProblems, strayStarts, tabProblems } from './read/line-problems.ts';
import { mend } from './read/mend.ts';
import { withNames } from './read/named-places.ts';
import { readPlainYaml } from './read/plain-yaml.ts';
import { scalarProblems } from './read/scalar-problems.ts';
import { textProblems, withoutOddSpaces } from './read/text-problems.ts';
import { type Ranges, rangesInDocument, rangesInPlain } from './read/value-ranges.ts';
import { withCures, withMends } from './read/yaml-mends.ts';
import { isReadable, yamlProblems } from './read/yaml-problems.ts';

/** A stretch of a text file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

/** A manifest that has been read, with the means to say where each of its values stands. */
export interface ManifestSource {
  file: string;
  text: string;
  /** What the file says; undefined when it says nothing or its YAML cannot be trusted. */
  data: unknown;
  /** What is wrong with the YAML itself. */
  problems: Problem[];
  /** Turns a rule's finding into a problem with its line and column. */
  report(finding: Finding): Problem;
  /** The line of a value from where the value begins, as it is written. */
  written(pointer: Pointer): string;
}

/** Counts where data does not fit the schema: it helps to choose between ways of mending a text that cannot be read. */
export type Misfits = (data: unknown) => number;

/**
 * Reads YAML text.
 * @param file the name that problems are reported under; nothing is read from disk
 */
export function readManifest(
  saved: string,
  file: string,
  misfits: Misfits = () => 0,
): ManifestSource {
  // Windows ends a line with a carriage return too, and very old programs with nothing else.
  const text = saved.includes('\r') ? saved.replace(/\r\n?/g, '\n') : saved;
  const data = readPlainYaml(text);
  if (data !== undefined) {
    const found = { data, problems: [], read: text, ranges: rangesInPlain(text) };
    return sourceOf({ text, file }, found);
  }
  const excess = excessProblems(text, file);
  return excess.length > 0 ? refused(text, file, excess) : readOrRefuse(text, file, misfits);
}

/** What came of reading a text. */
interface Found extends Pick<ManifestSource, 'data' | 'problems'> {
  /** The text that was read in the end; it has the lines of the original. */
  read: string;
  ranges: Ranges;
}

function sourceOf(
  { text, file }: Pick<ManifestSource, 'text' | 'file'>,
  { data, problems, read, ranges }: Found,
): ManifestSource {
  let place: ReturnType<typeof placesOf> | undefined;
  return {
    ...{ file, text, data, problems },
    written: (pointer) => /.*/.exec(read.slice(ranges(pointer, 'value')[0]))?.[0] ?? '',
    report: ({ at = 'value', part, severity = 'error', mend: cure, ...finding }) => {
      place ??= placesOf(read);
      const { pointer } = finding;
      const range = narrow(read, ranges(pointer, at), part);
      const where = place(...range);
      const raw = at === 'key' || part !== undefined;
      const group = firstKey(data, pointer, ranges);
      const fault = { text: read, range, line: where.line, raw, name: pointer.at(-1), group };
      const fix = cure && mend(cure, fault);
      return { ...finding, ...where, severity, file, ...(fix && { fix }) };
    },
  };
}

/** Where the first key of a group begins, or of the group around a value. */
function firstKey(data: unknown, pointer: Pointer, ranges: Ranges): number | undefined {
  const node = pointer.reduce<unknown>(
    (outer, step) => (outer as Record<string | number, unknown> | undefined)?.[step],
    data,
  );
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    return pointer.length > 0 ? firstKey(data, pointer.slice(0, -1), ranges) : undefined;
  }
  const [name] = Object.keys(node);
  return name === undefined ? undefined : ranges([...pointer, name], 'key')[0];
}

/** The full reader, with an answer for what exhausts it all the same. */
function readOrRefuse(text: string, file: string, misfits: Misfits): ManifestSource {
  try {
    return readFully(text, file, misfits);
  } catch (error) {
    // The library's own limit for repeats, and the engine's for calls inside calls.
    if (error instanceof ReferenceError) return refused(text, file, [tooManyRepeats(file)]);
    if (error instanceof RangeError) return refused(text, file, [tooDeep(file)]);
    throw error;
  }
}

function refused(text: string, file: string, problems: Problem[]): ManifestSource {
  const nothing = { data: undefined, read: text, ranges: rangesInDocument(null) };
  return sourceOf({ text, file }, { ...nothing, problems });
}

function readFully(text: string, file: string, misfits: Misfits): ManifestSource {
  const { document, problems, read } = parse(text, file);
  const data: unknown = document?.toJS();
  if (problems.length === 0 && data === null) problems.push(emptyFile(file));
  if (document) problems.push(...scalarProblems(document, read, file));
  const ranges = rangesInDocument(document?.contents ?? null);
  const count = (other: string) => faultsIn(other, file, misfits);
  const named = withNames(withMends(problems, text, count), text);
  const cured = document ? undefined : withCures(named, read);
  if (cured !== undefined) {
    // All that is wrong is said at once: what else there is shows in the text as it will be.
    const rest = readFully(cured, file, misfits);
    return { ...rest, text, problems: [...named, ...rest.problems] };
  }
  return sourceOf({ text, file }, { data: data ?? undefined, problems: named, read, ranges });
}

/** How many faults the YAML of a text has, and behind the point how badly it fits the schema. */
function faultsIn(text: string, file: string, misfits: Misfits): number {
  const { document, problems } = parse(text, file);
  if (!document) return problems.length;
  const faults = [...problems, ...scalarProblems(document, text, file)];
  return faults.length + Math.min(0.9, misfits(document.toJS()) / 1000);
}

/** What came of parsing a text. */
interface Reading {
  /** Absent when the text is of no use. */
  document?: Document;
  problems: Problem[];
  /** The text that was read in the end; it has the lines of the original. */
  read: string;
}

/** What an odd space stands for: a space, or nothing where all spaces are there. */
const ODD_SPACE_REPAIRS = [' ', ''];

/** The ways in which people who press Tab mean it: as two spaces, or one too many. */
const TAB_REPAIRS = ['  ', ''];

/** Parses a text. Where only tabs or odd spaces are in the way, it goes on as if they were spaces, so that other faults are found too. */
function parse(text: string, file: string): Reading {
  const unfit = textProblems(text, file);
  if (unfit.some(({ code }) => code === 'not-utf8')) return { problems: unfit, read: text };
  if (unfit.length > 0) {
    const rests = ODD_SPACE_REPAIRS.map((space) => parse(withoutOddSpaces(text, space), file));
    const [rest] = rests.sort((a, b) => a.problems.length - b.problems.length) as [Reading];
    return { ...rest, problems: [...unfit, ...rest.problems] };
  }
  const first = parseOnce(text, file);
  if (first.problems.length === 0) return first;
  const copied = [mergeProblems, strayStarts].map((find) => find(text, file));
  const problems = copied.find(({ length }) => length > 0);
  if (problems) return { problems, read: text };
  const tabs = tabProblems(text, file);
  if (tabs.length === 0)
    return isReadable(first.problems, text) ? first : { ...first, document: undefined };
  const repairs = TAB_REPAIRS.map((spaces) =>
    text.replace(/^ *\t[ \t]*/gm, (indent) => indent.replaceAll('\t', spaces)),
  );
  const [best] = repairs
    .map((repaired) => parseOnce(repaired, file))
    .filter(({ problems, read }) => isReadable(problems, read))
    .sort((a, b) => a.problems.length - b.problems.length);
  return best ? { ...best, problems: [...tabs, ...best.problems] } : { problems: tabs, read: text };
}

function parseOnce(text: string, file: string): Reading & { document: Document } {
  const document = parseDocument(text, { prettyErrors: false });
  const errors = [...document.errors, ...document.warnings, ...unknownAliases(document)];
  return { document, problems: yamlProblems(errors, text, file), read: text };
}

/** The library throws for a `*name` that stands for nothing, instead of noting it; here it is noted like the rest. */
function unknownAliases(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      const [start, end] = alias.range ?? [0, 1];
      if (!alias.resolve(document)) {
        errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'unknown alias'));
      }
    },
  });
  return errors;
}

/** Finds line and column of positions in a text. */
function placesOf(text: string): (start: number, end: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (start, end) => {
    const line = countUpTo(starts, start);
    const lineStart = starts[line - 1] ?? 0;
    const lineEnd = (starts[line] ?? text.length + 1) - 1;
    const length = Math.max(1, Math.min(end, lineEnd) - start);
    return { line, column: start - lineStart + 1, length };
  };
}

/** How many numbers of a sorted list are no larger than `limit`. */
function countUpTo(sorted: number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function emptyFile(file: string): Problem {
  return {
    code: 'empty-file',
    severity: 'error',
    file,
    ...{ line: 1, column: 1, length: 1 },
    pointer: [],
    message: 'The file is empty, so there is no website in it.',
    hint: 'Bring back an earlier version of the file.',
  };
}

/** The range of `part` inside a range; all of it when the part is not there. */
function narrow(text: string, [start, end]: [number, number], part?: string): [number, number] {
  const at = part ? text.slice(start, end).indexOf(part) : -1;
  return part && at >= 0 ? [start + at, start + at + part.length] : [start, end];
}
