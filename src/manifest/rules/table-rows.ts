// Every row of a table has as many cells as the table has columns.
import { placeName } from '../place-name.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const tableRows: Rule = ({ expansion: { pages, notFound }, manifest }) =>
  [...pages, notFound].flatMap((page) =>
    page.sections.flatMap(({ data, pointer }) => {
      if (data.type !== 'table') return [];
      const { columns, rows } = data as unknown as { columns: string[]; rows: string[][] };
      return rows.flatMap((row, index): Finding[] => {
        if (row.length === columns.length) return [];
        const at = [...pointer, 'rows', index];
        const message = `Cells are missing or too many: ${placeName(at, manifest)} has ${row.length}, but the table has ${columns.length} columns.`;
        return [{ code: 'uneven-row', pointer: at, message }];
      });
    }),
  );
