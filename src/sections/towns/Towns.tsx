// Links to the town pages, following the list of towns.
import type { SectionOf, TownLink } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { useWords } from '../../ui/contexts/facts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Note } from '../../ui/Note.tsx';
import { CardGrid, cardSizes, evenColumns } from '../../ui/styles/grid.ts';
import { VisuallyHidden } from '../../ui/styles/VisuallyHidden.ts';
import { TownMap } from './TownMap.tsx';
import * as S from './Towns.styles.ts';

type TownsLook = SectionOf<'towns'>['look'];

export function Towns({ section }: { section: SectionOf<'towns'> }) {
  const { id, tone, heading, intro, items, note, look, map } = section;
  const place = look === 'photos' ? 'among' : 'beside';
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} picture={map && place === 'beside'}>
      <S.Layout $map={map && place}>
        {map && (
          <S.MapFrame>
            <TownMap map={map} />
          </S.MapFrame>
        )}
        <div>
          <Loaded items={items} delay={section.load_delay_ms} failedText={section.failed_text}>
            {(towns) => <TownList towns={towns} look={look} amongMap={map !== undefined} />}
          </Loaded>
          <Note text={note} />
        </div>
      </S.Layout>
    </Band>
  );
}

interface ListProps {
  towns: TownLink[];
  look: TownsLook;
  /** Whether the map takes the first two columns of two rows. */
  amongMap: boolean;
}

function TownList({ towns, look, amongMap }: ListProps) {
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
  const columns = amongMap ? 4 : evenColumns(towns.length);
  const sizes = cardSizes(columns);
  return (
    <CardGrid $columns={columns}>
      {towns.map((town) => (
        <S.TownCard key={town.name}>
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
  const t = useWords();
  const only = named ? undefined : town.links[0];
  return (
    <>
      {town.image && <S.TownPhoto picture={town.image} sizes={sizes} />}
      <S.Words>
        <h3>{only ? <S.WholeCardLink to={only.to}>{town.place}</S.WholeCardLink> : town.place}</h3>
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
