// Small texts with one fault each, and what the check says of it: the table of parse errors and schema errors.

/** A change of `tests/fixtures/base.yaml`: `find` becomes `write`, in which » marks the expected place. */
export interface TextCase {
  find: string;
  write: string;
  code: string;
  /** The text in place of `write` after the fix; undefined where there is none. */
  fixed?: string;
  safety?: 'safe' | 'suggested';
}

const safe = (find: string, write: string, code: string, fixed = find): TextCase => ({
  ...{ find, write, code, fixed, safety: 'safe' },
});
const suggested = (find: string, write: string, code: string, fixed = find): TextCase => ({
  ...{ find, write, code, fixed, safety: 'suggested' },
});
const unfixed = (find: string, write: string, code: string): TextCase => ({ find, write, code });

export const textCases: TextCase[] = [
  safe('  founded: 1995', '  »founded 1995', 'missing-colon'),
  safe('  founded: 1995', '  »founded:1995', 'missing-colon'),
  safe('      opens: "07:00"', '      opens: »"07:00', 'quotation-mark'),
  safe('      opens: "07:00"', '      opens: »7am', 'time-format'),
  safe('  founded: 1995', '»\tfounded: 1995', 'tab-indentation'),
  safe('    zip: "14048"', '    zip: »14048', 'number-for-text'),
  safe('  phone: (716) 555-4410', '  phone: »716.555.4410', 'wrong-format'),
  safe('    residents: 12743', '    residents: »12,743', 'wrong-type'),
  suggested('  founded: 1995', '   »founded: 1995', 'wrong-indentation'),
  suggested('  founded: 1995', '  »foundd: 1995', 'unknown-key'),
  unfixed('    - from: Monday\n', '    - from: »[Monday, Thursday]\n', 'wrong-type'),
  unfixed('  price_range: $$', '  price_range: »$25-$60', 'not-in-list'),
  unfixed('  founded: 1995', '  founded: »nineteen ninety-five', 'wrong-type'),
];

/** A table's case as a text, with the expected `line:column`. */
export function textOfCase(base: string, { find, write }: TextCase) {
  const [before = '', after] = [base.slice(0, base.indexOf(find)), base.split(find)[1]];
  if (after === undefined) throw new Error(`tests/fixtures/base.yaml has no ${find}`);
  const marked = before + write + base.slice(before.length + find.length);
  const lines = marked.slice(0, marked.indexOf('»')).split('\n');
  const at = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  return { text: marked.replace('»', ''), at };
}
