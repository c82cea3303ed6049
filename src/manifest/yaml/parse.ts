// Parses a text with the plain reader, which is several times as fast, or else with the yaml package.
import type { Document, Node, Scalar } from 'yaml';
import { isPlainObject } from '../text/values.ts';
import { yaml } from './package.ts';
import { endOfPlainYaml, readPlainYaml } from './plain-yaml.ts';

/** A position that cannot be read. The codes are those of the yaml package, and some of our own. */
interface ParseError {
  code: string;
  start: number;
}

/** A value that can be read, but hardly as it was meant. */
export interface Suspicion {
  what: 'anchor' | 'curly-quotes' | 'cut-text' | 'lost-sign' | 'swallowed-line';
  start: number;
  length: number;
  /** The name of the anchor, or of the key that was swallowed; otherwise empty. */
  word: string;
  /** The start of the value around it. */
  valueStart: number;
}

/** A parsed text; `data` is undefined when it has errors. */
export interface Parsed {
  data: unknown;
  errors: ParseError[];
  suspicions: Suspicion[];
  /** Whether the plain reader was enough. */
  isPlain: boolean;
}

/** A longer text is read only if it is plain, as that of a thousand towns is. */
const MAX_CHARS = 5_000_000;

/** The yaml package does not read more tokens: each takes up to five microseconds. A hundred towns have fewer. */
const MAX_TOKENS = 120_000;

/** The most aliases (`*name`) of a file: aliases inside aliases multiply. */
const MAX_ALIASES = 100;

/** Nesting that exhausts the package and that no website needs: 50 levels, 12 lists or 20 open brackets. */
const DEEP = /^ {100,}(?=\S)|^ *(?:[-?] +){12}|(?:[[{][^[\]{}]{0,80}){20}/m;

/** A text between curly quotation marks. */
const CURLY_QUOTES = /^[“”„‘][^“”„]*["”“’]$/;

const ANCHOR = /(?:^|[\s,[{])&[\w-]/;
const ALIAS = /(?<=^|[\s,[{])\*[\w-]/g;

/** Parses a text whose lines end with a line feed. */
export function parseText(text: string): Parsed {
  const data = readPlainYaml(text);
  if (data !== undefined) return { data, errors: [], suspicions: [], isPlain: true };
  const limit = findLimitError(text);
  if (limit) return unreadable([limit]);
  try {
    // The package compares each key of a map with every other one.
    const document = yaml().parseDocument(text, { prettyErrors: false, uniqueKeys: false });
    const errors = [...errorsOf(document, text), ...findKeyAndAliasErrors(document)];
    if (errors.length > 0) return unreadable(errors.sort((a, b) => a.start - b.start));
    return {
      data: document.toJS(),
      errors,
      suspicions: findSuspicions(document, text),
      isPlain: false,
    };
  } catch (error) {
    // ReferenceError: too many aliases. RangeError: the call stack is exhausted.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return unreadable([{ code: 'TOO_COMPLEX', start: 0 }]);
  }
}

/** The errors of the parser; of two at one position, the more specific one. */
function errorsOf({ errors, warnings }: Document, text: string): ParseError[] {
  const ofSeveralLines = new Set(
    errors.flatMap(({ code, pos: [start] }) => (code === 'MULTILINE_IMPLICIT_KEY' ? start : [])),
  );
  return [...errors, ...warnings].flatMap(({ code, pos: [start, end] }) => {
    if (!ofSeveralLines.has(start)) return { code, start };
    if (code === 'BLOCK_AS_IMPLICIT_KEY') return [];
    // After a key or a dash, the last line is at fault: it is indented too far.
    const isFirst = /(?:^|\n) *$/.test(text.slice(Math.max(0, start - 200), start));
    const line = text.lastIndexOf('\n', end - 1) + 1;
    const indent = text.slice(line, end).search(/\S/);
    return isFirst ? { code, start } : { code: 'BAD_INDENT', start: line + Math.max(0, indent) };
  });
}

const unreadable = (errors: ParseError[]): Parsed => ({
  data: undefined,
  errors,
  suspicions: [],
  isPlain: false,
});

/** The number of tokens of a text; counting stops just above the limit. */
export function countTokens(text: string): number {
  let count = 0;
  for (const _ of new (yaml().Lexer)().lex(text)) {
    count += 1;
    if (count > MAX_TOKENS) break;
  }
  return count;
}

function findLimitError(text: string): ParseError | undefined {
  if (text.length > MAX_CHARS || countTokens(text) > MAX_TOKENS)
    return { code: 'TOO_LARGE', start: endOfPlainYaml(text) };
  const deep = DEEP.exec(text);
  if (deep) return { code: 'TOO_COMPLEX', start: deep.index };
  const alias = ANCHOR.test(text) ? [...text.matchAll(ALIAS)][MAX_ALIASES] : undefined;
  return alias && { code: 'TOO_COMPLEX', start: alias.index };
}

/**
 * Duplicate keys, aliases without an anchor, and aliases inside their own anchor. The package checks none of them well:
 * it throws for an unknown anchor, recurses without end into its own, and compares each key of a map with all others.
 */
function findKeyAndAliasErrors(document: Document): ParseError[] {
  const errors: ParseError[] = [];
  const parts = new Map<string, Node>();
  yaml().visit(document, {
    Value: (_key, part) => {
      if (part.anchor) parts.set(part.anchor, part);
      if (!yaml().isMap(part)) return;
      const seen = new Set<unknown>();
      for (const { key } of part.items) {
        if (!yaml().isScalar(key)) continue;
        if (seen.has(key.value)) errors.push({ code: 'DUPLICATE_KEY', start: key.range?.[0] ?? 0 });
        seen.add(key.value);
      }
    },
    Alias: (_key, alias, ancestors) => {
      const target = parts.get(alias.source);
      if (target && !ancestors.includes(target)) return;
      errors.push({ code: 'BAD_ALIAS', start: alias.range?.[0] ?? 0 });
    },
  });
  return errors;
}

function findSuspicions(document: Document, text: string): Suspicion[] {
  const found: Suspicion[] = [];
  const anchors = new Map<string, number>();
  const keys = new Set<string>();
  const texts: Scalar[] = [];
  yaml().visit(document, {
    Node: (key, node, path) => {
      if (yaml().isAlias(node)) return void anchors.delete(node.source);
      if (node.anchor) {
        anchors.set(node.anchor, text.lastIndexOf(`&${node.anchor}`, node.range?.[0]));
      }
      if (!yaml().isScalar(node)) return;
      if (key === 'key') keys.add(String(node.value));
      else if (node.tag) found.push(tagSuspicion(node, text));
      else if (typeof node.value === 'string' && !isQuotation(node, path)) texts.push(node);
    },
  });
  for (const [word, start] of anchors) {
    found.push({ what: 'anchor', word, start, length: word.length + 1, valueStart: start });
  }
  return [...found, ...texts.flatMap((node) => findSuspicion(node, text, keys))];
}

/** Whether a text is a testimonial in curly quotes, which are right there. */
const isQuotation = ({ source = '' }: Scalar, path: readonly unknown[]): boolean =>
  CURLY_QUOTES.test(source) &&
  path.some(
    (node) =>
      (yaml().isMap(node) && node.get('type') === 'testimonials') ||
      (yaml().isPair(node) && String(node.key) === 'testimonials'),
  );

/** A text that begins with an exclamation mark, which YAML reads as a tag. */
function tagSuspicion({ range }: Scalar, text: string): Suspicion {
  const [from, end] = range ?? [0, 0];
  const row = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const start = from - (/!\S*\s*$/.exec(row)?.[0].length ?? 0);
  return { what: 'lost-sign', word: '', start, length: end - start, valueStart: start };
}

/** The suspicion about one text, if any: a comment that cut it off, curly quotes, or a line that looks like an entry or a key. */
function findSuspicion({ range, type }: Scalar, text: string, keys: Set<string>): Suspicion[] {
  const [start, end] = range ?? [0, 0];
  if (type !== 'PLAIN' && type !== 'BLOCK_FOLDED') return [];
  const source = text.slice(start, end);
  const lines = /\n *((?:[-*•] |```)|([a-z][a-z0-9_-]*):(?= |\n|$))/g;
  for (const match of source.matchAll(lines)) {
    const [matched, sign = '', key] = match;
    if (key !== undefined && !keys.has(key)) continue;
    const at = start + match.index + matched.length - sign.length;
    const length = sign.trim().length;
    return [{ what: 'swallowed-line', word: key ?? '', start: at, length, valueStart: start }];
  }
  if (type !== 'PLAIN') return [];
  // `->` for `>-`.
  if (/^(?:[-–—]>|→)[ \t]*\n/.test(source)) {
    return [{ what: 'swallowed-line', word: '', start, length: 2, valueStart: start }];
  }
  if (CURLY_QUOTES.test(source)) {
    return [{ what: 'curly-quotes', word: '', start, length: source.length, valueStart: start }];
  }
  const note = /^[ \t]+(#.*)/.exec(text.slice(end, end + 2000));
  if (!note?.[1]) return [];
  const from = end + note[0].indexOf('#');
  return [{ what: 'cut-text', word: '', start: from, length: note[1].length, valueStart: start }];
}

/** Whether a text can be read as a group of keys, which every website's file is. */
export const isReadable = ({ errors, data }: Parsed): boolean =>
  errors.length === 0 && isPlainObject(data);

/** Whether a suspicion makes the text count as unreadable: the value cannot have been meant. */
export const isFatal = ({ what }: Suspicion): boolean =>
  what === 'swallowed-line' || what === 'anchor';

/** Whether a text can be read and has no fatal suspicion. */
export const isSound = (parsed: Parsed): boolean =>
  isReadable(parsed) && !parsed.suspicions.some(isFatal);
