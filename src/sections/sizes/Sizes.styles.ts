// The look of the size cards.
import styled from 'styled-components';
import { CardBox } from '../../ui/grid.ts';
import { theme } from '../../ui/theme.ts';

export const SizeCard = styled(CardBox)<{ $popular: boolean }>`
  position: relative;
  gap: ${theme.space(1)};
  border-top: 6px solid ${({ $popular }) => ($popular ? theme.color.accent : theme.color.brand)};
  & > h3 {
    font-size: ${theme.size.h2};
  }
`;

export const Volume = styled.p`
  color: ${theme.color.muted};
  font-weight: 600;
`;

export const Mark = styled.p`
  order: -1;
  align-self: start;
  padding: 0.1em 0.8em;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.size.small};
  font-weight: 700;
`;
