// A call to action: a heading, a sentence and buttons.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Landscape } from '../../ui/pictures/Scenery.tsx';
import { theme } from '../../ui/styles/theme.ts';

const Actions = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  /* On a phone the scenery is below the buttons. */
  padding-bottom: ${theme.forScenery('8.5rem')};
  ${theme.from.desktop} {
    max-width: ${theme.width.text};
    padding-bottom: ${theme.forScenery('clamp(8.5rem, 15vw, 20rem)')};
  }
`;

export function Cta({ section }: { section: SectionOf<'cta'> }) {
  const { id, tone, heading, text, buttons, links } = section;
  return (
    <Band
      id={id}
      tone={tone}
      heading={heading}
      intro={text}
      closing
      backdrop={tone === 'dark' && <Landscape />}
    >
      <Actions>
        <ButtonRow buttons={buttons} />
        <ButtonRow buttons={links} />
      </Actions>
    </Band>
  );
}
