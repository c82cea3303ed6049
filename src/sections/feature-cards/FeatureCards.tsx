// A grid of cards that open to show more. Each opens on its own, so that two can be compared.
import { ChevronDown } from 'lucide';
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { Glyph, Icon } from '../../ui/pictures/Icon.tsx';
import { CardBox, CardGrid, IconDisc } from '../../ui/styles/grid.ts';
import { theme } from '../../ui/styles/theme.ts';
import { ManifestText } from '../../ui/Wording.tsx';

const Opening = styled.details`
  & > summary {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: ${theme.space(2)};
    align-items: center;
    min-height: 3rem;
    &:hover strong {
      text-decoration: underline;
    }
  }
  & > p {
    padding-top: ${theme.space(2)};
  }
`;

const Words = styled.span`
  display: grid;
  & > strong {
    color: ${theme.color.heading};
    font: 700 ${theme.size.h3} / ${theme.line.heading} ${theme.font.display};
  }
`;

export function FeatureCards({ section }: { section: SectionOf<'feature-cards'> }) {
  const { id, tone, heading, intro, items } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid $columns={2}>
        {items.map(({ icon, title, tagline, content }, index) => (
          <CardBox key={index}>
            <Opening>
              <summary>
                <IconDisc>
                  <Icon name={icon} size={24} />
                </IconDisc>
                <Words>
                  <strong>{title}</strong>
                  {` ${tagline}`}
                </Words>
                <Glyph drawing={ChevronDown} size={22} />
              </summary>
              <p>
                <ManifestText text={content} />
              </p>
            </Opening>
          </CardBox>
        ))}
      </CardGrid>
    </Band>
  );
}
