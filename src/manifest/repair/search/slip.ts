// A slip: a way to go wrong, and the smallest edit that takes it back.
import type { Facts, Kind } from '../../messages/all-messages.ts';
import type { Row } from '../../text/rows.ts';

/** Lines that take the place of others. Indices count from 0. */
export interface RowSplice {
  from: number;
  remove: number;
  lines: string[];
}

/**
 * The probability that an edit restores the intended text. An `unsure` edit only helps to read the rest of the file,
 * and is never offered.
 */
export type CandidateSureness = 'certain' | 'likely' | 'example' | 'unsure';

/** An edit that may mend a slip, and the finding of the slip if it does. */
export type Candidate<K extends Kind = Kind> = {
  [Each in K]: RowSplice & {
    kind: Each;
    facts: Facts<Each>;
    sureness: CandidateSureness;
    /** The marked characters: row, column and length; by default all words of the changed row. */
    mark?: { row: number; column: number; length?: number };
    /** Of edits that mend as much, the one with the least is taken: 0 for a sign, 1 for a line, 2 for several, 3 for a guess. */
    cost: number;
  };
}[K];

/** An edit of a value or a name; its misfit provides the finding. */
export type ValueEdit = RowSplice & { sureness: CandidateSureness; cost: number; facts?: unknown };

/** The file around a slip. */
export interface Scene {
  rows: readonly Row[];
  /** Every key that the schema or the file knows. */
  isKey(word: string): boolean;
  /** Whether a field holds a text in the writer's own words. */
  isText(name: string): boolean;
  /** The names of groups and lists that may begin with a row. */
  namesOver(index: number): string[];
  /** The names of fields that are missing somewhere. */
  missing: string[];
  /** The part of the file that knows all of some names, if any. */
  homeOf(names: string[]): string | undefined;
}

/** Looks at a row, and proposes edits that would take back one kind of slip. */
export type Slip = (index: number, scene: Scene) => Iterable<Candidate>;

/** The cost of an edit that only takes something out of the way. */
export const GUESS = 3;

/** The lines of a text with a change made. */
export const changed = (
  lines: readonly string[],
  { from, remove, lines: fresh }: RowSplice,
): string[] => lines.toSpliced(from, remove, ...fresh);

/** A change of a single row. */
export const instead = (index: number, ...lines: string[]): RowSplice => ({
  from: index,
  remove: 1,
  lines,
});

/** Rows with other spaces before them; empty ones stay as they are. */
export const moved = (rows: readonly Row[], by: number): string[] =>
  rows.map(({ text, kind }) => {
    if (kind === 'blank') return text;
    const words = text.trimStart();
    return ' '.repeat(Math.max(0, text.length - words.length + by)) + words;
  });
