// Rows that hold two lines: a second field, the first entry of a list, the text after >-.
import { instead, type Slip } from '../search/slip.ts';

export const twoOnALine: Slip = function* (index, { rows, isKey }) {
  const row = rows[index];
  if (!row || row.key === undefined) return;
  const doubled = row.text.replace(/^(\s*(?:- +)*)([\w-]+: +)\2/, '$1$2');
  if (doubled !== row.text) {
    yield {
      kind: 'two-on-a-line',
      facts: { name: row.key, again: true },
      ...instead(index, doubled),
      mark: { row: index, column: row.valueAt },
      sureness: 'certain',
      cost: 0,
    };
  }
  const [first = '', ...others] = fieldsOf(row.text, isKey);
  if (others.length > 0) {
    yield {
      kind: 'two-on-a-line',
      facts: { name: nameOf(others[0]), again: false },
      ...instead(index, first, ...others.map((field) => ' '.repeat(row.at) + field)),
      mark: { row: index, column: row.valueAt },
      sureness: 'likely',
      cost: 0,
    };
  }
};

const nameOf = (field = '') => field.slice(0, field.indexOf(':'));

/** The fields of a line, each from its name on. */
function fieldsOf(text: string, isKey: (word: string) => boolean): string[] {
  const [, first, name = '', rest = ''] =
    /^(.*?:\s.*?)(?: ?[,;/|])? +([a-z][a-z_]*)(: .*)$/.exec(text) ?? [];
  return first && isKey(name) ? [first, ...fieldsOf(name + rest, isKey)] : [text];
}

/** A list whose first entry is on the line of its name, with a dash or without. */
export const entriesAfterKeys: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (!row || row.key === undefined || row.value === '') return;
  const below = rows[index + 1];
  const isList = below !== undefined && below.dashes > 0 && below.depth >= row.at;
  if (!row.value.startsWith('- ') && !isList) return;
  const entry = row.value.replace(/^- +/, '');
  yield {
    kind: 'entry-after-key',
    facts: { name: row.key },
    ...instead(
      index,
      row.text.slice(0, row.valueAt).trimEnd(),
      `${' '.repeat(isList ? below.depth : row.at + 2)}- ${entry}`,
    ),
    mark: { row: index, column: row.valueAt },
    sureness: 'likely',
    cost: 0,
  };
  if (row.value.startsWith('- ')) {
    yield {
      kind: 'special-character',
      facts: { sign: '-' },
      ...instead(index, `${row.text.slice(0, row.valueAt)}"${row.value}"`),
      mark: { row: index, column: row.valueAt },
      sureness: 'likely',
      cost: 0.1,
    };
  }
};

/** The sign of a long text, written backwards. */
const BACKWARDS = /^(?:[-–—]>|→)$/;

export const textsAfterFolds: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (row && BACKWARDS.test(row.value)) {
    yield {
      kind: 'text-after-fold',
      facts: {},
      mark: { row: index, column: row.valueAt, length: row.value.length },
      ...instead(index, `${row.text.slice(0, row.valueAt)}>-`),
      sureness: 'certain',
      cost: 0,
    };
  }
  const [, fold = '', rest = ''] = /^([>|][-+]?)\s*(.+)$/.exec(row?.value ?? '') ?? [];
  if (!row || fold === '') return;
  const before = row.text.slice(0, row.valueAt);
  const said = {
    kind: 'text-after-fold' as const,
    facts: {},
    mark: { row: index, column: row.text.trimEnd().length - rest.length },
  };
  if (/^[-–—_=~]+$/.test(rest)) {
    yield { ...said, ...instead(index, `${before}>-`), sureness: 'certain', cost: 0 };
  } else {
    const lines = [before + fold, ' '.repeat(row.at + 2) + rest];
    yield { ...said, ...instead(index, ...lines), sureness: 'certain', cost: 0 };
  }
};
