// A text that needs quotes and has none, or whose quotes are curly, lost at one end, or closed too early.
import type { Candidate, Slip, SlipExample } from './slip.ts';

/** A text in double quotes, with curly ones inside it. */
const quoted = (text: string): string =>
  `"${text.replace(/"([^"]*)"/g, '“$1”').replace(/["\\]/g, '\\$&')}"`;

const CLOSING: Record<string, string> = { '[': ']', '{': '}' };

export const quotationMarks: Slip = (rows, at, names) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  const isName = row.key === undefined || names.has(row.key);
  // The colon may be one that made a name of the text's first word.
  return (isName ? [row.valueAt] : [row.at, row.valueAt]).flatMap((column) => {
    const value = row.text.slice(column).trimEnd();
    const before = row.text.slice(0, column);
    const sign = /^(?:\[[^\]]*|\{[^}]*)$/.test(value) ? value[0] : undefined;
    return [...meanings(value), ...(sign ? [value + CLOSING[sign]] : [])].map(
      (right): Candidate => ({
        kind: 'quotation-mark',
        facts: { value, isBracket: sign !== undefined },
        from: at,
        remove: 1,
        lines: [before + right],
        column,
        length: value.length,
      }),
    );
  });
};

/** The possible meanings of a value, the likeliest first. */
function meanings(value: string): string[] {
  if (value === '') return [];
  const mark = value[0] ?? '';
  const bare = value.replace(/^[“”„‟‘’"'«]+|[“”‟‘’"'»]+$/g, '');
  const inner = value.replace(/^["“”„]|["“”][,;]?$/g, '');
  if (mark === '"' || mark === "'") {
    const closed = value.slice(1).replace(/["'“”’][,;]?$/, '');
    const escaped = value.replace(/\\(?![ntr"\\/])/g, '\\\\');
    const ended = /^(.*["'])[,;]$/.exec(value)?.[1];
    return [
      ...(ended ? [ended] : []),
      ...(escaped === value ? [] : [escaped]),
      mark + closed + mark,
      `${value}${mark}`,
      // The quotes at its start belong to a part of the text.
      ...(/^"[^"]*" [^"]*[^"]$/.test(value) ? [quoted(value)] : []),
      quoted(mark === '"' ? inner : value.replace(/^'|'$/g, '').replaceAll("''", "'")),
      bare,
    ];
  }
  // A mark at the end alone, or curly ones.
  if (/["“”]$/.test(value) && !value.slice(0, -1).includes('"'))
    return [`"${inner}"`, quoted(bare)];
  return [quoted(/^[“”„‘]/.test(value) ? bare : value)];
}

export const quoteExamples: SlipExample[] = [
  { wrong: 'site:\n»  name: "A\n  url: b', right: 'site:\n  name: "A"\n  url: b' },
  { wrong: 'site:\n»  name: “A: B”\n  url: b', right: 'site:\n  name: "A: B"\n  url: b' },
  { wrong: 'site:\n»  name: A: B\n  url: b', right: 'site:\n  name: "A: B"\n  url: b' },
  { wrong: 'site:\n»  hours: @noon\n  url: b', right: 'site:\n  hours: "@noon"\n  url: b' },
];
