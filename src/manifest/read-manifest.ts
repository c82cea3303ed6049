// Step 1 of a page: the text of pages.yaml becomes data, and every value keeps its line.
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import type { Finding, Pointer, Problem } from './problem.ts';
import { scalarProblems } from './scalar-problems.ts';
import { textProblems } from './text-problems.ts';
import { isReadable, mergeProblems, tabProblems, yamlProblems } from './yaml-problems.ts';

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

/**
 * Reads YAML text.
 * @param file the name that problems are reported under; nothing is read from disk
 */
export function readManifest(text: string, file: string): ManifestSource {
  const { document, problems, read } = parse(text, file);
  const data: unknown = document?.toJS();
  if (problems.length === 0 && data === null) problems.push(emptyFile(file));
  if (document) problems.push(...scalarProblems(document, read, file));
  const place = placesOf(read);
  const root = document?.contents ?? null;
  return {
    file,
    text,
    data: data ?? undefined,
    problems,
    written: (pointer) => /.*/.exec(read.slice(nodeRange(root, pointer, 'value')[0]))?.[0] ?? '',
    report: ({ at = 'value', part, severity = 'error', ...finding }) => ({
      ...finding,
      ...place(...narrow(read, nodeRange(root, finding.pointer, at), part)),
      severity,
      file,
    }),
  };
}

/** What came of parsing a text. */
interface Reading {
  /** Absent when the text is of no use. */
  document?: Document;
  problems: Problem[];
  /** The text that was read in the end; it has the lines of the original. */
  read: string;
}

/** The ways in which people who press Tab mean it: as two spaces, or one too many. */
const TAB_REPAIRS = ['  ', ''];

/** Parses a text. Where only tabs are in the way, it goes on as if they were spaces, so that other faults are found too. */
function parse(text: string, file: string): Reading {
  const unfit = textProblems(text, file);
  if (unfit.length > 0) return { problems: unfit, read: text };
  const first = parseOnce(text, file);
  if (first.problems.length === 0) return first;
  const merges = mergeProblems(text, file);
  if (merges.length > 0) return { problems: merges, read: text };
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
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (start, end) => {
    const { line, col } = lines.linePos(start);
    const lineEnd = text.indexOf('\n', start);
    const last = lineEnd === -1 ? end : Math.min(end, lineEnd);
    return { line, column: col, length: Math.max(1, last - start) };
  };
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

/** The character range of a key or value; of the nearest enclosing one that exists when it is missing. */
function nodeRange(root: Node | null, pointer: Pointer, at: 'key' | 'value'): [number, number] {
  let node: unknown = root;
  let range: [number, number] = [0, 1];
  for (const [depth, step] of pointer.entries()) {
    const found = child(node, step);
    if (!found) return range;
    const last = depth === pointer.length - 1;
    // A list or map is marked at the key it belongs to: its own range starts on the next line, unless it is in brackets.
    const block = isCollection(found.value) && !found.value.flow;
    const useKey = found.key && ((last && at === 'key') || block);
    range = rangeOf(useKey ? found.key : found.value) ?? rangeOf(found.key) ?? range;
    node = found.value;
  }
  return range;
}

function child(
  node: unknown,
  step: string | number,
): { key?: unknown; value: unknown } | undefined {
  if (isMap(node)) {
    // Of two equal keys the last one counts.
    const pair = node.items.findLast(
      (item) => isScalar(item.key) && String(item.key.value) === step,
    );
    return pair && { key: pair.key, value: pair.value };
  }
  if (isCollection(node) && typeof step === 'number' && step in node.items) {
    const value = node.items[step];
    // A map in a list is marked at its first key.
    return { key: isMap(value) ? value.items[0]?.key : undefined, value };
  }
  return undefined;
}

function rangeOf(node: unknown): [number, number] | undefined {
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;
}
