// A table of texts.
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ManifestText } from '../../ui/Wording.tsx';

export function Table({ section }: { section: SectionOf<'table'> }) {
  const { id, tone, heading, intro, columns, rows } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} split={columns.length < 3}>
      <DataTable
        label={heading}
        columns={columns}
        cellLabels={columns}
        rows={rows.map((cells) => ({
          cells: cells.map((cell, index) => <ManifestText key={index} text={cell} />),
        }))}
      />
    </Band>
  );
}
