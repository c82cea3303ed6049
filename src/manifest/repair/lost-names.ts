// Finds the lost name of a shared list: its entries went to the list above, and only references miss it.
import type { Finding } from '../problem.ts';
import { nearest } from '../text/nearest.ts';
import { contentBefore, endOfBlock, opensBelow, type Row, rowsOf } from '../text/rows.ts';
import { REFERENCE } from '../text/shared-lists.ts';
import type { Mistake } from './mistakes.ts';

/** A part with shared lists: its rows, by their number in the file, and the names of its lists. */
interface Part {
  rows: { row: Row; at: number }[];
  names: string[];
}

/**
 * The lost line, if the entry below it is certain, and the findings that it does not explain.
 * @param findings the findings of the rules
 */
export function withoutLostName(
  findings: Finding[],
  text: string,
): { mistakes: Mistake[]; findings: Finding[] } {
  const asking = findings.filter(isAsking);
  const lines = text.split('\n');
  const lost = asking[0] && lostName(asking, rowsOf(lines), text);
  if (!lost) return { mistakes: [], findings };
  const { line, at } = lost;
  const mistake: Mistake = {
    finding: { kind: 'missing-line', facts: { line: line.trim() }, pointer: [] },
    line: at + 1,
    column: (lines[at] ?? '').search(/\S/) + 1,
    length: (lines[at] ?? '').trim().length,
    edit: { line: at + 1, remove: 0, lines: [line], sureness: 'likely' },
  };
  return { mistakes: [mistake], findings: findings.filter((found) => !isAsking(found)) };
}

const isAsking = (found: Finding): found is Finding<'unknown-reference'> =>
  found.kind === 'unknown-reference';

/** The line with the name, and the row that it was above. */
function lostName(
  asking: Finding<'unknown-reference'>[],
  rows: readonly Row[],
  text: string,
): { line: string; at: number } | undefined {
  const asked = new Set(asking.map(({ facts }) => facts.name));
  const [, part = '', name = ''] = REFERENCE.exec([...asked][0] ?? '') ?? [];
  const here = partOf(rows, part);
  const at = here && firstEntry(here, rows);
  if (!here || at === undefined || asked.size > 1) return undefined;
  // A single mention of a similar name is a misspelling; an unused list was renamed.
  const isMisspelt = asking.length === 1 && nearest(name, here.names) !== undefined;
  const isRenamed = here.names.some((other) => !text.includes(`: ${part}.${other}\n`));
  return isMisspelt || isRenamed ? undefined : { line: `  ${name}:`, at };
}

function partOf(rows: readonly Row[], part: string): Part | undefined {
  const from = rows.findIndex(({ depth, key }) => depth === 0 && key === part);
  if (from === -1) return undefined;
  const own = rows
    .slice(from, endOfBlock(rows, from))
    .map((row, offset) => ({ row, at: from + offset }));
  const names = own.flatMap(({ row }) => (row.depth > 0 && isName(row) ? (row.key ?? []) : []));
  return { rows: own, names };
}

const isName = (row: Row) => row.dashes === 0 && row.depth <= 2 && opensBelow(row);

/** The only entry that begins a list and has no name above it. Lists are set apart, or begin with their main button. */
function firstEntry({ rows: own }: Part, rows: readonly Row[]): number | undefined {
  const starts = own.flatMap(({ row, at }) => {
    const before = rows[contentBefore(rows, at)];
    return row.dashes > 0 && row.depth <= 4 && before && !isName(before) ? [at] : [];
  });
  const apart = starts.filter((at) => rows[at - 1]?.kind === 'blank');
  const main = starts.filter((at) =>
    rows
      .slice(at, endOfBlock(rows, at))
      .some(({ key, value }) => key === 'style' && value === 'primary'),
  );
  const [only, ...others] = apart.length > 0 ? apart : main;
  return others.length === 0 ? only : undefined;
}
