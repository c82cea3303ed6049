// Gives findings their lines in the original text, the pages on which they show, their edits and their words.
import { placeName } from '../messages/place-name.ts';
import { severityOf, wordsOf } from '../messages/words.ts';
import { type Finding, type Problem, sortProblems } from '../problem.ts';
import { type Row, rowsOf } from '../text/rows.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { editOfFinding } from './edits/edits.ts';
import type { Mistake } from './mistakes.ts';
import type { Repaired } from './search/repair.ts';
import { seenOn } from './seen-on.ts';

interface ReportContext {
  /** The text in which the findings have their places. */
  source: ManifestSource;
  data: unknown;
  /** Present for a repaired text: the repair, and the original. */
  repaired?: Repaired;
  original?: ManifestSource;
}

/** Problems of mistakes, which have their lines, and of findings, which have places in the data. */
export function report(mistakes: Mistake[], findings: Finding[], around: ReportContext): Problem[] {
  if (mistakes.length === 0 && findings.length === 0) return [];
  const { source, data, original } = around;
  const lines = source.text.split('\n');
  const texts = { lines, rows: rowsOf(lines), before: original?.text.split('\n') ?? [] };
  const problemOf = ({ finding, edit, ...place }: Mistake): Problem => ({
    ...wordsOf(finding, (pointer) => placeName(pointer, data)),
    file: source.file,
    ...place,
    pointer: finding.pointer,
    ...(edit && { edit }),
  });
  const spoilt = new Set<number>();
  const others = alike(findings).flatMap((some) => {
    const told = some.slice(0, MOST_ALIKE).flatMap((finding) => {
      const { isChanged, ...place } = placed(finding, texts, around);
      if (!isChanged) return [place];
      if (severityOf(finding) === 'error') spoilt.add(place.line);
      return [];
    });
    return withFurtherLines(told.map(problemOf), some.slice(MOST_ALIKE), source);
  });
  const own = mistakes.map((mistake) => problemOf(withGoodEdit(mistake, spoilt)));
  return withPages(sortProblems([...own, ...others]), data);
}

/** A mistake without an edit whose lines have another fault. */
function withGoodEdit(mistake: Mistake, spoilt: Set<number>): Mistake {
  const { edit, ...rest } = mistake;
  const isSpoilt =
    edit &&
    [...spoilt].some((line) => line >= edit.line && line < edit.line + Math.max(1, edit.remove));
  return isSpoilt ? rest : mistake;
}

/** Findings by their kind. */
function alike(findings: Finding[]): Finding[][] {
  const kinds = new Map<string, Finding[]>();
  for (const found of findings) {
    const same = kinds.get(found.kind);
    if (same) same.push(found);
    else kinds.set(found.kind, [found]);
  }
  return [...kinds.values()];
}

/** The number of equal problems that are reported in full: thousands have one cause. */
const MOST_ALIKE = 50;

/** Of the others as many lines are named. */
const MOST_LINES = 5;

/** Problems of one kind; the first says how many more there are, and where they begin. */
function withFurtherLines(
  problems: Problem[],
  others: Finding[],
  source: ManifestSource,
): Problem[] {
  const [first] = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (!first || others.length === 0) return problems;
  const lines = others.slice(0, MOST_LINES).map((finding) => source.placeOf(finding).line);
  const more = { count: others.length, lines: [...new Set(lines)] };
  return problems.map((problem) => (problem === first ? { ...first, more } : problem));
}

/** A text and the one that it was made from, in lines. */
interface Texts {
  lines: string[];
  rows: readonly Row[];
  before: string[];
}

/** A finding at its line of the original, and whether an edit has changed that line's words. */
function placed(
  finding: Finding,
  { lines, rows, before }: Texts,
  { source, repaired }: ReportContext,
): Mistake & { isChanged?: boolean } {
  const { line, column, length } = source.placeOf(finding);
  const edit = editOfFinding(finding, source, rows);
  if (!repaired) return { finding, line, column, length, ...(edit && { edit }) };
  const { origin } = repaired;
  const at = origin[line - 1] ?? 0;
  const [old = '', now = ''] = [before[at], lines[line - 1]];
  const first = edit && origin[edit.line - 1];
  const isSame =
    edit &&
    lines
      .slice(edit.line - 1, edit.line - 1 + Math.max(1, edit.remove))
      .every((text, offset) => text === before[(first ?? -1) + offset]);
  return {
    finding,
    line: at + 1,
    column: Math.max(1, column + old.search(/\S/) - now.search(/\S/)),
    length,
    isChanged: old.trim() !== now.trim(),
    ...(isSame && { edit: { ...edit, line: (first ?? 0) + 1 } }),
  };
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
