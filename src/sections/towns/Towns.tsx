// Links to the town pages, following the list of towns.
import { MAX_CARD_PICTURE_WIDTH } from '../../model/picture-files.ts';
import type { SectionOf, TownLink } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Note } from '../../ui/Note.tsx';
import { BESIDE_TITLE, CardGrid, cardSizes, evenColumns } from '../../ui/styles/grid.ts';
import { VisuallyHidden } from '../../ui/styles/VisuallyHidden.ts';
import { TownMap } from './TownMap.tsx';
import * as S from './Towns.styles.ts';

export function Towns({ section }: { section: SectionOf<'towns'> }) {
  const { id, tone, heading, intro, items, note, look, map } = section;
  const mapPlacement = map && (look === 'photos' ? 'among' : 'beside');
  return (
    <Band
      {...{ id, tone, heading, intro }}
      split={look === 'links' && !map}
      picture={mapPlacement === 'beside'}
    >
      <S.Layout $map={mapPlacement} $ratio={map && map.width / map.height}>
        {map && (
          <S.MapFrame>
            <TownMap map={map} />
          </S.MapFrame>
        )}
        <div>
          <Loaded items={items} delay={section.load_delay_ms} failedText={section.failed_text}>
            {(towns) => <TownList towns={towns} look={look} map={mapPlacement} />}
          </Loaded>
          <Note text={note} />
        </div>
      </S.Layout>
    </Band>
  );
}

interface ListProps {
  towns: TownLink[];
  look: SectionOf<'towns'>['look'];
  /** The map's place: beside the list, or in the first two columns of two of its rows. */
  map: 'among' | 'beside' | undefined;
}

function TownList({ towns, look, map }: ListProps) {
  // The name alone is the link when all have the same service; otherwise each town lists its services.
  const services = new Set(towns.flatMap(({ links }) => links.map(({ service }) => service)));
  const named = services.size > 1;
  if (look === 'links') {
    return (
      <S.Rows>
        {towns.map((town) => (
          <S.Row key={town.name}>
            <TownContent town={town} named={named} />
          </S.Row>
        ))}
      </S.Rows>
    );
  }
  const count = towns.length;
  const columns = { among: 4, beside: Math.min(count, 2), none: evenColumns(count) }[map ?? 'none'];
  // A photo alone in its row has half of it.
  const sizes = cardSizes(Math.max(columns, 2), BESIDE_TITLE);
  return (
    <CardGrid $columns={columns}>
      {towns.map((town) => (
        <S.TownCard key={town.name} $wide={columns === 1 && !!town.image}>
          <TownContent town={town} named={named} sizes={sizes} />
        </S.TownCard>
      ))}
    </CardGrid>
  );
}

interface ContentProps {
  town: TownLink;
  /** Whether each service has a link with its name. */
  named: boolean;
  sizes?: string;
}

function TownContent({ town, named, sizes = '' }: ContentProps) {
  const t = useTranslate();
  const only = named ? undefined : town.links[0];
  return (
    <>
      {town.image && (
        <S.TownPhoto picture={town.image} sizes={sizes} most={MAX_CARD_PICTURE_WIDTH} />
      )}
      <S.Words>
        <h3>
          {only ? <S.WholeCardLink to={only.to}>{town.place}</S.WholeCardLink> : town.place}
          {town.distance && ' '}
          {town.distance && <S.Distance>{town.distance}</S.Distance>}
        </h3>
        {town.blurb && <p>{town.blurb}</p>}
        {!only && (
          <ul>
            {town.links.map(({ service, label, to }) => (
              <li key={service}>
                <S.ServiceLink to={to}>
                  {label}
                  <VisuallyHidden>{t(' in {place}', { place: town.place })}</VisuallyHidden>
                </S.ServiceLink>
              </li>
            ))}
          </ul>
        )}
      </S.Words>
    </>
  );
}
