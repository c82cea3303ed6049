// Proposes repairs for a line that cannot be read: of its colon, quotes, dash or indentation, never of letters.
import type { Facts, Kind } from '../messages/all-messages.ts';
import { endOfBlock, ODD_SPACES, type Row, withoutOddSpaces } from '../text/rows.ts';
import { doubleQuoted } from '../yaml/write.ts';

/** Lines that replace others, and the finding's kind and facts if they are the right ones. Rows and columns count from 0. */
export type RepairCandidate<K extends Kind = Kind> = {
  [Each in K]: {
    kind: Each;
    facts: Facts<Each>;
    from: number;
    remove: number;
    lines: string[];
    column: number;
    length?: number;
  };
}[K];

type KnownNames = ReadonlySet<string>;

/** Proposes what may have been meant by the row at an index. */
export type RepairStrategy = (
  rows: readonly Row[],
  at: number,
  names: KnownNames,
) => RepairCandidate[];

/** A field: its name, any separator, and its value. */
const FIELD =
  /^( *(?:- +)*)(["']?)([A-Za-z_][\w-]*)\2(\s*(?:[:;.,=：|]|->|=>|[-–—](?= ))+\s*|\s+|$)(.*)$/;

/** A field whose colon, or the space after it, is lost or has become another sign. */
export const colons: RepairStrategy = (rows, at, names) => {
  const row = rows[at];
  const [, lead = '', , name = '', , value = ''] = FIELD.exec(row?.text ?? '') ?? [];
  if (row?.kind !== 'content' || name === '') return [];
  const word = [name, name.toLowerCase()].find((spelling) => names.has(spelling)) ?? '';
  // The colon is there: something else is wrong.
  if (row.key === word && row.text.startsWith(`${lead}${word}: `)) return [];
  if (word === '') return splitGluedName(row.text, at, names);
  const bare = value.replace(/^[:;=]\s*/, '').trimEnd();
  return [bare, doubleQuoted(bare)].flatMap((repairedValue) => {
    const line = `${lead}${word}:${bare === '' ? '' : ` ${repairedValue}`}`;
    return line === row.text ? [] : [missingColon(at, word, line, lead.length)];
  });
};

/** A name that has grown together with its value: `phone(716)`. */
function splitGluedName(text: string, at: number, names: ReadonlySet<string>) {
  const [, lead = '', word = ''] = /^( *(?:- +)*)([a-z_]+)/.exec(text) ?? [];
  const name = [...names]
    .filter((known) => word.startsWith(known) && known.length > 2)
    .sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return [];
  const value = text.slice(lead.length + name.length).replace(/^[:;=]?\s*/, '');
  return value === '' ? [] : [missingColon(at, name, `${lead}${name}: ${value}`, lead.length)];
}

const missingColon = (at: number, name: string, line: string, column: number) => ({
  kind: 'missing-colon' as const,
  facts: { name },
  ...{ from: at, remove: 1, lines: [line], column, length: name.length },
});

/** A text in double quotes, with curly ones inside it; empty if an unpaired straight one is left. */
const quoteText = (text: string): string[] => {
  const curly = text.replace(/"([^"]*)"/g, '“$1”');
  return curly.includes('"') ? [] : [`"${curly.replaceAll('\\', '\\\\')}"`];
};

const CLOSING: Record<string, string> = { '[': ']', '{': '}' };

/** A text that needs quotes and has none, or whose quotes are curly, lost at one end, or closed too early. */
export const quotationMarks: RepairStrategy = (rows, at, names) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  const isName = row.key === undefined || names.has(row.key);
  // The key may be the first word of an unquoted text (`Note: …`): try the whole row too.
  return (isName ? [row.valueAt] : [row.at, row.valueAt]).flatMap((column) => {
    const value = row.text.slice(column).trimEnd();
    const before = row.text.slice(0, column);
    const sign = /^(?:\[[^\]]*|\{[^}]*)$/.test(value) ? value[0] : undefined;
    // A second field on the line is not part of the text.
    const isMore = [...value.matchAll(/ ([a-z_]+): /g)].some(([, name = '']) => names.has(name));
    return [
      ...(isMore ? [] : quotingVariants(value)),
      ...(sign ? [value + CLOSING[sign]] : []),
    ].map(
      (repairedValue): RepairCandidate => ({
        kind: 'quotation-mark',
        facts: { value, isBracket: sign !== undefined },
        from: at,
        remove: 1,
        lines: [before + repairedValue],
        column,
        length: value.length,
      }),
    );
  });
};

/** A value with its quotes repaired in each way that makes sense, the likeliest first. */
function quotingVariants(value: string): string[] {
  // Skip what quotes would not repair: empty values, brackets, notes.
  if (/^(?:|""|''|~|null|# .*|\[[^\]]*|\{[^}]*|[[{].*,.*[\]}])$/.test(value)) return [];
  const mark = value[0] ?? '';
  const bare = value.replace(/^[“”„‟‘’"'«]+|[“”‟‘’"'»]+[,;]?$/g, '');
  if (mark === '"' || mark === "'") {
    const escaped = value.replace(/\\(?![ntr"\\/])/g, '\\\\');
    if (escaped !== value) return [escaped];
    const ended = /^(.*["'])[,;]$/.exec(value)?.[1];
    // Quotes around the first words only are part of the text.
    const isWhole = (ended ?? value).endsWith(mark) || value.split('"').length % 2 === 0;
    const curly = quoteText(mark === '"' && !isWhole ? value : bare);
    return [
      ...(ended ? [ended] : []),
      mark + bare + mark,
      ...(curly.length > 0 ? curly : [bare]),
      ...(/["']/.test(bare) ? [] : [bare]),
    ];
  }
  return quoteText(/^[“”„‘]|["“”]$/.test(value) ? bare : value);
}

/** A bullet or a number that word processors put before the entries of a list. */
export const BULLET = /^( *)(?:[•◦▪●·○–—*✓]|\d+[.)])\s+(?=\S)/;

const NO_SPACE = /^( *)-(?=[^\s-])/;

/** A list entry whose dash is missing, is another character or has no space after it; or a dash outside a list. */
export const dashes: RepairStrategy = (rows, at) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  const lead = ' '.repeat(row.depth);
  const missing = (lines: string[]): RepairCandidate => ({
    kind: 'missing-dash',
    facts: {},
    from: at,
    remove: lines.length,
    lines,
    column: row.depth,
  });
  if (BULLET.test(row.text)) return repairMarkerRun(rows, at, BULLET).map(missing);
  if (NO_SPACE.test(row.text)) return repairMarkerRun(rows, at, NO_SPACE).map(missing);
  if (row.dashes > 0) {
    const content = row.text.slice(row.at);
    const without = [row.depth, row.at].map((depth) => ' '.repeat(depth) + content);
    return [
      ...without.map(
        (line): RepairCandidate => ({ ...missing([line]), kind: 'extra-dash', facts: {} }),
      ),
      // The first cell of a table row has two dashes.
      missing([`${lead}- ${row.text.trimStart()}`]),
    ];
  }
  const content = row.text.trimStart();
  const depths = [row.depth - 2, row.depth, row.depth + 2].filter((depth) => depth >= 0);
  const block = rows.slice(at + 1, endOfBlock(rows, at)).map(({ text }) => movedLine(text, 2));
  return [
    ...depths.map((depth) => missing([`${' '.repeat(depth)}- ${content}`])),
    ...(block.length > 0 ? [missing([`${lead}- ${content}`, ...block])] : []),
  ];
};

/** Repairs the markers of the row and of all directly below with the same one, and of the row alone. */
function repairMarkerRun(rows: readonly Row[], at: number, sign: RegExp): string[][] {
  let end = at;
  while (end < rows.length && sign.test(rows[end]?.text ?? '')) end++;
  const lines = rows.slice(at, end).map(({ text }) => text.replace(sign, '$1- '));
  return lines.length > 1 ? [lines, lines.slice(0, 1)] : [lines];
}

/** The number of rows above and below a line whose depths are tried for it. */
const MAX_ROWS_AWAY = 30;

/** A line too far to the left or right, alone or with its block; or indented with tabs or odd spaces. */
export const indentation: RepairStrategy = (rows, at) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  if (isOdd(row)) return oddSpaces(rows, at);
  return depthsNear(rows, at).flatMap((depth) => {
    const by = depth - row.depth;
    // Move the line with its block, or alone.
    const ends = new Set([endOfBlock(rows, at), at + 1]);
    return [...ends].flatMap((end) => moveLines(rows, at, end, by));
  });
};

function moveLines(rows: readonly Row[], at: number, end: number, by: number): RepairCandidate[] {
  const block = rows.slice(at, end);
  if (block.some(({ kind, depth }) => kind === 'content' && depth + by < 0)) return [];
  const { key, depth } = block[0] as Row;
  const count = block.filter(({ kind }) => kind === 'content').length;
  return [
    {
      kind: 'wrong-indentation',
      facts: { ...(key !== undefined && { name: key }), by, count },
      from: at,
      remove: block.length,
      lines: block.map(({ text }) => movedLine(text, by)),
      column: depth,
    },
  ];
}

/** The depths to try for a row: those of nearby rows and one or two spaces off its own; the smallest move first. */
function depthsNear(rows: readonly Row[], at: number): number[] {
  const depthOfRow = rows[at]?.depth ?? 0;
  const found = new Set<number>([depthOfRow - 2, depthOfRow + 2, depthOfRow - 1, depthOfRow + 1]);
  for (const row of rows.slice(Math.max(0, at - MAX_ROWS_AWAY), at + MAX_ROWS_AWAY)) {
    if (row.kind === 'content') for (const depth of [row.depth, row.at]) found.add(depth);
  }
  const above = rows.slice(0, at).findLast(({ kind }) => kind === 'content');
  if (above) for (const by of [0, 2, 4]) found.add(above.depth + by);
  return [...found]
    .filter((depth) => depth >= 0 && depth !== depthOfRow)
    .sort((a, b) => Math.abs(a - depthOfRow) - Math.abs(b - depthOfRow));
}

/** Whether a line has a tab or an odd space where only spaces count. */
export const isOdd = ({ text }: Row) => /^ *\t/.test(text) || withoutOddSpaces(text) !== text;

function oddSpaces(rows: readonly Row[], at: number): RepairCandidate[] {
  let end = at;
  while (end < rows.length && isOdd(rows[end] as Row)) end++;
  const plain = (text: string, tab: string) =>
    withoutOddSpaces(text.replace(/^[ \t]+/, (lead) => lead.replaceAll('\t', tab)));
  const depth = rows.slice(0, at).findLast(({ kind }) => kind === 'content')?.depth ?? 0;
  const candidates = ['  ', '    ', ' '].map((tab) =>
    rows.slice(at, end).map(({ text }) => plain(text, tab)),
  );
  const beside = rows.slice(at, end).map(({ text }) => ' '.repeat(depth) + text.trimStart());
  return [...candidates, beside].map((lines) => ({
    kind: 'tab-indentation',
    facts: { count: end - at, sign: /\t/.test(rows[at]?.text ?? '') ? 'tab' : 'space' },
    from: at,
    remove: end - at,
    lines,
    column: Math.max(0, rows[at]?.text.search(new RegExp(`\t|${ODD_SPACES.source}`)) ?? 0),
  }));
}

/** A line moved by some spaces: to the right, or to the left where negative. */
const movedLine = (line: string, by: number): string =>
  line.trim() === '' ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by);
