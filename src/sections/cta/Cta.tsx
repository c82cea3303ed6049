// A call to action: a heading, a sentence and buttons.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Landscape, TownScene } from '../../ui/pictures/Scenery.tsx';
import { theme } from '../../ui/styles/theme.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(3)};
  /* The landscape is below the buttons. */
  padding-bottom: ${theme.forScenery('max(5rem, 8.5vw)')};
  section:not(:last-of-type) & {
    --scenery: 0;
  }
  /* The links beside the buttons have no frames that keep them apart. */
  & > div + div {
    column-gap: ${theme.space(3)};
  }
  ${theme.only.phone} {
    & > div {
      width: 100%;
    }
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
      backdrop={tone === 'dark' && (own_scene ? <TownScene shapes={own_scene} /> : <Landscape />)}
    >
      <Actions>
        <ButtonRow buttons={buttons} />
        <ButtonRow buttons={links} />
      </Actions>
    </Band>
  );
}
