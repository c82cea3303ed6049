// The people behind the company: a portrait, a name and a role for each.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { CardGrid, cardSizes, evenColumns } from '../../ui/styles/grid.ts';
import { theme } from '../../ui/styles/theme.ts';

const Person = styled.li`
  /* Alone in a row of a tablet, a portrait keeps its size. */
  &&&& {
    grid-column: auto;
  }
  & > strong {
    display: block;
    color: ${theme.color.heading};
    font: 700 ${theme.size.h3} / ${theme.line.short} ${theme.font.display};
  }
`;

const Portrait = styled(Photo)`
  margin-bottom: ${theme.space(2)};
  border-radius: ${theme.radius.large};
  aspect-ratio: 4 / 5;
`;

export function People({ section }: { section: SectionOf<'people'> }) {
  const { id, tone, heading, intro, items } = section;
  // A portrait in one column or two would be larger than life.
  const columns = evenColumns(Math.max(items.length, 3));
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid $columns={columns}>
        {items.map(({ name, role, image }, index) => (
          <Person key={index}>
            {image && <Portrait picture={image} sizes={cardSizes(columns)} />}
            <strong>{name}</strong>
            {` ${role}`}
          </Person>
        ))}
      </CardGrid>
    </Band>
  );
}
