// Finds the line that is gone where a group, a list or a long text has lost its key and belongs to its neighbour.
import type { Problem } from '../problem.ts';
import { depthOf } from '../read/lines.ts';
import { ANY, type GroupNames, groupNames } from './group-names.ts';
import type { SchemaFiles } from './references.ts';

/** A line that is gone. */
export interface LostLine {
  words: string;
  /** The line before which it stood; counted from 1. */
  line: number;
  /** The text with the line put back. */
  mended: string;
}

/** What tells whether a line was there. */
interface Judge {
  files: SchemaFiles;
  /** How often a text does not fit the schema; infinite where it cannot be read. */
  misfits(text: string): number;
}

/** What a lost line is noticed by: where it stood, what follows seems out of place. */
const SIGNS = [
  'duplicate-key',
  'entry-after-key',
  'missing-dash',
  'missing-start',
  'unknown-key',
  'wrong-indentation',
  'yaml-syntax',
];

/** A value that does not fit may hold what followed the lost line: where a key is missing, in an entry or a whole part. */
const SIGNS_IN_VALUES = ['wrong-format', 'wrong-type'];

/** So many signs are looked at, each with the lines next to it. */
const MOST_SIGNS = 3;
const NEAR = [0, 1, -1];

/** A key that stands twice may be the third or fourth of its group: so many of those above it are looked at. */
const MOST_ABOVE = 6;

/** The whole text is read for each line that is tried: so many at least, and more of a short text; in characters. */
const FEWEST_TRIES = 3;
const READING = 4_000_000;

/** How much deeper a group stands than its key. */
const STEP = 2;

/** The line that is gone, when putting it back mends more than one fault, or all that there are. */
export function lostLine(
  text: string,
  problems: Problem[],
  { files, misfits }: Judge,
): LostLine | undefined {
  const missing = missingKeys(problems);
  const isSign = ({ code, pointer }: Problem) =>
    SIGNS.includes(code) ||
    (SIGNS_IN_VALUES.includes(code) &&
      (missing.length > 0 || pointer.length === 1 || typeof pointer.at(-1) === 'number'));
  const signs = problems.filter(isSign).slice(0, MOST_SIGNS);
  const lines = text.split('\n');
  const begun = problems.slice(0, MOST_SIGNS).flatMap((problem) => textWithoutKey(problem, lines));
  if (signs.length + begun.length === 0) return undefined;
  const before = misfits(text);
  const enough = before === Number.POSITIVE_INFINITY ? 0 : Math.max(0, before - 2);
  const likely = candidates(lines, signs, { missing, names: groupNames(files) });
  const tries = first(likely, Math.max(FEWEST_TRIES, READING / text.length));
  const [best] = [...begun, ...tries]
    .map(({ line, words }) => {
      const mended = lines.toSpliced(line - 1, 0, words).join('\n');
      return { lost: { line, words, mended }, left: misfits(mended) };
    })
    .filter(({ left }) => left <= enough)
    .sort((a, b) => a.left - b.left);
  return best?.lost;
}

/** What is known of the keys of a manifest. */
interface Keys {
  missing: string[];
  names: GroupNames;
}

/** The lines that may be gone. Looking for them takes its time in a large file, so each is only looked for when it is asked for. */
function* candidates(
  lines: string[],
  signs: Problem[],
  { missing, names }: Keys,
): Generator<Omit<LostLine, 'mended'>> {
  const near = signs.flatMap(({ line }) => NEAR.map((by) => line + by));
  const above = signs.flatMap(({ line }) => keysBefore(lines, line));
  const asked = [...askedFor(lines), ...listsOfTowns(lines)];
  for (const line of new Set([...near, ...above])) {
    for (const words of keysOfTexts(lines, line, missing)) yield { line, words };
    for (const words of keysAbove(lines, line, { asked, names })) yield { line, words };
  }
}

/** The first so many. */
function first<T>(all: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const one of all) {
    if (taken.length >= count) break;
    taken.push(one);
  }
  return taken;
}

/** The keys that are missing, as far in as they have to stand. */
function missingKeys(problems: Problem[]): string[] {
  return problems.flatMap(({ code, fix }) => {
    const key =
      code === 'missing-key' && fix?.remove === 0 && /^ *[\w-]+:/.exec(fix.lines[0] ?? '');
    return key ? [key[0]] : [];
  });
}

/** The text of a missing key that seems to go on with the one of the key above it. */
function textWithoutKey(problem: Problem, lines: string[]): Omit<LostLine, 'mended'>[] {
  const [key] = missingKeys([problem]);
  if (key === undefined) return [];
  const depth = depthOf(key);
  const begins = new RegExp(`^[ -]{${depth}}[\\w-]+: +[^\\s>|].*\\n {${depth + STEP}}[^\\s-]`);
  for (let at = problem.line; depthOf(lines[at]) >= depth; at++) {
    const two = lines.slice(at - 1, at + 1).join('\n');
    if (begins.test(two)) return [{ line: at + 1, words: `${key} >-` }];
  }
  return [];
}

/** The missing keys that may have stood above a line of a text, or above the only entry of a list of texts. */
function keysOfTexts(lines: string[], line: number, missing: string[]): string[] {
  const spaces = depthOf(lines[line - 1]);
  const isEntry = lines[line - 1]?.[spaces] === '-';
  return missing
    .filter((key) => depthOf(key) === spaces - STEP)
    .map((key) => (isEntry ? key : `${key} >-`));
}

/** The keys that may have stood above a line: of lists that are asked for, and of groups that begin like it, here or by the schema. */
function keysAbove(
  lines: string[],
  line: number,
  { asked, names }: { asked: string[]; names: GroupNames },
): string[] {
  const [, spaces = '', start = '', key = ''] = FIRST.exec(lines[line - 1] ?? '') ?? [];
  const isText = start === '- ';
  if (spaces.length < STEP || (isText && isOneInText(lines, line, spaces))) return [];
  const depth = spaces.slice(STEP);
  const opening = new RegExp(`^${depth}[a-z_]+:$`);
  const alike = lines.filter(
    (other, at) => !isText && opening.test(other) && lines[at + 1]?.startsWith(spaces + start),
  );
  const known = [key, ANY].flatMap((first) => [...(names.get(first) ?? [])]);
  const words = [...asked, ...known].map((name) => `${depth}${name}:`);
  return [...new Set([...words, ...alike])];
}

/** A single line of a long text with a dash before it is more likely a line of that text than a list. */
function isOneInText(lines: string[], line: number, spaces: string): boolean {
  const isTextAbove = lines[line - 2]?.search(/[^\s-]/) === spaces.length;
  return isTextAbove && !lines[line]?.startsWith(`${spaces}- `);
}

/** The lines with the keys that stand above one, in the same group as far as can be seen; from the nearest on. */
function keysBefore(lines: string[], line: number): number[] {
  const depth = (at: number) => (lines[at - 1] ?? '').search(/[^\s#]/);
  const found: number[] = [];
  for (let at = line - 1; at > 0 && found.length < MOST_ABOVE; at--) {
    if (depth(at) === -1 || depth(at) > depth(line)) continue;
    if (depth(at) < depth(line)) break;
    found.push(at);
  }
  return found;
}

/** The parts of the file with lists that references ask for by name. */
const SHARED = ['button_sets', 'faqs', 'size_lists'];

/** The names that references ask for, and that no shared list has. */
function askedFor(lines: string[]): string[] {
  return SHARED.flatMap((part) => {
    const begin = lines.indexOf(`${part}:`);
    const length = lines.slice(begin + 1).findIndex((line) => /^[a-z]/.test(line));
    const own = lines.slice(begin, begin + length);
    const reference = new RegExp(`: ${part}\\.(\\w+)$`);
    const asked = lines.flatMap((line) => reference.exec(line)?.[1] ?? []);
    return [...new Set(asked)].filter((name) => !own.includes(`  ${name}:`));
  });
}

/** The names of the lists that town pages take from the towns: a file that cannot be read tells them only so. */
function listsOfTowns(lines: string[]): string[] {
  const names = lines.flatMap((line) => /: town\.\w+\.(\w+)$/.exec(line)?.[1] ?? []);
  return [...new Set(names)];
}

/** The first line of a group or a list, with the key that it begins with. */
const FIRST = /^( +)((?:- +)?(?:([\w-]+):)?)/;

/** A problem of a text with a line put back, as one of the text without it. */
export function withoutLine(problem: Problem, { line }: LostLine): Problem {
  const above = (other: number) => (other > line ? other - 1 : other);
  const { fix } = problem;
  return {
    ...problem,
    line: above(problem.line),
    ...(fix && { fix: { ...fix, line: above(fix.line) } }),
  };
}

/** What is said of a line that is gone. */
export function lostLineProblem({ words, line }: LostLine, text: string, file: string): Problem {
  const below = text.split('\n')[line - 1] ?? '';
  const column = depthOf(below) + 1;
  return {
    code: 'missing-key',
    severity: 'error',
    file,
    line,
    column,
    length: below.trimEnd().length - column + 1,
    pointer: [],
    message: `The line \`${words.trim()}\` is missing above this one, so what belongs to it became part of something else.`,
    hint: words.startsWith(' ') ? 'Put it back.' : 'Put it back, at the very left.',
    fix: { line, remove: 0, lines: [words] },
  };
}
