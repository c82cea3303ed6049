// Finds the one repair of the signs of a line with which a text can be read.
import type { Finding, Fix } from '../diagnostic.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import { fitsSchema } from '../schema/site-schema.ts';
import { commonEnds } from '../text/common-ends.ts';
import { startsOfLines } from '../text/places.ts';
import { type Row, rowsOf } from '../text/rows.ts';
import { countTokens, isSound, parseText } from '../yaml/parse.ts';
import { readPlainYaml } from '../yaml/plain-yaml.ts';
import { hasSameLetters } from './fix.ts';
import {
  colons,
  dashes,
  indentation,
  quotationMarks,
  type RepairCandidate,
  type RepairStrategy,
} from './repairs.ts';

/** Those first that change least. */
const STRATEGIES: readonly RepairStrategy[] = [colons, quotationMarks, dashes, indentation];

/** The number of candidates that are read, and the characters or tokens that all these readings may take. */
const MAX_CANDIDATES = 120;
const READ_BUDGET_CHARS = 60_000_000;
const FULL_READ_BUDGET_TOKENS = 200_000;

/** The cost of a candidate grows with its line, and no paragraph that a person wrote is longer. */
const MAX_LINE_CHARS = 10_000;

/** The package takes as long for an error as for so many tokens. */
const TOKENS_PER_ERROR = 5;

/** Kinds whose repair has one meaning; a dash or an indentation may be meant in several ways. */
const SAFE_KINDS: readonly string[] = ['tab-indentation', 'missing-colon', 'quotation-mark'];

/**
 * The only repair of some lines with which the text can be read and fits the schema; undefined where there are several
 * that differ, so that nobody knows which one was meant.
 */
export function findRepair(
  text: string,
  nearLines: readonly number[],
  schema: ManifestSchema,
): Finding | undefined {
  const lines = text.split('\n');
  if (nearLines.some((at) => (lines[at] ?? '').length > MAX_LINE_CHARS)) return undefined;
  const starts = startsOfLines(text);
  const startOf = (at: number) => starts[at] ?? text.length + 1;
  const rows = rowsOf(lines);
  const names = new Set([...schema.keys, ...rows.flatMap(({ key }) => key ?? [])]);
  const candidates = STRATEGIES.flatMap((strategy) =>
    nearLines.flatMap((at) => strategy(rows, at, names)),
  ).filter(({ from, remove, lines: newLines }) => {
    const isNear = nearLines.includes(from) && nearLines.includes(from + remove - 1);
    const oldText = lines.slice(from, from + remove).join('');
    return isNear && hasSameLetters(oldText.toLowerCase(), newLines.join('').toLowerCase());
  });
  const [start, end] = topBlock(rows, nearLines).map(startOf) as [number, number];
  let tokens = 0;
  const parseWithin = (part: string) => {
    tokens += countTokens(part);
    if (tokens > FULL_READ_BUDGET_TOKENS) return undefined;
    const parsed = parseText(part);
    tokens += parsed.errors.length * TOKENS_PER_ERROR;
    return isSound(parsed) ? parsed.data : undefined;
  };
  const readFully = (repaired: string) => {
    // The block of the error alone shows most candidates to be wrong.
    const block = repaired.slice(start, repaired.length - (text.length - end));
    return parseWithin(block) === undefined ? undefined : parseWithin(repaired);
  };
  // The full reader takes ten times as long, and few files need it.
  return (findOnly(readPlainYaml) ?? findOnly(readFully))?.finding;

  /** The only candidate that a reader reads and that fits; without a finding where there are several. */
  function findOnly(read: (text: string) => unknown) {
    const repairs = new Map<string, RepairCandidate>();
    const most = Math.min(MAX_CANDIDATES, Math.floor(READ_BUDGET_CHARS / text.length));
    for (const candidate of candidates.slice(0, most)) {
      if (tokens > FULL_READ_BUDGET_TOKENS) break;
      const { from, remove, lines: newLines } = candidate;
      // A join of all lines for each candidate would cost more than reading does.
      const repaired = newLines.map((line) => `${line}\n`).join('');
      const data = read(
        text.slice(0, startOf(from)) + repaired + text.slice(startOf(from + remove)),
      );
      if (data === undefined || !fitsSchema(data, schema)) continue;
      const meaning = JSON.stringify(data);
      if (!repairs.has(meaning)) repairs.set(meaning, candidate);
      if (repairs.size > 1) return { finding: undefined };
    }
    const [repair] = repairs.values();
    return repair && { finding: repairFinding(repair, lines, startOf(repair.from)) };
  }
}

/** The row of the name without spaces before it, above some lines, and that of the next one below them. */
function topBlock(
  rows: readonly Row[],
  nearLines: readonly number[],
): [first: number, next: number] {
  const isTop = ({ kind, depth }: Row) => kind === 'content' && depth === 0;
  const first = rows.findLastIndex((row, at) => at <= Math.min(...nearLines) && isTop(row));
  const next = rows.findIndex((row, at) => at > Math.max(...nearLines) && isTop(row));
  return [Math.max(0, first), next < 0 ? rows.length : next];
}

function repairFinding(candidate: RepairCandidate, lines: string[], offset: number): Finding {
  const { from, remove, kind, facts, column, length = 1, ...repair } = candidate;
  const [oldText, newText] = [lines.slice(from, from + remove).join('\n'), repair.lines.join('\n')];
  const [start, end] = commonEnds(oldText, newText);
  const edit = {
    offset: offset + start,
    length: oldText.length - start - end,
    text: newText.slice(start, newText.length - end),
  };
  const isSafe = SAFE_KINDS.includes(kind) && hasSameLetters(oldText, newText);
  const fix: Fix = { edits: [edit], safety: isSafe ? 'safe' : 'suggested' };
  return { kind, facts, pointer: [], range: [offset + column, offset + column + length], fix };
}
