// A line that has lost the colon after its field's name, or the space after the colon.
import { instead, type Slip } from '../search/slip.ts';

/** A line that begins with a possible name, without its colon. */
const WORD = /^\s*(?:- +)*\**([a-z][\w-]*)\**(?= *[:：;=*]|\s|$)/;

/** A name with more than one colon. */
const TWICE = /^(\s*(?:- +)*[a-z][a-z0-9_-]*): *:+ */;

/** Ways to write the sign between a name and its text. */
const SIGNS: [RegExp, string][] = [
  [/^(\s*(?:- +)*)\*+([\w-]+)(:?)\*+/, '$1$2$3'],
  [/^(\s*(?:- +)*\w[\w-]*)(?: *[:：;] *| *[=–—-] +|[ =]+)(?=\S)/, '$1: '],
  [/: +:? */, ': '],
  [/^(\s*(?:- +)*[a-z][\w-]*)\s*$/, '$1:'],
];

export const colons: Slip = function* (index, { rows, isKey }) {
  const row = rows[index];
  if (row?.kind !== 'content' || row.key !== undefined) return;
  const [, doubled] = TWICE.exec(row.text) ?? [];
  if (doubled !== undefined) {
    const line = row.text.replace(TWICE, '$1: ').trimEnd();
    yield {
      kind: 'missing-colon',
      facts: { name: doubled.trim().replace(/^(?:- +)+/, ''), line: line.trim() },
      ...instead(index, line),
      mark: { row: index, column: row.at },
      sureness: 'certain',
      cost: 0,
    };
  }
  const [, name] = WORD.exec(row.text) ?? [];
  if (name === undefined || !isKey(name)) return;
  const line = SIGNS.reduce((text, [sign, colon]) => text.replace(sign, colon), row.text);
  if (line === row.text) return;
  yield {
    kind: 'missing-colon',
    facts: { name, line: line.trim() },
    ...instead(index, line),
    mark: { row: index, column: row.at },
    sureness: 'certain',
    cost: 0,
  };
};
