// The container measurements: a drawing to scale and a table.
import styled from 'styled-components';
import type { ContainerSpec } from '../../model/manifest.generated.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { SizeGuide } from './SizeGuide.tsx';

const Popular = styled.span`
  display: inline-block;
  padding: 0.1em 0.7em;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: 700 ${theme.size.small} / 1.6 ${theme.font.body};
`;

const COLUMNS = ['Size', 'Dimensions', 'Capacity', 'Ideal for'];

/** Feet as the trade writes them: 12'x8'x3.5'. */
function dimensions({ length, width, height }: ContainerSpec['dimensions']): string {
  return [length, width, height].map((feet) => `${feet}'`).join('x');
}

export function ContainerSpecs({ section }: { section: SectionOf<'container-specs'> }) {
  const { id, tone, heading, intro, items, dimensions_help, capacity_help, pickup_label } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <SizeGuide items={items} pickupLabel={pickup_label} />
      <DataTable
        label={heading}
        columns={[
          COLUMNS[0],
          <Tooltip key="dimensions" text={dimensions_help}>
            {COLUMNS[1]}
          </Tooltip>,
          <Tooltip key="capacity" text={capacity_help}>
            {COLUMNS[2]}
          </Tooltip>,
          COLUMNS[3],
        ]}
        cellLabels={COLUMNS}
        rows={items.map((spec) => ({
          key: spec.size,
          cells: [
            <>
              {spec.popular ? `${spec.size} ` : spec.size}
              {spec.popular && <Popular data-badge="">Popular</Popular>}
            </>,
            dimensions(spec.dimensions),
            spec.capacity,
            spec.ideal_use,
          ],
        }))}
      />
    </Band>
  );
}
