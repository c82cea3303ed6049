// Cards for sizes, each with a drawing to scale if it has measures, and with its uses on this page.
import type { SectionOf } from '../../model/site.ts';
import type { Translate } from '../../model/words/words.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonsBelow } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { ContainerDrawing } from '../../ui/drawings/ContainerDrawing.tsx';
import { frameFor } from '../../ui/drawings/scale.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SizeQuoteLink } from '../../ui/SizeQuoteLink.tsx';
import { CardGrid, evenColumns } from '../../ui/styles/grid.ts';
import * as S from './Sizes.styles.ts';

type ResolvedSizes = SectionOf<'sizes'>;

export function Sizes({ section }: { section: ResolvedSizes }) {
  const { id, tone, heading, intro, items, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <Loaded items={items} delay={section.load_delay_ms} failedText={section.failed_text}>
        {(sizes) => <SizeCards section={section} sizes={sizes} />}
      </Loaded>
      <ButtonsBelow buttons={buttons} />
    </Band>
  );
}

function SizeCards({ section, sizes }: { section: ResolvedSizes; sizes: ResolvedSizes['items'] }) {
  const { uses, popular, measures, quote } = section;
  const t = useTranslate();
  const frame = frameFor(Object.values(measures));
  return (
    <CardGrid $columns={evenColumns(sizes.length)}>
      {sizes.map((size) => {
        const drawn = measures[size.id];
        const amount = amountOf(size, t);
        return (
          <S.SizeCard key={size.id} $popular={size.id === popular}>
            {drawn && <ContainerDrawing {...drawn} frame={frame} />}
            <h3>{size.size_label}</h3>
            {section.show_cubic_yards && amount && <S.Volume>{amount}</S.Volume>}
            <p>{uses?.[size.id] ?? size.description}</p>
            {size.id === popular && <S.Mark data-badge="">{section.popular_label}</S.Mark>}
            {quote && (
              <S.Quote>
                <SizeQuoteLink
                  quote={quote}
                  size={{ id: size.id, label: size.size_label }}
                  look="quiet"
                />
              </S.Quote>
            )}
          </S.SizeCard>
        );
      })}
    </CardGrid>
  );
}

/** The amount of a size, in its own words or in cubic yards. */
function amountOf(
  { amount, cubic_yards: count }: ResolvedSizes['items'][number],
  t: Translate,
): string | undefined {
  return amount ?? (count === undefined ? undefined : t('{count} cubic yards', { count }));
}
