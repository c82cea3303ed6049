// A field whose colon, or the space after it, is lost or has become another sign.
import { doubleQuoted } from '../../yaml/write.ts';
import type { Slip, SlipExample } from './slip.ts';

/** A name, what is between it and the value, and the value. */
const FIELD = /^( *(?:- +)*)(["']?)([A-Za-z_][\w-]*)\2(\s*(?:[:;.,=：|]|->|=>)+\s*|\s+|$)(.*)$/;

export const colons: Slip = (rows, at, names) => {
  const row = rows[at];
  const [, lead = '', , name = '', , value = ''] = FIELD.exec(row?.text ?? '') ?? [];
  if (row?.kind !== 'content' || name === '') return [];
  const word = [name, name.toLowerCase()].find((one) => names.has(one)) ?? '';
  // A field with its colon has another fault.
  if (row.key === word && row.text.startsWith(`${lead}${word}: `)) return [];
  if (word === '') return glued(row.text, at, names);
  const bare = value.replace(/^[:;=]\s*/, '').trimEnd();
  return [bare, doubleQuoted(bare)].flatMap((right) => {
    const line = `${lead}${word}:${bare === '' ? '' : ` ${right}`}`;
    return line === row.text ? [] : [found(at, word, line, lead.length)];
  });
};

/** A name that has grown together with its value: `phone(716)`. */
function glued(text: string, at: number, names: ReadonlySet<string>) {
  const [, lead = '', word = ''] = /^( *(?:- +)*)([a-z_]+)/.exec(text) ?? [];
  const name = [...names]
    .filter((known) => word.startsWith(known) && known.length > 2)
    .sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return [];
  const value = text.slice(lead.length + name.length).replace(/^[:;=]?\s*/, '');
  return value === '' ? [] : [found(at, name, `${lead}${name}: ${value}`, lead.length)];
}

const found = (at: number, name: string, line: string, column: number) => ({
  kind: 'missing-colon' as const,
  facts: { name },
  ...{ from: at, remove: 1, lines: [line], column, length: name.length },
});

export const colonExamples: SlipExample[] = [
  { wrong: 'site:\n»  name A\n  url: b', right: 'site:\n  name: A\n  url: b' },
  { wrong: 'site:\n»  name:A\n  url: b', right: 'site:\n  name: A\n  url: b' },
  { wrong: 'site:\n»  name; A\n  url: b', right: 'site:\n  name: A\n  url: b' },
  { wrong: '»site\n  name: A\n  url: b', right: 'site:\n  name: A\n  url: b' },
];
