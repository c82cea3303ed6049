// A numbered how-it-works list.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Below } from '../../ui/grid.ts';
import { theme } from '../../ui/theme.ts';

const Timeline = styled.ol`
  display: grid;
  gap: ${theme.space(4)};
  counter-reset: step;
  ${theme.from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  & > li {
    position: relative;
    padding-left: 4rem;
    counter-increment: step;
    ${theme.from.tablet} {
      padding: 4rem 0 0;
    }
  }
  & > li::before {
    content: counter(step) / "";
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${theme.radius.round};
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
    font: 700 ${theme.size.h3} / 1 ${theme.font.display};
  }
  & h3 {
    font-size: ${theme.size.h3};
    margin-bottom: ${theme.space(1)};
  }
`;

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { id, tone, heading, intro, items, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <Timeline>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </Timeline>
      {buttons && (
        <Below>
          <ButtonRow buttons={buttons} />
        </Below>
      )}
    </Band>
  );
}
