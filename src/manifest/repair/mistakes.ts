// The findings of a repaired text: every kept edit, everything that no edit mends, and remaining doubts.

import type { Finding, Pointer, Problem } from '../problem.ts';
import { rowOf, rowsOf } from '../text/rows.ts';
import { editOfKept } from './edits/edits.ts';
import type { KeptEdit, Repaired } from './search/repair.ts';
import { pointerAt } from './search/rows-of-data.ts';

/** A finding at a line of the original text, before its words. */
export interface Mistake extends Pick<Problem, 'line' | 'column' | 'length' | 'edit'> {
  finding: Finding;
}

/** The findings of the edits, and of the faults without one. */
export function mistakesIn(repaired: Repaired, original: readonly string[]): Mistake[] {
  return [
    ...repaired.kept.map((kept) => mistakeOfEdit(kept, original)),
    ...mistakesOfStumbles(repaired),
    ...mistakesOfDoubts(repaired),
  ];
}

function mistakeOfEdit(kept: KeptEdit, original: readonly string[]): Mistake {
  const { candidate, before, origin } = kept;
  const { kind, facts, mark } = candidate;
  const row = mark?.row ?? candidate.from;
  const rows = rowsOf(before);
  const column = mark?.column ?? rows[row]?.depth ?? 0;
  const words = (before[row] ?? '').trimEnd().length - column;
  const finding = { kind, facts, pointer: pointerAt(rows, row) } as Finding;
  const line = origin[row] ?? original.length - 1;
  // An edit further up may have moved the row.
  const by = ((original[line] ?? '').search(/\S/) - (before[row] ?? '').search(/\S/)) | 0;
  return {
    finding: withFirstLine(finding, origin),
    line: line + 1,
    column: Math.max(0, column + by) + 1,
    length: Math.max(1, Math.min(mark?.length ?? words, words)),
    edit: editOfKept(kept, original),
  };
}

/** The other line that a finding names is one of the text at hand. */
function withFirstLine(finding: Finding, origin: readonly number[]): Finding {
  if (finding.kind !== 'duplicate-key') return finding;
  const first = (origin[finding.facts.first - 1] ?? 0) + 1;
  return { ...finding, facts: { ...finding.facts, first } };
}

function mistakesOfStumbles({ reading, lines, origin }: Repaired): Mistake[] {
  return reading.stumbles.map(({ line, odd }) => {
    const at = line === 0 ? odd : Math.min(line, odd);
    const text = lines[at] ?? '';
    const column = Math.max(0, text.search(/\S/));
    return {
      finding: { kind: 'yaml-syntax', facts: {}, pointer: pointerAt(rowsOf(lines), at) },
      line: (origin[at] ?? at) + 1,
      column: column + 1,
      length: Math.max(1, text.trimEnd().length - column),
    };
  });
}

/** The finding of a doubt without an edit. */
const SAID: Record<string, (pointer: Pointer) => Finding> = {
  anchor: (pointer) => ({ kind: 'unused-anchor', facts: {}, pointer }),
  bullet: (pointer) => ({ kind: 'other-bullet', facts: { count: 1 }, pointer }),
  'curly-quotes': (pointer) => ({ kind: 'curly-quotes', facts: {}, pointer }),
  'cut-text': (pointer) => ({ kind: 'note-after-text', facts: {}, pointer }),
  'dash-in-text': (pointer) => ({ kind: 'dash-in-text', facts: {}, pointer }),
  'entry-after-key': (pointer) => ({
    kind: 'entry-after-key',
    facts: { name: String(pointer.at(-1)) },
    pointer,
  }),
  fold: (pointer) => ({ kind: 'text-after-fold', facts: {}, pointer }),
  fence: (pointer) => ({ kind: 'stray-start', facts: { what: 'line', count: 1 }, pointer }),
  'joined-entry': (pointer) => ({ kind: 'joined-entry', facts: {}, pointer }),
  'joined-list': (pointer) => ({ kind: 'torn-text', facts: {}, pointer }),
  'no-space': (pointer) => ({ kind: 'missing-space', facts: { count: 1 }, pointer }),
};

function mistakesOfDoubts({ reading, lines, origin }: Repaired): Mistake[] {
  const rows = rowsOf(lines);
  return reading.doubts.map(({ what, line, column, length, word }) => {
    const pointer = pointerAt(rows, line);
    const finding: Finding =
      what === 'swallowed-key'
        ? {
            kind: 'wrong-indentation',
            facts: { name: word ?? '', within: String(pointer.at(-1)) },
            pointer,
          }
        : (SAID[what] as (pointer: Pointer) => Finding)(pointer);
    return { finding, line: (origin[line] ?? line) + 1, column: column + 1, length };
  });
}

/** The fields by which others call an entry or a page. */
const NAMING = ['id', 'slug', 'path'];

/** Whether an edit gives something another name than others may call it by. */
export function isRenaming({ candidate, before }: KeptEdit): boolean {
  const now = rowOf(candidate.lines[0] ?? '').key;
  const was = rowOf(before[candidate.from] ?? '').key;
  return candidate.kind === 'wrong-format' && (was !== now || NAMING.includes(now ?? ''));
}
