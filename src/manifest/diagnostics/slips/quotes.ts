// A text that needs quotes and has none, or whose quotes are curly, lost at one end, or closed too early.
import type { Candidate, Slip, SlipExample } from './slip.ts';

/** A text in double quotes, with curly ones inside it; undefined where a single straight one is left. */
const quoted = (text: string): string[] => {
  const curly = text.replace(/"([^"]*)"/g, '“$1”');
  return curly.includes('"') ? [] : [`"${curly.replaceAll('\\', '\\\\')}"`];
};

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
    // Another field in the same line is no part of the text.
    if ([...value.matchAll(/ ([a-z_]+): /g)].some(([, name = '']) => names.has(name))) return [];
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
  // An empty text is none, a list in brackets is no text, and what is a note may be meant as one.
  if (/^(?:|""|''|~|null|# .*|\[[^\]]*|\{[^}]*|[[{].*,.*[\]}])$/.test(value)) return [];
  const mark = value[0] ?? '';
  const bare = value.replace(/^[“”„‟‘’"'«]+|[“”‟‘’"'»]+[,;]?$/g, '');
  if (mark === '"' || mark === "'") {
    const escaped = value.replace(/\\(?![ntr"\\/])/g, '\\\\');
    if (escaped !== value) return [escaped];
    const ended = /^(.*["'])[,;]$/.exec(value)?.[1];
    return [
      ...(ended ? [ended] : []),
      mark + bare + mark,
      ...quoted(mark === '"' && value.split('"').length % 2 === 1 ? value : bare),
      bare,
    ];
  }
  return quoted(/^[“”„‘]|["“”]$/.test(value) ? bare : value);
}

export const quoteExamples: SlipExample[] = [
  { wrong: 'site:\n»  name: "A\n  url: b', right: 'site:\n  name: "A"\n  url: b' },
  { wrong: 'site:\n»  name: “A: B”\n  url: b', right: 'site:\n  name: "A: B"\n  url: b' },
  { wrong: 'site:\n»  name: A: B\n  url: b', right: 'site:\n  name: "A: B"\n  url: b' },
  { wrong: 'site:\n»  hours: @noon\n  url: b', right: 'site:\n  hours: "@noon"\n  url: b' },
];
