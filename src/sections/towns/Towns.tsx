// Links to the town pages, following the list of towns.
import type { SectionOf, TownLink } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { Below, CardGrid, cardSizes, evenColumns } from '../../ui/grid.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { Wording } from '../../ui/Wording.tsx';
import { TownMap } from './TownMap.tsx';
import * as S from './Towns.styles.ts';

type Look = SectionOf<'towns'>['look'];

export function Towns({ section }: { section: SectionOf<'towns'> }) {
  const { id, tone, heading, intro, items, note, look, map } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <S.Layout $split={map !== undefined}>
        {map && (
          <S.MapFrame>
            <TownMap map={map} />
          </S.MapFrame>
        )}
        <div>
          <Loaded items={items} delay={section.load_delay_ms} failedText={section.failed_text}>
            {(towns) => <TownList towns={towns} look={look} most={map ? 2 : 4} />}
          </Loaded>
          {note && (
            <Below>
              <p>
                <Wording text={note} />
              </p>
            </Below>
          )}
        </div>
      </S.Layout>
    </Band>
  );
}

/** `most` columns at most: beside a map there is less room. */
function TownList({ towns, look, most }: { towns: TownLink[]; look: Look; most: number }) {
  if (look === 'links') {
    return (
      <S.Rows>
        {towns.map((town) => (
          <S.Row key={town.name}>
            <TownContent town={town} />
          </S.Row>
        ))}
      </S.Rows>
    );
  }
  const columns = Math.min(most, evenColumns(towns.length));
  return (
    <CardGrid $columns={columns}>
      {towns.map((town) => (
        <S.TownCard key={town.name}>
          <TownContent town={town} sizes={cardSizes(columns)} />
        </S.TownCard>
      ))}
    </CardGrid>
  );
}

function TownContent({ town, sizes = '' }: { town: TownLink; sizes?: string }) {
  const only = town.links.length === 1 ? town.links[0] : undefined;
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
                  <VisuallyHidden> in {town.place}</VisuallyHidden>
                </S.ServiceLink>
              </li>
            ))}
          </ul>
        )}
      </S.Words>
    </>
  );
}
