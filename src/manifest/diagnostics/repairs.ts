// Repairs a line that has lost its colon or its quotes; all other lines that cannot be read are explained.
import type { Finding } from '../diagnostic.ts';
import type { Facts, Kind } from '../messages/all-messages.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import { fitsSchema } from '../schema/site-schema.ts';
import { type Row, rowsOf } from '../text/rows.ts';
import { countTokens, isSound, parseText } from '../yaml/parse.ts';
import { readPlainYaml } from '../yaml/plain-yaml.ts';
import { doubleQuoted } from '../yaml/write.ts';
import { hasSameLetters } from './fix.ts';

/** A line in place of one that cannot be read, and what to say if it is right. Rows and columns count from 0. */
type RepairCandidate<K extends Kind = Kind> = {
  [Each in K]: {
    kind: Each;
    facts: Facts<Each>;
    at: number;
    line: string;
    /** The marked place. */
    column: number;
    length: number;
  };
}[K];

/** The names that the schema and the file have for fields. */
type KnownNames = ReadonlySet<string>;

/** Looks at a row, and proposes what may have been meant. */
export type RepairStrategy = (
  rows: readonly Row[],
  at: number,
  names: KnownNames,
) => RepairCandidate[];

/** A name, what is between it and the value, and the value. */
const FIELD =
  /^( *(?:- +)*)(["']?)([A-Za-z_][\w-]*)\2(\s*(?:[:;.,=：|]|->|=>|[-–—](?= ))+\s*|\s+|$)(.*)$/;

/** A field whose colon, or the space after it, is lost or has become another sign. */
export const colons: RepairStrategy = (rows, at, names) => {
  const row = rows[at];
  const [, lead = '', , name = '', , value = ''] = FIELD.exec(row?.text ?? '') ?? [];
  if (row?.kind !== 'content' || name === '') return [];
  const word = [name, name.toLowerCase()].find((one) => names.has(one));
  // A field with its colon has another fault.
  const hasColon = row.key === word && row.text.startsWith(`${lead}${word}: `);
  if (word === undefined || hasColon) return [];
  const bare = value.replace(/^[:;=]\s*/, '').trimEnd();
  return [bare, doubleQuoted(bare)].flatMap((right): RepairCandidate[] => {
    const line = `${lead}${word}:${bare === '' ? '' : ` ${right}`}`;
    const mark = { column: lead.length, length: word.length };
    return line === row.text
      ? []
      : [{ kind: 'missing-colon', facts: { name: word }, at, line, ...mark }];
  });
};

/** A text in double quotes, with curly ones inside it; undefined where a single straight one is left. */
const quoted = (text: string): string[] => {
  const curly = text.replace(/"([^"]*)"/g, '“$1”');
  return curly.includes('"') ? [] : [`"${curly.replaceAll('\\', '\\\\')}"`];
};

const CLOSING: Record<string, string> = { '[': ']', '{': '}' };

/** A text that needs quotes and has none, or whose quotes are curly, lost at one end, or closed too early. */
export const quotationMarks: RepairStrategy = (rows, at, names) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  const isName = row.key === undefined || names.has(row.key);
  // The colon may be one that made a name of the text's first word.
  return (isName ? [row.valueAt] : [row.at, row.valueAt]).flatMap((column) => {
    const value = row.text.slice(column).trimEnd();
    const before = row.text.slice(0, column);
    const sign = /^(?:\[[^\]]*|\{[^}]*)$/.test(value) ? value[0] : undefined;
    // Another field in the same line is no part of the text.
    const isMore = [...value.matchAll(/ ([a-z_]+): /g)].some(([, name = '']) => names.has(name));
    return [...(isMore ? [] : meanings(value)), ...(sign ? [value + CLOSING[sign]] : [])].map(
      (right): RepairCandidate => ({
        kind: 'quotation-mark',
        facts: { value, isBracket: sign !== undefined },
        at,
        line: before + right,
        column,
        length: value.length,
      }),
    );
  });
};

/** The possible meanings of a value, the likeliest first. */
function meanings(value: string): string[] {
  // An empty text is none, a list in brackets is no text, and what is a note may be meant as one.
  if (/^(?:|""|''|~|null|# .*|\[[^\]]*|\{[^}]*|[[{].*,.*[\]}])$/.test(value)) return [];
  const mark = value[0] ?? '';
  const bare = value.replace(/^[“”„‟‘’"'«]+|[“”‟‘’"'»]+[,;]?$/g, '');
  if (mark === '"' || mark === "'") {
    const escaped = value.replace(/\\(?![ntr"\\/])/g, '\\\\');
    if (escaped !== value) return [escaped];
    const ended = /^(.*["'])[,;]$/.exec(value)?.[1];
    // Quotes around the first words alone belong to the text.
    const isWhole = (ended ?? value).endsWith(mark) || value.split('"').length % 2 === 0;
    const curly = quoted(mark === '"' && !isWhole ? value : bare);
    return [
      ...(ended ? [ended] : []),
      mark + bare + mark,
      ...(curly.length > 0 ? curly : [bare]),
      ...(/["']/.test(bare) ? [] : [bare]),
    ];
  }
  return quoted(/^[“”„‘]|["“”]$/.test(value) ? bare : value);
}

/** All of them, those first that change least. */
const STRATEGIES: readonly RepairStrategy[] = [colons, quotationMarks];

/** The tokens that the full reader may take for all candidates. */
const READ_BUDGET_TOKENS = 400_000;

/**
 * The only repair of some lines with which the text can be read and fits the schema; undefined where there are several
 * that differ, so that nobody knows which one was meant.
 */
export function findRepair(
  text: string,
  near: readonly number[],
  schema: ManifestSchema,
): Finding | undefined {
  const lines = text.split('\n');
  const rows = rowsOf(lines);
  const names = new Set([...schema.keys, ...rows.flatMap(({ key }) => key ?? [])]);
  const candidates = STRATEGIES.flatMap((strategy) =>
    near.flatMap((at) => strategy(rows, at, names)),
  ).filter(({ at, line }) => hasSameLetters(lines[at]?.toLowerCase() ?? '', line.toLowerCase()));
  let tokens = 0;
  const readFully = (repaired: string) => {
    tokens += countTokens(repaired);
    const parsed = tokens > READ_BUDGET_TOKENS ? undefined : parseText(repaired);
    return parsed && isSound(parsed) ? parsed.data : undefined;
  };
  // The full reader takes ten times as long, and few files need it.
  return (findOnly(readPlainYaml) ?? findOnly(readFully))?.finding;

  /** The only candidate that a reader reads and that fits; without a finding where there are several. */
  function findOnly(read: (text: string) => unknown) {
    const repairs = new Map<string, RepairCandidate>();
    for (const candidate of candidates) {
      if (tokens > READ_BUDGET_TOKENS) break;
      const data = read(lines.with(candidate.at, candidate.line).join('\n'));
      if (data === undefined || !fitsSchema(data, schema)) continue;
      const meaning = JSON.stringify(data);
      if (!repairs.has(meaning)) repairs.set(meaning, candidate);
      if (repairs.size > 1) return { finding: undefined };
    }
    const [repair] = repairs.values();
    return repair && { finding: repairFinding(repair, lines) };
  }
}

function repairFinding(
  { at, line, column, length, kind, facts }: RepairCandidate,
  lines: string[],
): Finding {
  const offset = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
  const written = lines[at] ?? '';
  const edits = [{ offset, length: written.length, text: line }];
  const safety = hasSameLetters(written, line) ? 'safe' : 'suggested';
  const start = offset + column;
  return { kind, facts, pointer: [], range: [start, start + length], fix: { edits, safety } };
}
