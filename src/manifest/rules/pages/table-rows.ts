// Every row of a table has as many cells as the table has columns.
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';

export const tableRows: Rule = ({ expansion: { pages, notFound } }) =>
  [...pages, notFound].flatMap((page) =>
    page.sections.flatMap(({ data, pointer }) => {
      if (data.type !== 'table') return [];
      const { columns, rows } = data as unknown as { columns: string[]; rows: string[][] };
      return rows.flatMap((row, index): Finding[] => {
        if (row.length === columns.length) return [];
        const facts = { cells: row.length, columns: columns.length };
        return [{ kind: 'uneven-row', pointer: [...pointer, 'rows', index], facts }];
      });
    }),
  );
