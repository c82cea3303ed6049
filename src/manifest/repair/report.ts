// Gives findings their lines in the original text, the pages on which they show, their edits and their words.
import { placeName } from '../messages/place-name.ts';
import { wordsOf } from '../messages/words.ts';
import { type Finding, type Problem, sortProblems } from '../problem.ts';
import { seenOn } from '../seen-on.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { editOfMend } from './edits.ts';
import type { Mistake } from './mistakes.ts';
import type { Repaired } from './repair.ts';

interface Around {
  /** The text in which the findings have their places. */
  source: ManifestSource;
  data: unknown;
  /** Where that is a repaired text: how it was repaired, and what it was. */
  repaired?: Repaired;
  original?: ManifestSource;
}

/** Problems of mistakes, which have their lines, and of findings, which have places in the data. */
export function report(mistakes: Mistake[], findings: Finding[], around: Around): Problem[] {
  const { source, data } = around;
  const lines = source.text.split('\n');
  const problemOf = ({ finding, edit, ...place }: Mistake): Problem => ({
    ...wordsOf(finding, (pointer) => placeName(pointer, data)),
    file: source.file,
    ...place,
    pointer: finding.pointer,
    ...(edit && { edit }),
  });
  const kinds = new Map<string, Finding[]>();
  for (const found of findings) {
    const alike = kinds.get(found.kind);
    if (alike) alike.push(found);
    else kinds.set(found.kind, [found]);
  }
  const others = [...kinds.values()].flatMap((alike) => {
    const told = alike
      .slice(0, MOST_ALIKE)
      .flatMap((finding) => placed(finding, lines, around) ?? []);
    return withMore(told.map(problemOf), alike.slice(MOST_ALIKE), source);
  });
  return withPages(sortProblems([...mistakes.map(problemOf), ...others]), data);
}

/** As many of a kind are told in full: thousands alike have one cause. */
const MOST_ALIKE = 50;

/** Of the others as many lines are named. */
const MOST_LINES = 5;

/** Problems of one kind; the first says how many more there are, and where they begin. */
function withMore(problems: Problem[], others: Finding[], source: ManifestSource): Problem[] {
  const [first] = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (!first || others.length === 0) return problems;
  const lines = others.slice(0, MOST_LINES).map((finding) => source.placeOf(finding).line);
  const more = { count: others.length, lines: [...new Set(lines)] };
  return problems.map((problem) => (problem === first ? { ...first, more } : problem));
}

/** A finding at its line of the original; nothing where an edit has changed that line's words, of which is told already. */
function placed(
  finding: Finding,
  lines: string[],
  { source, repaired, original }: Around,
): Mistake | undefined {
  const { line, column, length } = source.placeOf(finding);
  const { mend, at, part, pointer } = finding;
  const spot = {
    row: line - 1,
    column: column - 1,
    length,
    name: pointer.at(-1),
    isRaw: at === 'key' || part !== undefined,
  };
  const edit = mend && editOfMend(mend, spot, lines);
  if (!repaired || !original) return { finding, line, column, length, ...(edit && { edit }) };
  const before = original.text.split('\n');
  const at0 = repaired.origin[line - 1] ?? 0;
  const [old = '', now = ''] = [before[at0], lines[line - 1]];
  if (old.trim() !== now.trim()) return undefined;
  const by = old.search(/\S/) - now.search(/\S/);
  const isSame =
    edit !== undefined &&
    isUntouched(edit.line - 1, Math.max(1, edit.remove), { repaired, before, lines });
  return {
    finding,
    line: at0 + 1,
    column: Math.max(1, column + by),
    length,
    ...(isSame &&
      edit && { edit: { ...edit, line: (repaired.origin[edit.line - 1] ?? before.length) + 1 } }),
  };
}

/** Whether rows of the repaired text are the same in the original. */
function isUntouched(
  from: number,
  count: number,
  { repaired, before, lines }: { repaired: Repaired; before: string[]; lines: string[] },
): boolean {
  const start = repaired.origin[from];
  return (
    start !== undefined &&
    lines.slice(from, from + count).every((line, offset) => line === before[start + offset])
  );
}

/** Adds to each problem the addresses of the pages that show its place. */
function withPages(problems: Problem[], data: unknown): Problem[] {
  if (problems.length === 0) return problems;
  const pagesOf = seenOn(data);
  return problems.map((problem) => {
    const pages = pagesOf(problem.pointer);
    return pages.length > 0 ? { ...problem, pages } : problem;
  });
}
