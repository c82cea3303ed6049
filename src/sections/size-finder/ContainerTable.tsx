// The table of container measurements, with a further cell in each row where a section has one.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ContainerSpec } from '../../model/manifest.generated.ts';
import type { MessageKey } from '../../model/words/words.ts';
import { useTranslate } from '../../ui/contexts.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

const Popular = styled.span`
  display: inline-block;
  padding: 0 ${theme.space(1)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: 700 ${theme.size.small} / ${theme.line.text} ${theme.font.body};
`;

/** A phone shows the three short cells of a row in one line below their headings, which have explanations. */
const Lines = styled.div`
  ${theme.only.phone} {
    & thead tr {
      display: flex;
      gap: ${theme.space(1)};
    }
    & thead th {
      position: static;
      clip-path: none;
      &:nth-child(n + 4) {
        display: none;
      }
      &:nth-child(3) [role="tooltip"] {
        left: auto;
        right: 0;
      }
    }
    & :is(th, td) {
      flex: 1 0 5.25rem;
      font-size: ${theme.size.small};
      &:nth-child(3) {
        flex-basis: 7.25rem;
      }
      &:nth-child(4) {
        flex: 1 1 9rem;
        color: ${theme.color.muted};
      }
      &:nth-child(5) {
        flex: 0 1 auto;
      }
      &::before {
        display: none;
      }
    }
    & tbody th {
      font: 700 ${theme.size.h3} / ${theme.line.short} ${theme.font.display};
    }
  }
`;

const COLUMNS: MessageKey[] = ['Size', 'Dimensions', 'Capacity', 'Ideal for'];

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
  const t = useTranslate();
  const columnTitles = COLUMNS.map((column) => t(column));
  const [size, dimensions, capacity, use] = columnTitles;
  return (
    <Lines>
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
        cellLabels={[...columnTitles, ...more.map(() => '')]}
        rows={rows.map((row) => ({
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
    </Lines>
  );
}

/** Feet as the trade writes them: 12'x8'x3.5'. */
function measures({ length, width, height }: ContainerSpec['dimensions']): string {
  return [length, width, height].map((feet) => `${feet}'`).join('x');
}
