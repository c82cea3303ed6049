// The container measurements: a drawing to scale and a table.
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ContainerTable } from '../../ui/ContainerTable.tsx';
import { SizeGuide } from './SizeGuide.tsx';

export function ContainerSpecs({ section }: { section: SectionOf<'container-specs'> }) {
  const { id, tone, heading, intro, items, dimensions_help, capacity_help, pickup_label } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <SizeGuide items={items} pickupLabel={pickup_label} />
      <ContainerTable
        label={heading}
        help={{ dimensions: dimensions_help, capacity: capacity_help }}
        rows={items}
      />
    </Band>
  );
}
