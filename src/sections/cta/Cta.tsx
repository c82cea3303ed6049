// A call to action: a heading, a sentence and buttons.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Landscape, TownScene } from '../../ui/pictures/Scenery.tsx';
import { theme } from '../../ui/styles/theme.ts';

const Actions = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  /* The sun is below the buttons, on a desktop at their right. */
  padding-bottom: ${theme.forScenery('max(8.5rem, 26vw - 2rem)')};
  /* The links below the buttons have no frames that keep them apart. */
  & > div + div {
    column-gap: ${theme.space(3)};
  }
  ${theme.from.desktop} {
    max-width: ${theme.width.text};
    padding-bottom: ${theme.forScenery('clamp(8.5rem, 17.5vw, 22rem)')};
  }
`;

export function Cta({ section }: { section: SectionOf<'cta'> }) {
  const { id, tone, heading, text, buttons, links, own_scene } = section;
  return (
    <Band
      id={id}
      tone={tone}
      heading={heading}
      intro={text}
      closing
      backdrop={
        tone === 'dark' &&
        (own_scene ? <TownScene sun={own_scene === 'with_sun'} /> : <Landscape />)
      }
    >
      <Actions>
        <ButtonRow buttons={buttons} />
        <ButtonRow buttons={links} />
      </Actions>
    </Band>
  );
}
