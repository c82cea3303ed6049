// A grid of cards: services, reasons, project types, business types.
import type { Card } from '../../model/manifest.generated.ts';
import { MAX_CARD_PICTURE_WIDTH } from '../../model/picture-files.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonsBelow } from '../../ui/Button.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import {
  BESIDE_TITLE,
  CardBox,
  CardGrid,
  cardSizes,
  evenColumns,
  IconDisc,
} from '../../ui/styles/grid.ts';
import { ManifestText } from '../../ui/Wording.tsx';
import * as S from './Cards.styles.ts';

const frames = { boxes: CardBox, rows: S.RowItem, columns: S.ColumnItem };

export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { id, tone, heading, intro, look, items, buttons } = section;
  const columns = evenColumns(items.length, look === 'rows' ? 3 : 4);
  const Frame = frames[look];
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid $columns={columns}>
        {items.map((card, index) => (
          <Frame key={index}>
            {card.image && (
              <S.CardPhoto
                picture={card.image}
                sizes={cardSizes(columns, BESIDE_TITLE)}
                most={MAX_CARD_PICTURE_WIDTH}
              />
            )}
            <CardContent card={card} />
          </Frame>
        ))}
      </CardGrid>
      <ButtonsBelow buttons={buttons} />
    </Band>
  );
}

function CardContent({
  card: { icon, image, title, description, to, link_label },
}: {
  card: Card;
}) {
  return (
    <>
      {icon && !image && (
        <IconDisc>
          <Icon name={icon} size={24} />
        </IconDisc>
      )}
      <h3>{title}</h3>
      <p>
        <ManifestText text={description} />
      </p>
      {to && <S.CardLink to={to}>{link_label ?? title}</S.CardLink>}
    </>
  );
}
