// A table that puts a row's cells side by side or below each other on a phone, and stays a table for screen readers.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from './styles/theme.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${theme.space(1)} ${theme.space(2)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: left;
    vertical-align: baseline;
  }
  & th {
    color: ${theme.color.heading};
  }
  ${theme.from.tablet} {
    /* A column is as wide as the longest word of its headings. */
    & th {
      overflow-wrap: break-word;
    }
  }
  & tr[data-marked] {
    background: color-mix(in srgb, ${theme.color.accent} 14%, transparent);
  }
  ${theme.only.phone} {
    & thead th {
      position: absolute;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${theme.space(1)};
      padding-block: ${theme.space(1)};
      border-bottom: 1px solid ${theme.color.line};
    }
    & th,
    & td {
      flex: 1 0 8rem;
      padding: 0;
      border: 0;
    }
    & th:nth-last-child(2) {
      flex-basis: 5.25rem;
    }
    & th + td:last-child {
      flex: 4 1 10rem;
    }
    & td::before {
      content: attr(data-label);
      display: block;
      color: ${theme.color.muted};
      font-size: ${theme.size.small};
      font-weight: 600;
    }
  }
`;

interface Props {
  label: string;
  columns: ReactNode[];
  /** The label of a cell's column on a phone, which hides the headings. A table of two columns needs none. */
  cellLabels: string[];
  /** A marked row has a ground of its own. */
  rows: { cells: ReactNode[]; marked?: boolean }[];
}

/** With a blank, without which the words of two cells run together for readers that know no tables. */
const apart = (cell: ReactNode) => (typeof cell === 'string' ? `${cell} ` : <>{cell} </>);

/** A table; the first cell of each row is its heading. */
export function DataTable({ label, columns, cellLabels, rows }: Props) {
  // The roles are stated because `display: flex` would take them away on a phone.
  return (
    <Table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th key={index} role="columnheader" scope="col">
              {apart(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ marked, cells: [first, ...rest] }, row) => (
          <tr key={row} role="row" data-marked={marked || undefined}>
            <th role="rowheader" scope="row">
              {apart(first)}
            </th>
            {rest.map((cell, index) => (
              <td
                key={index}
                role="cell"
                data-label={rest.length > 1 ? cellLabels[index + 1] : undefined}
              >
                {apart(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
