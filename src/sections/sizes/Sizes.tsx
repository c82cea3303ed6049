// Cards for dumpster sizes, each with what it is good for on this page.
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Below, CardGrid, evenColumns } from '../../ui/grid.ts';
import * as S from './Sizes.styles.ts';

export function Sizes({ section }: { section: SectionOf<'sizes'> }) {
  const { id, tone, heading, intro, items, uses, popular, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid $columns={evenColumns(items.length)}>
        {items.map((size) => (
          <S.SizeCard key={size.id} $popular={size.id === popular}>
            <h3>{size.size_label}</h3>
            {section.show_cubic_yards && <S.Volume>{size.cubic_yards} cubic yards</S.Volume>}
            <p>{uses?.[size.id] ?? size.description}</p>
            {size.id === popular && <S.Mark>{section.popular_label}</S.Mark>}
          </S.SizeCard>
        ))}
      </CardGrid>
      {buttons && (
        <Below>
          <ButtonRow buttons={buttons} />
        </Below>
      )}
    </Band>
  );
}
