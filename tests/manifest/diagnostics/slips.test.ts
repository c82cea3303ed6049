// The examples of each known slip: the text cannot be read or is another one, and one proposal gives the right one.
import { describe, expect, it } from 'vitest';
import { slips } from '../../../src/manifest/diagnostics/slips/all-slips.ts';
import { rowsOf } from '../../../src/manifest/text/rows.ts';

const names = new Set(['site', 'name', 'url', 'list', 'id', 'to', 'end', 'a', 'x', 'hours']);

describe.each(slips.map(({ slip, examples }) => [slip, examples] as const))(
  '%o',
  (slip, examples) => {
    it.each(examples.map(({ wrong, right }) => [wrong, right]))(
      '%j is meant as %j',
      (wrong, right) => {
        const lines = wrong.replace('»', '').split('\n');
        const at = wrong.split('\n').findIndex((line) => line.startsWith('»'));
        const meant = slip(rowsOf(lines), at, names).map((one) =>
          lines.toSpliced(one.from, one.remove, ...one.lines).join('\n'),
        );
        expect(meant).toContain(right);
      },
    );
  },
);
