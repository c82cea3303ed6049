// The corrected lines for faults of the YAML itself: quotes, colons, brackets, tabs and indentation.
import { oddLine } from './indentation.ts';
import { quoted, quotedFrom } from './mend.ts';
import type { Fix, Problem } from './problem.ts';
import { shiftedBlock } from './shifted-blocks.ts';

/** The start of a value: its indentation, dashes and key. */
const START = /^\s*(?:- +)*(?:[\w-]+: +)?/;

const valueAt = (line: string) => START.exec(line)?.[0].length ?? 0;
const keyAt = (line: string) => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;

/** Rewrites a line; `at` is where the fault begins, counted from 0. */
type Rewrite = (line: string, at: number) => string[] | undefined;

/** A line with a key and its value on it. */
const WHOLE_PAIR = /^\s*[\w-]+: +[^\s#|>&[{]/;

const quoteValue: Rewrite = (line) => [quotedFrom(line, valueAt(line))];

const rewrites: Record<string, Rewrite> = {
  backslash: (line) => [line.replace(/\\(?![ntr"\\/])/g, '\\\\')],
  'curly-quotes': (line, at) => [
    line.slice(0, at) +
      quoted(
        line
          .slice(at)
          .trim()
          .replace(/^[“”„‘]|[“”’]$/g, ''),
      ),
  ],
  'duplicate-key': (line) => (WHOLE_PAIR.test(line) ? [] : undefined),
  'entry-after-key': (line, at) => [
    line.slice(0, at).trimEnd(),
    ' '.repeat(keyAt(line) + 2) + line.slice(at).replace(/^(?!-)/, '- '),
  ],
  'missing-dash': (line) => [line.replace(/^(\s*) {2}(?=\S)/, '$1- ')],
  'other-bullet': (line) => [line.replace(/^(\s*)[•–—·*]\s*/, '$1- ')],
  'missing-character': (line, at) => [line.trimEnd() + (line[at] === '[' ? ']' : '}')],
  'missing-colon': (line) => [
    line.replace(/^(\s*(?:- +)*[\w-]+)(?: *:|[ =]+)(?=\S)/, '$1: ').replace(/: +:? */, ': '),
  ],
  'missing-space': (line) => [line.replace(/^(\s*)-/, '$1- ')],
  'non-breaking-space': (line) => [line.replace(/[\u00A0\u202F\u2007]/g, ' ')],
  'several-documents': () => [],
  'special-character': quoteValue,
  'text-after-fold': (line, at) => [
    line.slice(0, at).trimEnd(),
    ' '.repeat(keyAt(line) + 2) + line.slice(at),
  ],
  'text-after-quote': (line) => {
    const at = valueAt(line);
    const text = line.slice(at).trim();
    const whole = /^'.*'$/.test(text)
      ? text.slice(1, -1).replaceAll("''", "'")
      : text.replace(/^"(.*)"$/, '$1');
    return [line.slice(0, at) + quoted(whole)];
  },
  'stray-start': (line) => [
    line.replace(/^(?:\+|\d+(?: *\|)?)/, '').replace(/^ (?=(?: {2})*\S)/, ''),
  ],
  'unclosed-quote': (line, at) => [line.trimEnd() + line[at]],
  'unknown-alias': quoteValue,
  'unquoted-colon': quoteValue,
  'unquoted-hash': (line) =>
    /^\s*(?:- +)*to: +\/\S* +#\S+$/.test(line)
      ? [line.replace(/ +(?=#)/, '')]
      : quoteValue(line, 0),
  'unquoted-placeholder': quoteValue,
  'unused-anchor': quoteValue,
  'yaml-syntax': (line) =>
    /^[&*!|>%@`]/.test(line.slice(valueAt(line))) ? quoteValue(line, 0) : undefined,
};

/** With more faults than this, the first ones are mended first: each attempt reads the whole file. */
const AT_ONCE = 3;

/**
 * Adds the lines to paste to faults of the YAML, where they make the fault go away.
 * @param count tells how many problems a text has
 */
export function withMends(
  problems: Problem[],
  text: string,
  count: (text: string) => number,
): Problem[] {
  if (problems.length === 0) return problems;
  const lines = text.split('\n');
  const before = count(text);
  return problems.map((problem, at) => {
    const fix = at < AT_ONCE ? mendOf(problem, lines, count, before) : undefined;
    const isNote = fix?.lines.some((content) => /^\s*# /.test(content));
    const hint = isNote ? 'If it is a note, begin it with a #.' : problem.hint;
    return fix ? { ...problem, hint, fix } : problem;
  });
}

function mendOf(
  { code, line, column }: Problem,
  lines: string[],
  count: (text: string) => number,
  before: number,
): Fix | undefined {
  const candidates = waysToMend(code, lines, line, column).map((fix) => {
    const text = lines.toSpliced(fix.line - 1, fix.remove, ...fix.lines).join('\n');
    return { fix, left: count(text) };
  });
  const [best] = candidates
    .filter(({ left }) => left < before)
    .sort((a, b) => a.left - b.left || a.fix.remove - b.fix.remove);
  return best?.fix;
}

/** What could be written in place of a line, or of it and the lines that belong to it. */
function waysToMend(code: string, lines: string[], line: number, column: number): Fix[] {
  const content = lines[line - 1] ?? '';
  const instead = (written: string[] | undefined): Fix[] =>
    written ? [{ line, remove: 1, lines: written }] : [];
  if (code === 'wrong-indentation' || code === 'tab-indentation') {
    return [...indentations(lines, line).flatMap(instead), ...blocks(lines, line)];
  }
  const above = lines[line - 2] ?? '';
  if (code === 'unquoted-colon' && /^\s*(?:- +)*[\w-]+:\s*$/.test(above)) {
    return [{ line: line - 1, remove: 1, lines: [`${above.trimEnd()} >-`] }];
  }
  return code === 'missing-colon' && !isKnownKey(content, lines)
    ? instead([asNote(content)])
    : instead(rewrites[code]?.(content, column - 1));
}

/** A line as a note, which the reader leaves out. */
const asNote = (content: string) => content.replace(/\S/, '# $&');

/** Whether a line begins with a word that is a key elsewhere in the file, or has a colon like one. */
function isKnownKey(content: string, lines: string[]): boolean {
  if (/^\s*(?:- +)*[\w-]+:[^\s/]/.test(content)) return true;
  const [, word = ''] = /^\s*(?:- +)*([\w-]+)/.exec(content) ?? [];
  const line = new RegExp(`^\\s*(?:- +)*${word}:(?: |$)`);
  return word !== '' && lines.some((other) => line.test(other));
}

/** How far above a line its neighbours are looked for. */
const NEAR = 40;

/** The line as deep as its neighbours, the nearest depth first, where the structure then fits. */
function indentations(lines: string[], line: number): string[][] {
  const content = lines[line - 1] ?? '';
  const own = content.replaceAll('\t', '  ').search(/\S/);
  const isLeftover = /^\s*#/.test(lines[line - 2] ?? '') && !/^\s*(- |[\w-]+:)/.test(content);
  return depthsNear(lines, line)
    .map((depth) => [' '.repeat(depth) + content.trimStart()])
    .concat(own >= 2 ? [[`${' '.repeat(own - 2)}- ${content.trimStart()}`]] : [])
    .filter(([written]) => written !== content)
    .filter((written) => oddLine(lines.toSpliced(line - 1, 1, ...written)) === undefined)
    .slice(0, 6)
    .concat(isLeftover ? [[asNote(content)]] : []);
}

/** How deep the neighbours of a line stand, or what they hold, the nearest depth first. */
function depthsNear(lines: string[], line: number): number[] {
  const own = (lines[line - 1] ?? '').replaceAll('\t', '  ').search(/\S/);
  const near = lines.slice(Math.max(0, line - NEAR), line + 1).filter((text) => /\S/.test(text));
  const depths = near.flatMap((text) => [text.search(/\S/), keyAt(text), keyAt(text) + 2]);
  const sides = [own - 2, own + 2].filter((depth) => depth >= 0);
  return [...new Set([...depths, ...sides])].sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

/** A line together with the lines that belong to it, as deep as its neighbours. */
function blocks(lines: string[], line: number): Fix[] {
  const own = (lines[line - 1] ?? '').search(/\S/);
  return depthsNear(lines, line)
    .filter((depth) => depth !== own)
    .map((depth) => shiftedBlock(lines, line, depth - own))
    .filter((block) => block.lines.length > 1)
    .map((block) => ({ line, remove: block.lines.length, ...block }))
    .filter((fix) => oddLine(lines.toSpliced(line - 1, fix.remove, ...fix.lines)) === undefined)
    .slice(0, 3);
}
