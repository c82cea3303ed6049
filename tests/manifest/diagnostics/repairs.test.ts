// The repairs of signs: of the candidates for a line one is the right line.
import { expect, test } from 'vitest';
import {
  colons,
  dashes,
  indentation,
  quotationMarks,
  type RepairStrategy,
} from '../../../src/manifest/diagnostics/repairs.ts';
import { rowsOf } from '../../../src/manifest/text/rows.ts';

const names = new Set(['site', 'name', 'url', 'list', 'id', 'to', 'end', 'a', 'x', 'hours']);

/** Broken lines, of which the faulty one is that with » before it, and how they were meant. */
const examples: [RepairStrategy, wrong: string, right: string][] = [
  [colons, 'site:\n»  name A\n  url: b', 'site:\n  name: A\n  url: b'],
  [colons, 'site:\n»  name:A\n  url: b', 'site:\n  name: A\n  url: b'],
  [colons, 'site:\n»  name; A\n  url: b', 'site:\n  name: A\n  url: b'],
  [colons, '»site\n  name: A\n  url: b', 'site:\n  name: A\n  url: b'],
  [quotationMarks, 'site:\n»  name: "A\n  url: b', 'site:\n  name: "A"\n  url: b'],
  [quotationMarks, 'site:\n»  name: “A: B”\n  url: b', 'site:\n  name: "A: B"\n  url: b'],
  [quotationMarks, 'site:\n»  name: A: B\n  url: b', 'site:\n  name: "A: B"\n  url: b'],
  [quotationMarks, 'site:\n»  hours: @noon\n  url: b', 'site:\n  hours: "@noon"\n  url: b'],
  [dashes, 'list:\n  - a: 1\n»  a: 2', 'list:\n  - a: 1\n  - a: 2'],
  [dashes, 'list:\n  - id: a\n»  -id: b', 'list:\n  - id: a\n  - id: b'],
  [dashes, 'list:\n  - id: a\n»  • id: b', 'list:\n  - id: a\n  - id: b'],
  [dashes, 'site:\n  name: A\n»  - url: b', 'site:\n  name: A\n  url: b'],
  [indentation, 'site:\n  name: A\n»   url: b', 'site:\n  name: A\n  url: b'],
  [indentation, 'site:\n  name: A\n»\turl: b', 'site:\n  name: A\n  url: b'],
  [
    indentation,
    'list:\n  - id: a\n»   to:\n      x: b\nend: c',
    'list:\n  - id: a\n    to:\n      x: b\nend: c',
  ],
];

test.each(examples)('%o: takes %j for %j', (strategy, wrong, right) => {
  const lines = wrong.replace('»', '').split('\n');
  const at = wrong.split('\n').findIndex((line) => line.startsWith('»'));
  const meant = strategy(rowsOf(lines), at, names).map((one) =>
    lines.toSpliced(one.from, one.remove, ...one.lines).join('\n'),
  );
  expect(meant).toContain(right);
});
