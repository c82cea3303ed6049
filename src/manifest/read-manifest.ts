// Step 1 of a page: the text of pages.yaml becomes data, and every value keeps its line.
import { isCollection, isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding, Pointer, Problem } from './problem.ts';
import { firstCauses, yamlProblem } from './yaml-problems.ts';

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
  data: unknown;
  /** What is wrong with the YAML itself. When this is not empty, `data` is not to be trusted. */
  problems: Problem[];
  /** Turns a rule's finding into a problem with its line and column. */
  report(finding: Finding): Problem;
}

/**
 * Reads YAML text.
 * @param file the name that problems are reported under; nothing is read from disk
 */
export function readManifest(text: string, file: string): ManifestSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (start: number, end: number): Place => {
    const { line, col } = lines.linePos(start);
    const lineEnd = text.indexOf('\n', start);
    const last = lineEnd === -1 ? end : Math.min(end, lineEnd);
    return { line: Math.max(line, 1), column: Math.max(col, 1), length: Math.max(1, last - start) };
  };
  const problems = firstCauses(
    [...document.errors, ...document.warnings].map((error) =>
      yamlProblem(error, file, text, place),
    ),
  );
  if (problems.length === 0 && document.contents === null) {
    problems.push(emptyFile(file));
  }
  return {
    file,
    text,
    data: problems.length === 0 ? document.toJS() : undefined,
    problems,
    report: ({ at = 'value', part, severity = 'error', ...finding }) => ({
      ...finding,
      ...place(...narrow(text, nodeRange(document.contents, finding.pointer, at), part)),
      severity,
      file,
    }),
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
    // A list or map is marked at the key it belongs to: its own range starts on the next line.
    const useKey = found.key && ((last && at === 'key') || isCollection(found.value));
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
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
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
