// Signs in a text that mean something else, and quotes that are lost, curly or too many: the text is put in straight quotes.
import type { Row } from '../../text/rows.ts';
import { type Candidate, instead, type Slip } from '../search/slip.ts';

/** A text in double quotes, with curly ones inside it. */
export function withoutQuotes(text: string): string {
  const inside = text.replace(/"([^"]*)"/g, '“$1”').replace(/["\\]/g, '\\$&');
  return `"${inside}"`;
}

/** The sign that makes a text need quotes, and the words for it. */
type Need = {
  [K in Candidate['kind']]: Pick<Extract<Candidate, { kind: K }>, 'kind' | 'facts'>;
}[Candidate['kind']] & { at?: number };

/** Why a value needs quotes; undefined where it does not. */
function needOf(value: string): Need | undefined {
  const first = value[0] ?? '';
  if (/^[“”„‘]/.test(value)) return { kind: 'curly-quotes', facts: {} };
  if (first === '{') return { kind: 'unquoted-placeholder', facts: {} };
  if (first === '*') return { kind: 'unknown-alias', facts: {} };
  if (/^&\S/.test(value)) return { kind: 'unused-anchor', facts: {} };
  if (first === '#') return { kind: 'unquoted-hash', facts: {} };
  if (/^[@`%!,\]}&?]|^\[[^\]]*\]\s*\S|^-(?! )|^[|>](?![-+]?$)/.test(value)) {
    return { kind: 'special-character', facts: { sign: first } };
  }
  if (/:(?: |$)/.test(value)) return { kind: 'unquoted-colon', facts: { isLong: false } };
  const hash = value.search(/ #/);
  return hash >= 0 ? { kind: 'note-after-text', facts: {}, at: hash + 1 } : undefined;
}

/** A note after a value, which gets a line of its own; or a link that was torn before its #. */
export const notesAfterTexts: Slip = function* (index, { rows }) {
  const row = rows[index];
  const at = row?.value.search(/ #/) ?? -1;
  if (!row || at <= 0 || row.kind !== 'content') return;
  const text = row.text.slice(0, row.valueAt + at).trimEnd();
  const note = row.value.slice(at + 1);
  const said = {
    kind: 'note-after-text' as const,
    facts: {},
    mark: { row: index, column: row.valueAt + at + 1, length: note.length },
  };
  if (/^\/\S*$/.test(row.value.slice(0, at)) && /^#\S+$/.test(note)) {
    yield { ...said, ...instead(index, text + note), sureness: 'likely', cost: 0 };
  }
  // A sign with a space after it begins a note, unless a sentence goes on to its end.
  const isNote = note[1] === ' ' && (!/[.!?]$/.test(note) || /[.!?]$/.test(text));
  const lines = [`${' '.repeat(row.depth)}${note}`, text];
  yield { ...said, ...instead(index, ...lines), sureness: 'likely', cost: isNote ? 0 : 0.3 };
};

export const needsQuotes: Slip = function* (index, { rows, isKey }) {
  const row = rows[index];
  if (row?.kind !== 'content') return;
  // The colon may be one that made a name of the text's first word.
  const isName = row.key === undefined || isKey(row.key);
  for (const at of isName ? [row.valueAt] : [row.valueAt, row.at]) {
    const value = row.text.slice(at).trimEnd();
    if (value === '' || /^["']/.test(value)) continue;
    const need = needOf(value);
    if (!need) continue;
    const { at: from = 0, ...said } = need;
    const bare = need.kind === 'curly-quotes' ? value.replace(/^[“”„‘]|[“”’]$/g, '') : value;
    yield {
      ...said,
      ...instead(index, row.text.slice(0, at) + withoutQuotes(bare)),
      mark: { row: index, column: at + from, length: value.length - from },
      sureness: 'certain',
      cost: at === row.valueAt ? (need.kind === 'note-after-text' ? 0.1 : 0) : 0.5,
    };
  }
};

export const openQuotes: Slip = function* (index, { rows }) {
  const row = rows[index];
  const mark = row?.value[0];
  if (!row || (mark !== '"' && mark !== "'")) return;
  const before = row.text.slice(0, row.valueAt);
  const rest = row.value.slice(1);
  const where = (column: number) => ({ mark: { row: index, column } });
  const end = rest.indexOf(mark);
  if (end === -1) {
    const said = { kind: 'unclosed-quote' as const, facts: {}, ...where(row.valueAt) };
    const apostrophe = /^(?:tis|twas|\d\ds)\b/i.test(rest);
    // Another kind of quote at the end was meant to close this one, unless it closes one of its own.
    const other = /["'“”’]$/.exec(rest)?.[0];
    const opened = other && rest.slice(0, -1).includes(other === '”' ? '“' : other);
    const closed = mark + (other && !opened ? rest.slice(0, -1) : rest) + mark;
    const value = apostrophe ? withoutQuotes(row.value) : closed;
    yield { ...said, ...instead(index, before + value), sureness: 'likely', cost: 0 };
    return;
  }
  const column = row.valueAt + 1 + end;
  const early = { kind: 'text-after-quote' as const, facts: {}, ...where(column) };
  const comma = /^(.*["'])[,;]$/.exec(row.value)?.[1];
  if (comma) yield { ...early, ...instead(index, before + comma), sureness: 'certain', cost: 0 };
  if (end < rest.length - 1) {
    const whole = /^'.*'$/.test(row.value)
      ? row.value.slice(1, -1).replaceAll("''", "'")
      : row.value.replace(/^"(.*)"$/, '$1');
    yield {
      ...early,
      ...instead(index, before + withoutQuotes(whole)),
      sureness: 'likely',
      cost: 0.2,
    };
  }
  const slash = mark === '"' ? row.value.search(/\\(?![ntr"\\/])/) : -1;
  if (slash >= 0) {
    yield {
      kind: 'backslash',
      facts: {},
      ...where(row.valueAt + slash),
      ...instead(index, before + row.value.replace(/\\(?![ntr"\\/])/g, '\\\\')),
      sureness: 'certain',
      cost: 0,
    };
  }
};

const CLOSING: Record<string, string> = { '[': ']', '{': '}' };

export const openBrackets: Slip = function* (index, { rows }) {
  const row = rows[index] as Row;
  const sign = CLOSING[row.value[0] ?? ''];
  if (sign === undefined || row.value.includes(sign)) return;
  yield {
    kind: 'missing-character',
    facts: { sign },
    ...instead(index, row.text.trimEnd() + sign),
    mark: { row: index, column: row.valueAt },
    sureness: 'likely',
    cost: 0,
  };
};
