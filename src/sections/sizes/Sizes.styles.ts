// The look of the size cards.
import styled from 'styled-components';
import { CardBox } from '../../ui/styles/grid.ts';
import { theme } from '../../ui/styles/theme.ts';

export const Volume = styled.p`
  color: ${theme.color.muted};
  font-weight: 600;
`;

/** On a phone the drawing is beside the name. */
export const SizeCard = styled(CardBox)<{ $popular: boolean }>`
  position: relative;
  gap: ${theme.space(1)};
  border-top: 6px solid ${({ $popular }) => ($popular ? theme.color.accent : theme.color.brand)};
  & > h3 {
    font-size: ${theme.size.h2};
  }
  ${theme.only.phone} {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    align-items: baseline;
    gap: 0 ${theme.space(2)};
    & > * {
      grid-column: 1 / -1;
    }
    & > h3,
    & > svg ~ ${Volume} {
      grid-column: 1;
    }
    & > ${Volume} {
      grid-column: 2;
    }
    & > svg {
      grid-area: 1 / 2 / span 2;
      align-self: end;
      margin-bottom: ${theme.space(1)};
    }
  }
`;

/** At the foot of each card, whatever the length of the text above. */
export const Quote = styled.div`
  margin-top: auto;
  ${theme.only.phone} {
    margin-bottom: -${theme.space(2)};
  }
`;

/** Sits on the card's upper edge, so that all drawings have the same height on the page. */
export const Mark = styled.p`
  position: absolute;
  top: 0;
  right: ${theme.space(2)};
  translate: 0 -60%;
  padding: 0 ${theme.space(1)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.size.small};
  font-weight: 700;
`;
