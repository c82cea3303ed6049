// A diagnostic of a manifest as data.
import type { LineChange } from './text/line-changes.ts';

export type Severity = 'error' | 'warning';

/** A place in the manifest: keys and list positions from the root, such as `['pages', 0, 'path']`. */
export type Pointer = readonly (string | number)[];

/** One error or warning about a manifest, with what a person or a program needs to find and fix it. */
export interface Diagnostic {
  /** A permanent kebab-case name of the kind of fault. */
  code: string;
  severity: Severity;
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** The length of the fault on its line in characters; at least 1. */
  length: number;
  pointer: Pointer;
  /** One plain sentence with the fault and its place. */
  message: string;
  hint?: string;
  /** A change that loses nothing that was written: it moves signs and spaces, rewrites a date or a time, or corrects a typo. */
  fix?: Fix;
  /** For a file that cannot be read: the lines that have changed since it last worked. */
  changes?: LineChange[];
}

/** One change of a text, whose lines end with a line feed. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** The edits that fix an error. `--fix` applies a `safe` one; a `suggested` one is shown for a person to decide. */
export interface Fix {
  edits: TextEdit[];
  safety: 'safe' | 'suggested';
}

/** The result of a rule: the kind of diagnostic, its pointer, and the facts for the kind's sentences. */
export interface Finding<Kind = string, Facts = unknown> {
  kind: Kind;
  facts: Facts;
  pointer: Pointer;
  /** Whether the key or its value is marked; the value by default. */
  at?: 'key' | 'value';
  /** The part of the value that is wrong, when it is not all of it. */
  part?: string;
  /** The value, name or part that was meant, if that is clear. */
  replacement?: unknown;
  /** The characters of the text that are marked, where no pointer leads to them. */
  range?: [start: number, end: number];
  fix?: Fix;
}

/** Keeps the first finding of each kind about each part of a place: an error in a template is found on every page made from it. */
export function dedupeFindings(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ kind, pointer, at, part }) => {
    const key = `${kind} ${at} ${part} ${pointer.join('/')}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** More equal errors than this have one cause, such as a page with a new address, and are merged. */
const MAX_SEPARATE_FIXES = 3;

/**
 * Sorts diagnostics by their place in the file. Equal messages that are many or have no fix are merged into the first,
 * which lists the other lines.
 */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const byMessage = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics.toSorted(byPlace)) {
    const key = `${diagnostic.code} ${diagnostic.message}`;
    const earlier = byMessage.get(key);
    if (!earlier) byMessage.set(key, [diagnostic]);
    else if (byPlace(earlier.at(-1) as Diagnostic, diagnostic) !== 0) earlier.push(diagnostic);
  }
  return [...byMessage.values()]
    .flatMap((group) => {
      const [first, ...repeats] = group as [Diagnostic, ...Diagnostic[]];
      return first.fix && group.length <= MAX_SEPARATE_FIXES ? group : [withLines(first, repeats)];
    })
    .sort(byPlace);
}

export const byPlace = (a: Diagnostic, b: Diagnostic) => a.line - b.line || a.column - b.column;

function withLines(diagnostic: Diagnostic, repeats: Diagnostic[]): Diagnostic {
  const { fix: _, ...first } = diagnostic;
  const { line, hint } = first;
  const lines = [...new Set(repeats.map((other) => other.line))].filter((other) => other !== line);
  if (lines.length === 0) return diagnostic;
  const also = `The same is in ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`;
  return { ...first, hint: hint ? `${also} ${hint}` : also };
}
