// Step 1 of a page: the text of pages.yaml becomes data, and every value keeps its line.
import { type Effort, effort, LARGEST_ODD } from './effort.ts';
import { literally } from './literally.ts';
import type { Finding, Pointer, Problem } from './problem.ts';
import { damagedCharacters } from './read/damaged-characters.ts';
import { excessProblems, tooDeep, tooManyRepeats } from './read/excess-problems.ts';
import { largeProblems } from './read/large-texts.ts';
import { mend } from './read/mend.ts';
import { withNames } from './read/named-places.ts';
import { parseYaml } from './read/parse-yaml.ts';
import { placesOf } from './read/places.ts';
import { readPlainYaml } from './read/plain-yaml.ts';
import { scalarProblems } from './read/scalar-problems.ts';
import { type Ranges, rangesInDocument, rangesInPlain } from './read/value-ranges.ts';
import { withCures, withMends } from './read/yaml-mends.ts';
import { isGroup, valueAt } from './values.ts';

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

/** What the schema expects: it helps to choose between ways of mending a text that cannot be read. */
export interface Expected {
  /** Counts where data does not fit. */
  misfits(data: unknown): number;
  /** Every key that the schema knows. */
  keys: ReadonlySet<string>;
}

const ANYTHING: Expected = { misfits: () => 0, keys: new Set() };

/**
 * Reads YAML text.
 * @param file the name that problems are reported under; nothing is read from disk
 */
export function readManifest(
  saved: string,
  file: string,
  expected: Expected = ANYTHING,
): ManifestSource {
  // Windows ends a line with a carriage return too, and very old programs with nothing else.
  const text = saved.includes('\r') ? saved.replace(/\r\n?/g, '\n') : saved;
  const data = readPlainYaml(text);
  if (data !== undefined) {
    const problems = damagedCharacters(text, file);
    const found = { data, problems, read: text, ranges: rangesInPlain(text) };
    return sourceOf({ text, file }, found);
  }
  const excess = excessProblems(text, file);
  if (excess.length > 0) return refused(text, file, excess);
  if (text.length > LARGEST_ODD) {
    const read = (part: string) => readOrRefuse(part, file, expected).problems;
    return refused(text, file, largeProblems(text, file, read));
  }
  const source = readOrRefuse(text, file, expected);
  return { ...source, problems: [...damagedCharacters(text, file), ...source.problems] };
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
    file,
    text,
    data,
    problems,
    written: (pointer) => /.*/.exec(read.slice(ranges(pointer, 'value')[0]))?.[0] ?? '',
    report: ({ at = 'value', part, severity = 'error', mend: cure, ...finding }) => {
      place ??= placesOf(read);
      const { pointer } = finding;
      const whole = ranges(pointer, at);
      const narrowed = narrow(read, whole, part);
      const range = narrowed ?? whole;
      const where = place(...range);
      const raw = at === 'key' || part !== undefined;
      const fault = { text: read, range, line: where.line, raw, name: pointer.at(-1) };
      const group = cure && 'add' in cure ? firstKey(data, pointer, ranges) : undefined;
      const fix = cure && narrowed && mend(cure, { ...fault, group });
      return { ...finding, ...where, severity, file, ...(fix && { fix }) };
    },
  };
}

/** Where the first key of a group begins, or of the group around a value. */
function firstKey(data: unknown, pointer: Pointer, ranges: Ranges): number | undefined {
  const node = valueAt(data, pointer);
  if (!isGroup(node)) {
    return pointer.length > 0 ? firstKey(data, pointer.slice(0, -1), ranges) : undefined;
  }
  const [name] = Object.keys(node);
  return name === undefined ? undefined : ranges([...pointer, name], 'key')[0];
}

/** The full reader, with an answer for what exhausts it all the same. */
function readOrRefuse(text: string, file: string, expected: Expected): ManifestSource {
  try {
    return readFully(text, file, { expected, reading: effort() });
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

interface Helps {
  expected: Expected;
  /** What the guessing at mends may still read. */
  reading: Effort;
}

function readFully(text: string, file: string, helps: Helps): ManifestSource {
  const { expected, reading } = helps;
  const { document, problems, read } = parseYaml(text, file);
  const data: unknown = document?.toJS();
  if (problems.length === 0 && data === null) problems.push(emptyFile(file));
  if (document) problems.push(...scalarProblems(document, read, file));
  const ranges = rangesInDocument(document?.contents ?? null);
  const count = (other: string) =>
    reading.allows(other) ? faultsIn(other, file, expected) : Number.POSITIVE_INFINITY;
  const named = withNames(withMends(problems, text, { count, keys: expected.keys }), text);
  const cured = document ? undefined : withCures(named, read);
  if (cured !== undefined && reading.allows(cured)) {
    // All that is wrong is said at once: what else there is shows in the text as it will be.
    const rest = readFully(cured, file, helps);
    return { ...rest, text, problems: [...named, ...rest.problems] };
  }
  return sourceOf({ text, file }, { data: data ?? undefined, problems: named, read, ranges });
}

/** How many errors the YAML of a text has, and behind the point its warnings and how badly it fits the schema. */
function faultsIn(text: string, file: string, { misfits }: Expected): number {
  const { document, problems } = parseYaml(text, file);
  if (!document) return problems.length;
  const faults = [...problems, ...scalarProblems(document, text, file)];
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const rest = (faults.length - errors) / 100 + misfits(document.toJS()) / 1000;
  return errors + Math.min(0.9, rest);
}

function emptyFile(file: string): Problem {
  return {
    code: 'empty-file',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    length: 1,
    pointer: [],
    message: 'The file is empty, so there is no website in it.',
    hint: 'Bring back an earlier version of the file.',
  };
}

/** Nobody looks for more than this many characters: the whole value is marked. */
const LONGEST_PART = 1000;

/** The range of `part` inside a range, over the lines of a long text too; undefined when it is written in another way. */
function narrow(
  text: string,
  [start, end]: [number, number],
  part = '',
): [number, number] | undefined {
  if (part === '') return [start, end];
  if (part.length > LONGEST_PART) return undefined;
  const written = literally(part).replaceAll(' ', '\\s+');
  const found = new RegExp(written).exec(text.slice(start, end));
  return found ? [start + found.index, start + found.index + found[0].length] : undefined;
}
