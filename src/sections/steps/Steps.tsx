// A numbered how-it-works list.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonsBelow } from '../../ui/Button.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { ManifestText } from '../../ui/Wording.tsx';

const Timeline = styled.ol`
  display: grid;
  gap: ${theme.space(3)};
  counter-reset: step;
  /* The center line of the road that leads from step to step. */
  & > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset: ${theme.width.disc} auto calc(-1 * ${theme.space(3)}) calc(${theme.width.disc} / 2 - 0.125rem);
    width: 0.25rem;
    background: repeating-linear-gradient(${theme.color.accent} 0 0.9rem, transparent 0.9rem 1.6rem);
    ${theme.from.desktop} {
      inset: 1.375rem calc(-1 * ${theme.space(3)}) auto 3rem;
      width: auto;
      height: 0.25rem;
      background: repeating-linear-gradient(
        90deg,
        ${theme.color.accent} 0 1.5rem,
        transparent 1.5rem 2.5rem
      );
    }
  }
  ${theme.from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  & > li {
    position: relative;
    padding-left: calc(${theme.width.disc} + ${theme.space(2)});
    counter-increment: step;
    ${theme.from.desktop} {
      padding: calc(${theme.width.disc} + ${theme.space(2)}) 0 0;
    }
  }
  & > li::before {
    content: counter(step) / "";
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: ${theme.width.disc};
    aspect-ratio: 1;
    border-radius: ${theme.radius.round};
    border: 3px solid ${theme.color.accent};
    background: ${theme.color.brandDeep};
    color: ${theme.color.onBrand};
    font: 700 ${theme.size.h3} / 1 ${theme.font.display};
  }
  & h3 {
    margin-bottom: ${theme.space(1)};
  }
`;

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { id, tone, heading, intro, items, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <Timeline>
        {items.map(({ title, description }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p>
              <ManifestText text={description} />
            </p>
          </li>
        ))}
      </Timeline>
      <ButtonsBelow buttons={buttons} />
    </Band>
  );
}
