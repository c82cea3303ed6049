// Finds the only repair of a line's punctuation or spaces with which a text can be read.
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

/** In the order of how little they change. */
const STRATEGIES: readonly RepairStrategy[] = [colons, quotationMarks, dashes, indentation];

/** Limits of one search: the candidates that are read, and the characters or tokens of all of them together. */
const MAX_CANDIDATES = 120;
const READ_BUDGET_CHARS = 60_000_000;
const FULL_READ_BUDGET_TOKENS = 200_000;

/** A longer line is not repaired: it costs too much, and no person writes such a paragraph. */
const MAX_LINE_CHARS = 10_000;

/** The cost of an error of the package, in tokens. */
const TOKENS_PER_ERROR = 5;

/** Kinds whose repair is certain; a dash or an indentation may be meant in several ways. */
const SAFE_KINDS: readonly string[] = ['tab-indentation', 'missing-colon', 'quotation-mark'];

/**
 * The only repair of some lines with which the text can be read and fits the schema; undefined if there is none, or if
 * several give different data.
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
    // Parse only the block of the error first: that rules out most candidates.
    const block = repaired.slice(start, repaired.length - (text.length - end));
    return parseWithin(block) === undefined ? undefined : parseWithin(repaired);
  };
  // Try the plain reader first: the full one takes ten times as long, and few files need it.
  return (findOnly(readPlainYaml) ?? findOnly(readFully))?.finding;

  /** The only candidate that can be read and fits the schema; `finding` is undefined if there are several, the result if there is none. */
  function findOnly(read: (text: string) => unknown) {
    const repairs = new Map<string, RepairCandidate>();
    const most = Math.min(MAX_CANDIDATES, Math.floor(READ_BUDGET_CHARS / text.length));
    for (const candidate of candidates.slice(0, most)) {
      if (tokens > FULL_READ_BUDGET_TOKENS) break;
      const { from, remove, lines: newLines } = candidate;
      // Joining all lines for each candidate would cost more than parsing.
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

/** The rows of the top-level key at or above some lines, and of the next one below them. */
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
