// A call to action: a heading, a sentence and buttons.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';

const Actions = styled.div`
  display: grid;
  gap: ${theme.space(2)};
`;

export function Cta({ section }: { section: SectionOf<'cta'> }) {
  const { id, tone, heading, text, buttons, links } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={text}>
      <Actions>
        <ButtonRow buttons={buttons} />
        <ButtonRow buttons={links} />
      </Actions>
    </Band>
  );
}
