// The table of container measurements, with a further cell in each row where a section has one.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ContainerSpec } from '../model/manifest.generated.ts';
import type { Word } from '../model/words/words.ts';
import { useWords } from './contexts/facts.ts';
import { DataTable } from './DataTable.tsx';
import { theme } from './styles/theme.ts';
import { Tooltip } from './Tooltip.tsx';

const Popular = styled.span`
  display: inline-block;
  padding: 0.1em 0.8em;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: 700 ${theme.size.small} / ${theme.line.text} ${theme.font.body};
`;

/** A phone shows two short cells side by side. */
const Pairs = styled.div`
  ${theme.only.phone} {
    & tbody tr {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
      column-gap: ${theme.space(2)};
    }
    & tbody :is(th, td:nth-child(n + 4)) {
      grid-column: 1 / -1;
    }
  }
`;

const COLUMNS: Word[] = ['Size', 'Dimensions', 'Capacity', 'Ideal for'];

interface SpecRow extends ContainerSpec {
  marked?: boolean;
  /** A few words below the name of the size. */
  remark?: ReactNode;
  extra?: ReactNode;
}

interface Props {
  label: string;
  help: { dimensions: string; capacity: string };
  rows: SpecRow[];
  /** The heading of the further cells. */
  extra?: string;
}

export function ContainerTable({ label, help, rows, extra }: Props) {
  const more = extra === undefined ? [] : [extra];
  const t = useWords();
  const own = COLUMNS.map((column) => t(column));
  const [size, dimensions, capacity, use] = own;
  return (
    <Pairs>
      <DataTable
        label={label}
        columns={[
          size,
          <Tooltip key="dimensions" text={help.dimensions}>
            {dimensions}
          </Tooltip>,
          <Tooltip key="capacity" text={help.capacity}>
            {capacity}
          </Tooltip>,
          use,
          ...more,
        ]}
        cellLabels={[...own, ...more.map(() => '')]}
        rows={rows.map((row) => ({
          key: row.size,
          marked: row.marked,
          cells: [
            <>
              {row.popular ? `${row.size} ` : row.size}
              {row.popular && <Popular data-badge="">{t('Popular')}</Popular>}
              {row.remark}
            </>,
            measures(row.dimensions),
            row.capacity,
            row.ideal_use,
            ...more.map(() => row.extra),
          ],
        }))}
      />
    </Pairs>
  );
}

/** Feet as the trade writes them: 12'x8'x3.5'. */
function measures({ length, width, height }: ContainerSpec['dimensions']): string {
  return [length, width, height].map((feet) => `${feet}'`).join('x');
}
